import type { EnumerantFact, Facts } from '../rule.ts'
import { debugInstructions, debugOperations } from './operands.ts'

/** Words of an `OpExtInst` before its operands: first word, result type, result, *Set*, *Instruction*. */
const wordsBeforeOperands = 5

const none = { capabilities: [], parameters: [] } as const

function numbered(kind: string, names: readonly string[]): readonly EnumerantFact[] {
  return names.map((name, value) => ({ kind, name, value, ...none }))
}

function bits(kind: string, names: readonly string[]): readonly EnumerantFact[] {
  return names.map((name, bit) => ({ kind, name, value: 2 ** bit, ...none }))
}

/** The flags from 1 << 0 on; `FlagIsPublic` has two of the bits and is listed apart. */
const flags = [
  'FlagIsProtected',
  'FlagIsPrivate',
  'FlagIsLocal',
  'FlagIsDefinition',
  'FlagFwdDecl',
  'FlagArtificial',
  'FlagExplicit',
  'FlagPrototyped',
  'FlagObjectPointer',
  'FlagStaticMember',
  'FlagIndirectVariable',
  'FlagLValueReference',
  'FlagRValueReference',
  'FlagIsOptimized',
  'FlagIsEnumClass',
  'FlagTypePassByValue',
  'FlagTypePassByReference',
  'FlagUnknownPhysicalLayout',
]

const encodings = [
  'Unspecified',
  'Address',
  'Boolean',
  'Float',
  'Signed',
  'SignedChar',
  'Unsigned',
  'UnsignedChar',
]

/** Names that text and grammar spell differently: instruction, index of the operand, the text's and the grammar's. */
const spellings: readonly (readonly [string, number, string, string])[] = [
  ['DebugCompilationUnit', 1, 'DWARF version', 'DWARF Version'],
  ['DebugTypeArray', 1, 'Component Count', 'Component Counts'],
  ['DebugTypeTemplateParameterPack', 4, 'Template parameters', 'Template Parameters'],
  ['DebugScope', 1, 'Inlined', 'Inlined At'],
  ['DebugLocalVariable', 7, 'ArgNumber', 'Arg Number'],
  ['DebugOperation', 0, 'Operation', 'OpCode'],
  ['DebugOperation', 1, 'Operands', 'Operands ...'],
  ['DebugExpression', 0, 'Operation', 'Operands ...'],
]

/** Transcribed from the numbers, operands, flags and enumerants of NonSemantic.Shader.DebugInfo. */
export const facts: Facts = {
  instructionSet: 'NonSemantic.Shader.DebugInfo.',
  instructions: debugInstructions.map(({ name, number, since, operands }) => ({
    name,
    opcode: number,
    wordCount: wordsBeforeOperands + operands.filter(({ quantifier }) => quantifier === '').length,
    variable: operands.some(({ quantifier }) => quantifier !== ''),
    operands: operands.map((operand) => ({
      kind: operand.kind === 'enumerator' ? 'PairIdRefIdRef' : 'IdRef',
      quantifier: operand.quantifier,
      name: operand.name,
    })),
    capabilities: [],
    ...(since > 100 ? { since: '2026-03-31' } : {}),
  })),
  enumerants: [
    ...bits('DebugInfoFlags', flags),
    { kind: 'DebugInfoFlags', name: 'FlagIsPublic', value: 3, ...none },
    ...bits('BuildIdentifierFlags', ['IdentifierPossibleDuplicates']),
    ...numbered('DebugBaseTypeAttributeEncoding', encodings),
    ...numbered('DebugCompositeType', ['Class', 'Structure', 'Union']),
    ...numbered('DebugTypeQualifier', ['ConstType', 'VolatileType', 'RestrictType', 'AtomicType']),
    ...debugOperations.map(([name, operands], value) => ({
      kind: 'DebugOperation',
      name,
      value,
      capabilities: [],
      parameters: Array.from({ length: operands }, () => ({
        kind: 'IdRef',
        quantifier: '' as const,
        name: '',
      })),
    })),
    ...numbered('DebugImportedEntity', ['ImportedModule', 'ImportedDeclaration']),
  ],
  differences: spellings.map(([instruction, index, text, grammar]) => ({
    fact: `${instruction}.operands[${index}].name`,
    text,
    grammar,
    follow: 'text',
    why: 'the grammar spells the name of the operand differently',
  })),
}
