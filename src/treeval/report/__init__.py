"""Results into text: tables for people, JSON for programs. Pure functions; nothing prints."""
