// Imported by tests that need the build or real tools, without a helper of this folder: they belong to the project `tools`.
export {}
