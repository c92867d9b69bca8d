import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { coordinate, countOn, texelPointer } from '../shared/texel-pointer.ts'

export const generator: Generator = {
  name: 'texel-coordinate-types',
  rule: 'texel-pointer-coordinate-is-integer',
  alsoApplies: ['texel-pointer-coordinate-has-the-components-of-its-dim'],
  summary: 'coordinates of every width and signedness, constant or not',
  build(choices) {
    const scalar = choices.pick('scalar', ['uint', 'int', 'ulong', 'long', 'ushort', 'char'])
    const dim = choices.pick('dim', ['Buffer', '2D', '3D'])
    const source = choices.pick('source', [
      'null',
      'composite',
      'spec-constant',
      'computed',
      'undef',
    ])

    const heap = createHeap()
    const { builder, plain } = heap
    for (const capability of ['Float16', 'Float64']) builder.capability(capability)
    const components = { Buffer: 1, '2D': 2, '3D': 3 }[dim]
    const one = plain.scalar(scalar)
    const type = components === 1 ? one.id : plain.vector(one, components).id
    const nothing = coordinate(heap, components, scalar)
    const parts = (constant: number) => Array.from({ length: components }, () => constant)
    const make: Readonly<Record<string, () => number>> = {
      null: () => nothing,
      composite() {
        const value = builder.constant(one.id, 3)
        return components === 1 ? value : builder.add('OpConstantComposite', type, ...parts(value))
      },
      'spec-constant'() {
        const value = builder.specConstant(one.id, 3)
        return components === 1
          ? value
          : builder.add('OpSpecConstantComposite', type, ...parts(value))
      },
      computed: () => builder.add('OpIAdd', type, nothing, nothing),
      undef: () => builder.place('declaration', 'OpUndef', type),
    }
    countOn(heap, texelPointer(heap, { dim, coordinate: make[source]?.() ?? nothing }))
    return heap.finish()
  },
}
