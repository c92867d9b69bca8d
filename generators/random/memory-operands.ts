import type { Draft, Pointer } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import { storageClasses } from './storage-classes.ts'

const bit = (name: string) => enumerantOf('MemoryAccess', name)
const volatile = bit('Volatile')
const aligned = bit('Aligned')
const nontemporal = bit('Nontemporal')

/** The memory operands of a copy: from version 1.4 on, those of its target may differ from those of its source. */
export function copyOperands(draft: Draft, target: Pointer, source: Pointer): readonly number[] {
  const operands = memoryOperands(draft, target, source)
  if (draft.world.minor < 4 || operands.length === 0 || draft.draw.below(2) === 0) return operands
  return [...operands, ...memoryOperands(draft, target, source)]
}

/** The memory operands of an access: mostly none, but for storage classes that ask for an alignment. */
export function memoryOperands(draft: Draft, ...pointers: readonly Pointer[]): readonly number[] {
  const { draw } = draft
  const physical = pointers.some(
    ({ storageClass }) => storageClass === storageClasses.physicalStorageBuffer,
  )
  if (physical) return [aligned, 16]
  const way = draw.below(12)
  if (way === 9) return [volatile]
  if (way === 10) return [aligned, 4]
  return way === 11 ? [volatile | nontemporal | aligned, 16] : []
}
