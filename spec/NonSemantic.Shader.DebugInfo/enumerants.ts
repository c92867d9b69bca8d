import type { EnumerantFact } from '../rule.ts'
import { debugOperations } from './operands.ts'

const none = { capabilities: [], parameters: [] } as const

function numbered(kind: string, names: readonly string[]): readonly EnumerantFact[] {
  return names.map((name, value) => ({ kind, name, value, ...none }))
}

/** Enumerants of a mask, from 1 << 0 on. */
export function bits(kind: string, names: readonly string[]): readonly EnumerantFact[] {
  return names.map((name, bit) => ({ kind, name, value: 2 ** bit, ...none }))
}

/** The flags from 1 << 0 on that OpenCL.DebugInfo.100 has; `FlagIsPublic` has two of the bits and is listed apart. */
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

/**
 * The enumerants of both sets of debug information: OpenCL.DebugInfo.100 has these alone, and NonSemantic.Shader.DebugInfo, which
 * descends from it, the same and more. The operands of a Debug Operation are literals in the first, ids in the second.
 */
export function debugEnumerants(
  operationOperand: 'LiteralInteger' | 'IdRef',
  moreFlags: readonly string[] = [],
): readonly EnumerantFact[] {
  return [
    ...bits('DebugInfoFlags', [...flags, ...moreFlags]),
    { kind: 'DebugInfoFlags', name: 'FlagIsPublic', value: 3, ...none },
    ...numbered('DebugBaseTypeAttributeEncoding', encodings),
    ...numbered('DebugCompositeType', ['Class', 'Structure', 'Union']),
    ...numbered('DebugTypeQualifier', ['ConstType', 'VolatileType', 'RestrictType', 'AtomicType']),
    ...debugOperations.map(([name, operands], value) => ({
      kind: 'DebugOperation',
      name,
      value,
      capabilities: [],
      parameters: Array.from({ length: operands }, () => ({
        kind: operationOperand,
        quantifier: '' as const,
        name: '',
      })),
    })),
    ...numbered('DebugImportedEntity', ['ImportedModule', 'ImportedDeclaration']),
  ]
}
