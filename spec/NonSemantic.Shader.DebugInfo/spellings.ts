import type { Facts } from '../rule.ts'

/** A name that text and grammar spell differently: instruction, index of the operand, the text's and the grammar's. */
export type Spelling = readonly [string, number, string, string]

/** Spellings that OpenCL.DebugInfo.100 has and NonSemantic.Shader.DebugInfo kept. */
export const commonSpellings: readonly Spelling[] = [
  ['DebugCompilationUnit', 1, 'DWARF version', 'DWARF Version'],
  ['DebugTypeArray', 1, 'Component Count', 'Component Counts'],
  ['DebugTypeTemplateParameterPack', 4, 'Template parameters', 'Template Parameters'],
  ['DebugScope', 1, 'Inlined', 'Inlined At'],
  ['DebugLocalVariable', 7, 'ArgNumber', 'Arg Number'],
  ['DebugOperation', 0, 'Operation', 'OpCode'],
  ['DebugOperation', 1, 'Operands', 'Operands ...'],
  ['DebugExpression', 0, 'Operation', 'Operands ...'],
]

/** The differences between text and grammar that are one of spelling. */
export function spellingDifferences(spellings: readonly Spelling[]): Facts['differences'] {
  return spellings.map(([instruction, index, text, grammar]) => ({
    fact: `${instruction}.operands[${index}].name`,
    text,
    grammar,
    follow: 'text',
    why: 'the grammar spells the name of the operand differently',
  }))
}
