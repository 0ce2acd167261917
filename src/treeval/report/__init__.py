"""Results as tables, charts and pages: pure functions that return text and print nothing."""
