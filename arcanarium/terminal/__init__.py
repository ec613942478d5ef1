"""The command line: `arcana play`, `replay`, `sim`, `cards` and `bench`."""
