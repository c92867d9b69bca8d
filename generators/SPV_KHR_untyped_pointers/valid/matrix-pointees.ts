import type { Generator } from '../../maker.ts'
import {
  createMatrixWorld,
  loadAndStore,
  type MatrixPlace,
  matrixPlaces,
  matrixPointer,
  matrixType,
} from '../shared/cooperative-matrices.ts'
import { objectType } from '../shared/object-types.ts'

const places = [
  'storage-buffer',
  'global',
  'physical-storage-buffer',
] as const satisfies readonly MatrixPlace[]

export const generator: Generator = {
  name: 'matrix-pointees',
  rule: 'cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
  alsoApplies: ['cooperative-matrix-pointer-is-a-pointer'],
  summary:
    'typed pointers to matrices point to scalars and vectors of any kind, untyped ones into anything',
  build(choices) {
    const place = choices.pick('place', places)
    const pointer = choices.pick('pointer', ['typed-scalar', 'typed-vector', 'untyped'])
    const data = choices.pick(
      'data',
      {
        'typed-scalar': ['float', 'uint', 'ushort'],
        'typed-vector': ['float', 'uint'],
        untyped: ['structure', 'array', 'vector', 'integer'],
      }[pointer] ?? [],
    )

    const world = createMatrixWorld(place)
    const { storageClass } = matrixPlaces[place]
    const types = world.types(storageClass)
    const type = matrixType(world, types.scalar('float').id)
    const untyped = pointer === 'untyped'
    const scalar = untyped ? objectType(types, data) : types.scalar(data)
    const element = pointer === 'typed-vector' ? types.vector(scalar, 4) : scalar
    const kind = untyped ? 'untyped' : 'typed'
    const begin = matrixPointer(world, storageClass, { kind, element, isElement: true })
    loadAndStore(world, storageClass, type, begin, world.uint(32))
    return world.finish()
  },
}
