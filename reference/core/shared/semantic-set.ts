const computing: ReadonlySet<string> = new Set(['GLSL.std.450', 'OpenCL.std'])
const debugSets: ReadonlySet<string> = new Set(['OpenCL.DebugInfo.100', 'DebugInfo'])

/**
 * Whether instructions of the set with that import string take part in what the module does, and so stand in function
 * bodies only. The debug sets from before `NonSemantic.` count as non-semantic: they stand among the declarations.
 */
export function isSemanticSet(importName: string): boolean {
  return !importName.startsWith('NonSemantic.') && !debugSets.has(importName)
}

/**
 * Whether instructions of the set with that import string may only refer to ids that are defined before: those that
 * compute are held to it by 2.16.1, and non-semantic ones by SPV_KHR_relaxed_extended_instruction, which has an
 * instruction of its own for the others. The text of any other set may allow more.
 */
export function isHeldToDefinitionOrder(importName: string): boolean {
  return importName.startsWith('NonSemantic.') || computing.has(importName)
}
