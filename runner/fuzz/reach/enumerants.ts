import { decode } from '#reference/decode/decode'
import { instructionByName, instructions, operandKinds } from '#spec/grammar/grammar'
import { idEnumerations } from '#spec/grammar/id-enumerations'
import type { Enumerant } from '#spec/grammar/types'
import { texts } from '#spec/texts'

/** Enumerants by their kind, the grammar's operand kind, or `Instruction`: each by its name. */
export type ByKind<Value> = ReadonlyMap<string, ReadonlyMap<string, Value>>

interface OfText {
  readonly kind: string
  readonly value: number
}

const ofTexts: readonly OfText[] = texts.flatMap(({ facts }) => facts.enumerants)
const instructionsOfTexts = new Set(
  texts.flatMap(({ facts }) =>
    facts.instructions.flatMap(({ name }) => instructionByName(name)?.name ?? []),
  ),
)

/** Whether core has an enumerant, or one of the texts. */
function isKnown(kind: string, { value, version }: Enumerant): boolean {
  return version !== null || ofTexts.some((fact) => fact.kind === kind && fact.value === value)
}

/** Kinds of operands that are enumerants themselves, and those that an <id> of a constant stands for. */
const operandKindNames: ReadonlySet<string> = new Set(
  [
    ...instructions.flatMap(({ operands }) => operands),
    ...operandKinds.flatMap(({ enumerants }) => enumerants.flatMap(({ parameters }) => parameters)),
  ].map(({ kind }) => idEnumerations[kind] ?? kind),
)

/**
 * All that core and the texts have, by kind, each enumerant once by the name that the grammar prefers. Kinds of which core and the
 * texts have none are left out, and those that only a constant stands for: a constant of any use may have such a value.
 */
export const knownByKind: ByKind<number> = new Map([
  [
    'Instruction',
    new Map(
      instructions
        .filter(({ name, version }) => version !== null || instructionsOfTexts.has(name))
        .map(({ name, opcode }) => [name, opcode]),
    ),
  ],
  ...operandKinds
    .filter(
      ({ kind, enumerants }) =>
        operandKindNames.has(kind) && enumerants.some((row) => isKnown(kind, row)),
    )
    .map(({ kind, enumerants }): [string, ReadonlyMap<string, number>] => [
      kind,
      new Map(
        enumerants.filter((row) => isKnown(kind, row)).map(({ name, value }) => [name, value]),
      ),
    ]),
])

const masks = new Set(
  operandKinds.filter(({ category }) => category === 'BitEnum').map(({ kind }) => kind),
)

/** The values of a kind in an operand: the one of an enumeration, the bits of a mask, or 0 where it has none. */
function valuesIn(kind: string, value: number): readonly number[] {
  if (!masks.has(kind) || value === 0) return [value]
  const bits = Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0)
  return bits.filter((bit) => (value & bit) !== 0)
}

/** What a module has, by kind: values of enumerants, and opcodes. */
export function valuesByKind(words: Uint32Array): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  const add = (kind: string, value: number) => {
    const values = found.get(kind) ?? new Set()
    found.set(kind, values.add(value))
  }
  const constants = new Map<number, number>()
  for (const { opcode, name, result, operands } of decode(words).module.instructions) {
    add('Instruction', opcode)
    if (name === 'OpConstant') constants.set(result, operands[0]?.value ?? 0)
    for (const operand of operands) {
      const kind = idEnumerations[operand.kind] ?? operand.kind
      const value = kind === operand.kind ? operand.value : constants.get(operand.value)
      if (value !== undefined && knownByKind.has(kind))
        for (const each of valuesIn(kind, value)) add(kind, each)
    }
  }
  return found
}
