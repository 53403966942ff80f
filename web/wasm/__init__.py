"""The kernel as WebAssembly: from the compiled twins' intermediate code to one module per game (``make wasm``)."""
