import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addAtomic, atomics } from '../../SPV_KHR_untyped_pointers/shared/atomics.ts'
import { createHeap } from '../shared/heap.ts'
import { texelPointer } from '../shared/texel-pointer.ts'

export const generator: Generator = {
  name: 'texel-atomics',
  rule: 'texel-pointer-is-used-by-atomics-only',
  summary: 'every atomic instruction that untyped pointers are for takes a texel pointer',
  environments: ({ instruction = '' }) => {
    const until = atomics.get(instruction)?.until
    return until === undefined ? ['spv1.6'] : [...environmentsOf(until)].slice(0, 1)
  },
  build(choices) {
    const name = choices.pick('instruction', [...atomics.keys()])
    const atomic = atomics.get(name)
    const named = choices.pick('texel-pointer', ['used-once', 'named', 'used-twice'])

    const minor = atomic?.until ?? 6
    const heap = createHeap({ minor })
    const { builder, plain } = heap
    const scalar = atomic?.objects.includes('integer') === true ? 'uint' : 'float'
    const pointer = texelPointer(heap, { scalar })
    if (named === 'named') builder.name(pointer, 'texel')
    if (atomic !== undefined) {
      addAtomic(heap, builder.add, atomic, pointer, plain.scalar(scalar).id)
    }
    if (named === 'used-twice') {
      builder.add('OpAtomicLoad', plain.scalar(scalar).id, pointer, heap.uint(1), heap.uint(0))
    }
    return heap.finish()
  },
}
