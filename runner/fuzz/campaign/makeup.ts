import type { Extent } from '#generators/words/extents-of'
import { extentsOf } from '#generators/words/extents-of'
import { instructionByName, operandKindByName } from '#spec/grammar/grammar'

/** Where the storage class stands, in words from the first: in pointer types and in variables. */
const storageAt: ReadonlyMap<number, number> = new Map(
  [
    ['OpTypePointer', 2],
    ['OpTypeUntypedPointerKHR', 2],
    ['OpVariable', 3],
    ['OpUntypedVariableKHR', 3],
  ].map(([name, at]) => [instructionByName(String(name))?.opcode ?? -1, Number(at)]),
)

const storageNames: ReadonlyMap<number, string> = new Map(
  (operandKindByName('StorageClass')?.enumerants ?? []).map(({ name, value }) => [value, name]),
)

/** What a module is made of, as far as that tells modules apart. */
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
    const at = storageAt.get(opcode)
    if (at !== undefined && at < length) classes.add(words[start + at] as number)
  }
  const storageClasses = [...classes]
    .sort((a, b) => a - b)
    .map((value) => storageNames.get(value) ?? 'unknown')
  return { storageClasses, opcodes, extents }
}
