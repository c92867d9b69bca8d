import { coordinates } from '#spec/SPV_EXT_descriptor_heap/coordinates'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { coordinate, texelPointer } from '../shared/texel-pointer.ts'

const sorts: Readonly<
  Record<string, { readonly sampled?: number; readonly multisampled?: number }>
> = {
  storage: {},
  sampled: { sampled: 1 },
  'at-run-time': { sampled: 0 },
  multisampled: { multisampled: 1 },
}

export const generator: Generator = {
  name: 'texel-coordinates',
  rule: 'texel-pointer-coordinate-has-the-components-of-its-dim',
  alsoApplies: ['texel-pointer-coordinate-is-integer', 'texel-pointer-image-type-has-a-listed-dim'],
  summary: 'coordinates are as long as every listed sort of image asks for',
  build(choices) {
    const listed = choices.pick(
      'image',
      coordinates.map(({ dim, arrayed }) => (arrayed === 1 ? `${dim}-arrayed` : dim)),
    )
    const [dim = '2D', array] = listed.split('-')
    const arrayed = array === undefined ? 0 : 1
    // Only these images have samples.
    const sort = dim === '2D' ? choices.pick('sort', Object.keys(sorts)) : 'storage'
    const scalar = choices.pick('scalar', ['uint', 'int'])

    const heap = createHeap()
    const components = coordinates.find((row) => row.dim === dim && row.arrayed === arrayed)
    texelPointer(heap, {
      dim,
      arrayed,
      ...sorts[sort],
      coordinate: coordinate(heap, components?.components ?? 1, scalar),
    })
    return heap.finish()
  },
}
