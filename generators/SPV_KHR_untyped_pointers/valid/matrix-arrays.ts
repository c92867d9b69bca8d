import type { Generator } from '../../maker.ts'
import {
  createMatrixWorld,
  loadAndStore,
  type MatrixPlace,
  matrixPlaces,
  matrixType,
} from '../shared/cooperative-matrices.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { pointerInto, pointerType, variableIn } from '../shared/pointer-into.ts'
import type { World } from '../shared/world.ts'

interface Way {
  /** The data, and the indexes that lead from it to an element. */
  readonly data: LaidType
  readonly indexes: readonly number[]
}

/** How an array lies in the data. */
const arrays: Readonly<Record<string, (world: World, element: LaidType) => Way>> = {
  array: ({ laid }, element) => ({ data: laid.array(element, 64), indexes: [3] }),
  'array-in-a-block': ({ laid }, element) => ({
    data: laid.block(element, laid.array(element, 64)),
    indexes: [1, 0],
  }),
  'run-time-array': ({ laid }, element) => ({
    data: laid.block(laid.runTimeArray(element)),
    indexes: [0, 7],
  }),
  'array-of-arrays': ({ laid }, element) => ({
    data: laid.array(laid.array(element, 16), 16),
    indexes: [2, 4],
  }),
  'member-of-an-element': ({ laid }, element) => ({
    data: laid.array(laid.structure(element, element), 16),
    indexes: [2, 1],
  }),
}

const chains = ['OpAccessChain', 'OpInBoundsAccessChain', 'in-two-steps', 'copied'] as const

export const generator: Generator = {
  name: 'matrix-arrays',
  rule: 'cooperative-matrix-typed-pointer-points-into-an-array',
  alsoApplies: ['cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector'],
  summary: 'typed pointers lead into arrays on every way, untyped ones need not',
  build(choices) {
    const place: MatrixPlace = 'storage-buffer'
    const array = choices.pick('array', [...Object.keys(arrays), 'none'])
    const chain = choices.pick('chain', array === 'none' ? ['untyped'] : chains)

    const world = createMatrixWorld(place)
    const { builder, laid } = world
    const { storageClass } = matrixPlaces[place]
    const element = laid.scalar('float')
    const type = matrixType(world, element.id)
    // What stands in no array, as typed pointers to matrices must not point to.
    variableIn(world, storageClass, 'typed', element.id)
    variableIn(world, storageClass, 'typed', laid.vector(element, 4).id)
    variableIn(world, storageClass, 'typed', laid.structure(element, element).id)
    const typed = pointerType(world, storageClass, 'typed', element.id)
    const way = arrays[array]?.(world, element)
    let pointer: number
    if (way === undefined) {
      const block = laid.block(element, element).id
      const base = pointerInto(world, storageClass, 'untyped', block)
      pointer = builder.add(
        'OpUntypedAccessChainKHR',
        world.pointer(storageClass),
        block,
        base,
        world.uint(1),
      )
    } else {
      const base = pointerInto(world, storageClass, 'typed', way.data.id)
      const indexes = way.indexes.map((index) => world.uint(index))
      const name = chain === 'OpInBoundsAccessChain' ? chain : 'OpAccessChain'
      pointer = builder.add(name, typed, base, ...indexes)
      if (chain === 'in-two-steps') pointer = builder.add('OpAccessChain', typed, pointer)
      if (chain === 'copied') pointer = builder.add('OpCopyObject', typed, pointer)
    }
    loadAndStore(world, storageClass, type, pointer, world.uint(16))
    return world.finish()
  },
}
