import { routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { inMemory, structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'laid-structures',
  rule: 'members-beside-descriptors-have-an-offset',
  summary: 'structures with descriptors in memory have an offset of either form for every member',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform', 'PushConstant'])
    const first = choices.pick('first', ['literal', 'id'])
    const second = choices.pick('second', ['literal', 'id'])
    const nested = choices.pick('nested', ['no', 'in-a-block', 'in-an-array'])
    const route = choices.pick('route', routes)

    const heap = createHeap()
    const { builder, plain } = heap
    const [zero, more] = [heap.uint(0), heap.uint(64)]
    const inner = structureOf(
      heap,
      [
        {
          type: plain.scalar('uint').id,
          ...(first === 'id' ? { offsetId: zero } : { offset: 0 }),
        },
        {
          type: heap.bufferType('StorageBuffer'),
          ...(second === 'id' ? { offsetId: more } : { offset: 64 }),
        },
      ],
      { route, block: nested === 'no' },
    )
    let outer = inner
    if (nested === 'in-an-array') {
      const stride = heap.uint(128)
      outer = builder.add('OpTypeArray', inner, heap.uint(2))
      builder.add('OpDecorateId', outer, 'ArrayStrideIdEXT', stride)
    }
    if (nested !== 'no') {
      outer = structureOf(heap, [{ type: outer, offset: 0 }], { block: true })
    }
    inMemory(heap, outer, storageClass)
    return heap.finish()
  },
}
