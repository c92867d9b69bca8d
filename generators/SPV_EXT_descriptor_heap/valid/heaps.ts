import { routes } from '../../build/decorate-through.ts'
import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { createHeap, type HeapName, heapNames } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'heaps',
  rule: 'heap-built-in-is-on-a-variable',
  summary: 'variables are made heaps, one or both, themselves or through a group',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const which = choices.pick('heaps', [...heapNames, 'both'])
    const route = choices.pick('route', routes)
    const used = choices.pick('used', ['nowhere', 'chain', 'copied'])
    const minor = choices.pick('minor', minorVersions)

    const heap = createHeap({ minor })
    const { builder } = heap
    const names: readonly HeapName[] = heapNames.filter(
      (name) => which === name || which === 'both',
    )
    const sampler = builder.type('OpTypeSampler')
    for (const name of names) {
      const variable = heap.heap(name, route)
      if (used === 'chain') heap.slot(sampler, variable)
      if (used === 'copied') builder.add('OpCopyObject', heap.pointer('UniformConstant'), variable)
    }
    return heap.finish()
  },
}
