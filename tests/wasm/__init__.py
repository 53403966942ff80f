"""The kernel as WebAssembly: built from the same sources, equal to the last byte."""
