"""Models for everybody: trained on whatever holds sentences, saved, loaded, and applied."""
