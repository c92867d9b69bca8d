import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { mixedStructure } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'annotations',
  rule: 'member-decorate-id-stands-among-annotations',
  alsoApplies: ['member-decorate-id-targets-a-structure'],
  summary: 'members are decorated before, between and behind other annotations, and names',
  build(choices) {
    const before = choices.pick('before', ['nothing', 'decorations', 'group'])
    const behind = choices.pick('behind', ['nothing', 'decorations', 'group'])
    const named = choices.pick('named', ['nothing', 'structure'])

    const heap = createHeap()
    const { builder } = heap
    const other = (what: string) => {
      if (what === 'decorations') heap.laid.block(heap.laid.scalar('uint'))
      if (what === 'group') heap.heap(behind === what ? 'SamplerHeapEXT' : undefined, 'group')
    }
    other(before)
    const structure = mixedStructure(heap)
    if (before !== behind) other(behind)
    if (named === 'structure') {
      builder.name(structure, 'record')
      builder.add('OpMemberName', structure, 0, 'count')
    }
    return heap.finish()
  },
}
