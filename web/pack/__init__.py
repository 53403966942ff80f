"""The pack for play without a network: Python, the package and what it knows, as files that a device keeps."""
