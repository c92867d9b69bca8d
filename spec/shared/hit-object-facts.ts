import { enumerantFacts, instructionFact } from '../fact.ts'
import type { EnumerantFact, Facts, InstructionFact } from '../rule.ts'

/** The suffix of the names of a text on hit objects. */
export type HitObjectVendor = 'NV' | 'EXT'

/** Operands by their names in one line, separated by commas; those that may be absent begin with `?`. */
type OperandNames = string

function printed(names: OperandNames): readonly string[] {
  if (names === '') return []
  return names
    .split(', ')
    .map((name) => (name.startsWith('?') ? `IdRef? ${name.slice(1)}` : `IdRef ${name}`))
}

/** The instructions of a text on hit objects, by their tables. */
export interface HitObjectTables {
  readonly vendor: HitObjectVendor
  /** Opcodes of the instructions that return a value, by names without `OpHitObject` and suffix. */
  readonly results: Readonly<Record<string, number>>
  /** Opcodes and operands of the others, by names without `Op` and suffix. */
  readonly others: Readonly<Record<string, readonly [opcode: number, operands: OperandNames]>>
  readonly typeOpcode: number
  /** Words of the shortest encoding where a table prints another number than its operands add up to. */
  readonly misprintedWords: Readonly<Record<string, number>>
}

/** The operands of the tables that trace a ray, up to the payload or the time. */
export const traced =
  'Hit Object, Acceleration Structure, Ray Flags, Cull Mask, SBT Offset, SBT Stride, Miss Index, Ray Origin, Ray Tmin, Ray Direction, Ray Tmax'

/** The capability of a text on hit objects. */
export function reorderCapability(vendor: HitObjectVendor): string {
  return `ShaderInvocationReorder${vendor}`
}

/** The instructions of the tables; those about motion need the capability of motion blur as well, or instead. */
export function hitObjectInstructions({
  vendor,
  results,
  others,
  typeOpcode,
  misprintedWords,
}: HitObjectTables): readonly InstructionFact[] {
  const capability = reorderCapability(vendor)
  const instructions = [
    ...Object.entries(results).map(([name, opcode]) =>
      instructionFact(
        `OpHitObject${name}${vendor}`,
        opcode,
        '4',
        [capability],
        'IdResultType',
        'IdResult',
        'IdRef Hit Object',
      ),
    ),
    ...Object.entries(others).map(([name, [opcode, names]]) => {
      const operands = printed(names)
      const required = operands.filter((operand) => !operand.startsWith('IdRef?')).length + 1
      return instructionFact(
        `Op${name}${vendor}`,
        opcode,
        required > operands.length ? `${required}` : `${required}+`,
        name.includes('Motion') ? [capability, 'RayTracingMotionBlurNV'] : [capability],
        ...operands,
      )
    }),
    instructionFact(`OpTypeHitObject${vendor}`, typeOpcode, '2', [capability], 'IdResult'),
  ]
  return instructions.map((fact) => ({
    ...fact,
    wordCount: misprintedWords[fact.name] ?? fact.wordCount,
  }))
}

type FactDifferences = Facts['differences']

/**
 * The differences of operands that the grammar calls by other names.
 *
 * @param names those of the grammar, by the names of the text; one that is for a single instruction begins with it and `: `
 */
export function otherOperandNames(
  instructions: readonly InstructionFact[],
  names: Readonly<Record<string, string>>,
): FactDifferences {
  return instructions.flatMap((instruction) =>
    instruction.operands.flatMap(({ name }, index) => {
      const grammar = names[`${instruction.name}: ${name}`] ?? names[name]
      if (grammar === undefined) return []
      const fact = `${instruction.name}.operands[${index}].name`
      const why = 'The grammar has another name for the operand.'
      return [{ fact, text: name, grammar, follow: 'text' as const, why }]
    }),
  )
}

/** The storage class, the decoration and the capability, by their numbers. */
export function hitObjectEnumerants(
  vendor: HitObjectVendor,
  storageClass: number,
  decoration: number,
  capability: number,
): readonly EnumerantFact[] {
  const name = reorderCapability(vendor)
  return [
    ...enumerantFacts('StorageClass', { [`HitObjectAttribute${vendor}`]: [storageClass, [name]] }),
    ...enumerantFacts('Decoration', {
      [`HitObjectShaderRecordBuffer${vendor}`]: [decoration, [name]],
    }),
    ...enumerantFacts('Capability', { [name]: [capability, ['RayTracingKHR']] }),
  ]
}
