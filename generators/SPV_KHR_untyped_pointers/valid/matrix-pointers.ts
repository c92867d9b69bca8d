import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import {
  createMatrixWorld,
  loadAndStore,
  type MatrixPlace,
  matrixPlaces,
  matrixPointer,
  matrixType,
} from '../shared/cooperative-matrices.ts'
import { kinds } from '../shared/pointer-into.ts'

export const generator: Generator = {
  name: 'matrix-pointers',
  rule: 'cooperative-matrix-pointer-is-a-pointer',
  alsoApplies: [
    'cooperative-matrix-stride-is-a-scalar-integer',
    'cooperative-matrix-stride-counts-elements-or-bytes',
    'logical-pointer-operand-is-of-a-listed-instruction',
  ],
  summary: 'cooperative matrices are loaded and stored through pointers of either kind',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const place = choices.pick('place', Object.keys(matrixPlaces) as MatrixPlace[])
    const kind = choices.pick('pointer', place === 'workgroup' ? (['typed'] as const) : kinds)
    const component = choices.pick('component', ['float', 'uint'])
    const minor = choices.pick('minor', [6, 4, 3])

    const world = createMatrixWorld(place, minor)
    const { storageClass } = matrixPlaces[place]
    const element = world.types(storageClass).scalar(component)
    const type = matrixType(world, element.id)
    const pointer = matrixPointer(world, storageClass, { kind, element, isElement: true })
    // In elements behind a typed pointer, in bytes behind an untyped one.
    loadAndStore(world, storageClass, type, pointer, world.uint(kind === 'typed' ? 16 : 64))
    return world.finish()
  },
}
