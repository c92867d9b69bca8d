import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'declarations',
  rule: 'extension-is-declared',
  summary: 'the capability is declared with its extension, and little or nothing is made of it',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const minor = choices.pick('minor', minorVersions)
    const untyped = choices.pick('untyped-pointers', ['named', 'implied'])
    const used = choices.pick('used', ['nothing', 'size', 'heap'])

    const heap = createHeap({ ground, minor, named: untyped === 'named' })
    if (used === 'size') heap.sizeOf(heap.builder.type('OpTypeSampler'))
    if (used === 'heap') heap.heap()
    return heap.finish()
  },
}
