import type { Extent } from '#generators/words/extents-of'
import { extentsOf } from '#generators/words/extents-of'
import { operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'

/** Position of the storage class, in words from the first: in pointer types and in variables. */
const storageAt: ReadonlyMap<number, number> = new Map([
  [opcodeOf('OpTypePointer'), 2],
  [opcodeOf('OpTypeUntypedPointerKHR'), 2],
  [opcodeOf('OpVariable'), 3],
  [opcodeOf('OpUntypedVariableKHR'), 3],
])

const storageNames: ReadonlyMap<number, string> = new Map(
  (operandKindByName('StorageClass')?.enumerants ?? []).map(({ name, value }) => [value, name]),
)

/** The composition of a module, as far as it distinguishes modules. */
export interface Makeup {
  /** Names of storage classes in order of their numbers. */
  readonly storageClasses: readonly string[]
  readonly opcodes: ReadonlySet<number>
  readonly extents: readonly Extent[]
}

/** Looks through a module's instructions, as far as its words form some. */
export function makeupOf(words: Uint32Array): Makeup {
  const classes = new Set<number>()
  const opcodes = new Set<number>()
  const extents = extentsOf(words)
  for (const { opcode, start, length } of extents) {
    opcodes.add(opcode)
    const operandIndex = storageAt.get(opcode)
    if (operandIndex !== undefined && operandIndex < length)
      classes.add(words[start + operandIndex] as number)
  }
  const storageClasses = [...classes]
    .sort((a, b) => a - b)
    .map((value) => storageNames.get(value) ?? 'unknown')
  return { storageClasses, opcodes, extents }
}
