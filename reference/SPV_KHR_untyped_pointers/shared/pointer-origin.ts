import { operandDefinition } from '../../core/shared/operand.ts'
import type { Instruction, Module } from '../../module.ts'

/** Place of the pointer that a pointer into the same object is made of. */
const handsOn: Readonly<Record<string, number>> = {
  OpCopyObject: 0,
  OpAccessChain: 0,
  OpInBoundsAccessChain: 0,
  OpUntypedAccessChainKHR: 1,
  OpUntypedInBoundsAccessChainKHR: 1,
}

/** What a pointer comes from through copies and access chains without Element; `undefined` where other rules are broken. */
export function pointerOrigin(module: Module, pointer: Instruction): Instruction | undefined {
  let at = pointer
  for (;;) {
    const place = handsOn[at.name]
    if (place === undefined) return at
    const next = operandDefinition(module, at, place)
    // Whatever a pointer is made from comes before it, else another rule is broken.
    if (next === undefined || next.index >= at.index) return undefined
    at = next
  }
}
