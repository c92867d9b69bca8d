import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'

const atomics = instructions.filter((row) => row.class === 'Atomic')

/** The atomic instructions of the grammar. */
export const isAtomic = {
  opcodes: new Set(atomics.map(({ opcode }) => opcode)) as ReadonlySet<number>,
}

/** Whether an access reads memory, writes it, or both, and the places of the pointers that it does so through. */
interface PointerAccess {
  readonly reads: readonly number[]
  readonly writes: readonly number[]
}

const readsAndWrites: PointerAccess = { reads: [0], writes: [0] }
const writesOnly: PointerAccess = { reads: [], writes: [0] }

const accesses: ReadonlyMap<number, PointerAccess> = new Map<number, PointerAccess>([
  ...atomics.map(({ opcode }): [number, PointerAccess] => [opcode, readsAndWrites]),
  [opcodeOf('OpLoad'), { reads: [0], writes: [] }],
  [opcodeOf('OpAtomicLoad'), { reads: [0], writes: [] }],
  [opcodeOf('OpStore'), writesOnly],
  [opcodeOf('OpAtomicStore'), writesOnly],
  [opcodeOf('OpCopyMemory'), { reads: [1], writes: [0] }],
  [opcodeOf('OpCopyMemorySized'), { reads: [1], writes: [0] }],
  [opcodeOf('OpImageRead'), { reads: [0], writes: [] }],
  [opcodeOf('OpImageWrite'), writesOnly],
])

const accessing: ReadonlySet<number> = new Set(accesses.keys())

/** Visits every pointer that the instructions of a module access memory through, and every image whose texels they do, as an id. */
export function eachAccess(
  module: Module,
  visit: (pointer: number, how: 'reads' | 'writes', access: Instruction) => void,
): void {
  module.each(accessing, (instruction) => {
    const access = accesses.get(instruction.opcode)
    for (const how of ['reads', 'writes'] as const)
      for (const place of access?.[how] ?? []) {
        const pointer = instruction.valueAt(place)
        if (pointer !== undefined) visit(pointer, how, instruction)
      }
  })
}
