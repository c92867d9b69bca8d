const debugSets: ReadonlySet<string> = new Set(['OpenCL.DebugInfo.100', 'DebugInfo'])

/**
 * Whether instructions of the set with that import string take part in what the module does, and so stand in function
 * bodies only. The debug sets from before `NonSemantic.` count as non-semantic: they stand among the declarations.
 */
export function isSemanticSet(importName: string): boolean {
  return !importName.startsWith('NonSemantic.') && !debugSets.has(importName)
}
