"""Parts of speech from plain text (Clark 2003): words clustered by their neighbours and letters."""
