import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { use, uses } from '../shared/uses.ts'

export const generator: Generator = {
  name: 'everything',
  rule: 'capability-is-declared',
  alsoApplies: ['extension-is-declared'],
  summary: 'one thing of the text is used, with the capability and all that it needs',
  build(choices) {
    const thing = choices.pick('thing', Object.keys(uses))
    const way = choices.pick('way', Object.keys(uses[thing] ?? {}))
    const ground = choices.pick('ground', ['shader', 'fragment'])

    const heap = createHeap({ ground })
    use(heap, thing, way)
    return heap.finish()
  },
}
