// Imported by tests that use the makers of all texts or thousands of modules, without a helper of this folder: they belong to
// the project `whole`.
export {}
