// Imported by tests that start real tools without a helper of this folder: they belong to the project `tools`.
export {}
