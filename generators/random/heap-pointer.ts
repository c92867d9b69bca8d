import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from './draft.ts'
import { drawHolder, heapVariable } from './heap.ts'
import { untypedPointerType } from './pointer-types.ts'
import { storageClasses } from './storage-classes.ts'
import type { Type } from './type.ts'
import { drawIndex } from './walk.ts'
import { write } from './write.ts'

const opUntypedAccessChainKHR = opcodeOf('OpUntypedAccessChainKHR')
const opUntypedInBoundsAccessChainKHR = opcodeOf('OpUntypedInBoundsAccessChainKHR')

/** Writes an access chain from a heap to a descriptor of that type; its id. */
export function heapPointer(draft: Draft, descriptor: Type): number {
  const heap = heapVariable(draft, descriptor.kind === 'sampler' ? 'sampler' : 'resource')
  const holder = drawHolder(draft, descriptor, drawIndex(draft, 4))
  const type = untypedPointerType(draft, storageClasses.uniformConstant)
  const id = draft.bound++
  const opcode =
    draft.draw.below(2) === 0 ? opUntypedAccessChainKHR : opUntypedInBoundsAccessChainKHR
  write(draft, opcode, type.id, id, holder.id, heap, ...holder.indexes)
  return id
}
