"""From one format or annotation scheme into another."""
