
"use strict";
// A click on a column header sorts a table; the page is complete without this script.
function valueOf(row, place) {
  const text = row.cells[place].dataset.value ?? row.cells[place].textContent.trim();
  const number = Number(text.replace(/[,%<+†]/g, "").replace("\u2212", "-"));
  return text === "" || text === "\u2013" ? null : Number.isNaN(number) ? text : number;
}
function order(a, b) {
  if (a === null || b === null) return (a === null) - (b === null);
  return typeof a === "number" && typeof b === "number" ? b - a : String(a).localeCompare(String(b));
}
function sort(table, head, place) {
  const turned = head.getAttribute("aria-sort") === "descending";
  const body = table.tBodies[0];
  const rows = [...body.rows].map((row) => [valueOf(row, place), row]);
  rows.sort(([a], [b]) => (a === null || b === null || !turned ? order(a, b) : order(b, a)));
  body.append(...rows.map(([, row]) => row));
  for (const each of table.tHead.rows[0].cells) each.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", turned ? "ascending" : "descending");
}
for (const table of document.querySelectorAll("table.sortable")) {
  [...table.tHead.rows[0].cells].forEach((head, place) => {
    if (head.localName !== "th") return;
    const button = document.createElement("button");
    button.append(...head.childNodes);
    button.addEventListener("click", () => sort(table, head, place));
    head.append(button);
  });
}
// The target of a link may be inside a fold.
function reveal(hash) {
  const target = hash.length > 1 && document.getElementById(hash.slice(1));
  if (!target) return;
  for (let at = target; at; at = at.parentElement) if (at.localName === "details") at.open = true;
  target.scrollIntoView();
}
addEventListener("hashchange", () => reveal(location.hash));
reveal(location.hash);
// In the frame of a notebook, which has no address, links would lead to the notebook itself.
if (location.protocol === "about:") {
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    reveal(link.getAttribute("href"));
  });
}
