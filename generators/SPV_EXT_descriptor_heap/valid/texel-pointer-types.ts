import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { texelPointer } from '../shared/texel-pointer.ts'

export const generator: Generator = {
  name: 'texel-pointer-types',
  rule: 'texel-pointer-is-in-the-image-storage-class',
  alsoApplies: ['texel-pointer-result-type-is-an-untyped-pointer'],
  summary: 'texel pointers are in Image, in modules with pointers into other storage classes too',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const other = choices.pick('other', ['StorageBuffer', 'Private', 'Workgroup', 'Function'])
    const dim = choices.pick('dim', ['2D', 'Cube'])
    const minor = choices.pick('minor', [6, 4, 3, 2, 1, 0])

    const heap = createHeap({ minor })
    heap.pointer(other)
    texelPointer(heap, { dim })
    return heap.finish()
  },
}
