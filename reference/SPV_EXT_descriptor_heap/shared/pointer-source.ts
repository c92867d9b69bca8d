import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module } from '../../module.ts'

/** Place of the pointer that a pointer is made from. */
const handsOn: Readonly<Record<string, number>> = {
  OpCopyObject: 0,
  OpUntypedAccessChainKHR: 1,
  OpUntypedInBoundsAccessChainKHR: 1,
  OpUntypedPtrAccessChainKHR: 1,
  OpUntypedInBoundsPtrAccessChainKHR: 1,
}

/** By ordinal of a pointer. */
const sources = perModule(() => new Map<number, Instruction | undefined>())

/** The pointer that an untyped access chain or a copy is made from; the instruction itself where it is neither. */
function before(module: Module, pointer: Instruction): Instruction | undefined {
  const place = handsOn[pointer.name]
  if (place === undefined) return pointer
  const next = module.definition(pointer.operands[place]?.value ?? 0)
  // Whatever a pointer is made from comes before it, else another rule is broken.
  return next === undefined || next.index >= pointer.index ? undefined : next
}

/**
 * What a pointer comes from, following untyped access chains and copies back. `undefined` where the way breaks off
 * because other rules are broken.
 */
export function pointerSource(module: Module, pointer: Instruction): Instruction | undefined {
  const known = sources(module)
  const way: Instruction[] = []
  let source: Instruction | undefined = pointer
  while (source !== undefined) {
    if (known.has(source.index)) {
      source = known.get(source.index)
      break
    }
    const next = before(module, source)
    if (next === source) break
    way.push(source)
    source = next
  }
  for (const step of way) known.set(step.index, source)
  return source
}

/** What a pointer is a copy of, following OpCopyObject back; the pointer itself where it is no copy. */
export function originalOf(module: Module, pointer: Instruction): Instruction | undefined {
  let original: Instruction | undefined = pointer
  while (original?.name === 'OpCopyObject') original = before(module, original)
  return original
}
