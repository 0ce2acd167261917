"""Tables of many treebanks: one table a metric, systems side by side, means at the bottom."""

from treeval.report.scores import Style
from treeval.report.table import RENDERERS, Table, percent
from treeval.scoring.campaign import Campaign


def campaign_text(campaign: Campaign, metrics: tuple[str, ...], style: Style) -> str:
    render = RENDERERS[style.form]
    parts = [render(campaign_table(campaign, metric, style)) for metric in metrics]
    if style.form == "text" and campaign.missing:
        listed = ", ".join(f"{system} on {treebank}" for treebank, system in campaign.missing)
        counted = "counts as 0" if campaign.policy == "zero" else "left out of the mean"
        parts.append(f"missing, {counted}: {listed}")
    return "\n\n".join(parts)


def campaign_table(campaign: Campaign, metric: str, style: Style) -> Table:
    """Scores of one metric; the last row is the mean over treebanks."""
    systems = sorted(campaign.systems, key=lambda system: -campaign.macro(system, metric))
    rows = [
        (
            treebank,
            *(
                percent(campaign.score(treebank, system, metric), style.decimals)
                for system in systems
            ),
        )
        for treebank in campaign.treebanks
    ]
    means = (percent(campaign.macro(system, metric), style.decimals) for system in systems)
    return Table(("Treebank", *systems), (*rows, ("mean", *means)), metric, frozenset([len(rows)]))
