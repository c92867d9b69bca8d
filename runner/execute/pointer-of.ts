import type { Value } from '#reference/execute/value'
import type { Instruction } from '#reference/module'

const writes = /^Op(?:Store|CopyMemory|CopyMemorySized|Atomic(?!Load)\w+)$/

/** Where an instruction writes: the value of its pointer; `undefined` where it writes nothing, or the pointer is not known. */
export function pointerOf(
  { name, operands }: Instruction,
  valueAt: (id: number) => Value | undefined,
): Value | undefined {
  return writes.test(name) ? valueAt(operands[0]?.value ?? 0) : undefined
}
