import type { Generator } from '../../maker.ts'
import {
  createMatrixWorld,
  loadAndStore,
  type MatrixPlace,
  matrixPlaces,
  matrixPointer,
  matrixType,
} from '../shared/cooperative-matrices.ts'
import { integerFrom, integerSources } from '../shared/integer-values.ts'
import { kinds } from '../shared/pointer-into.ts'

const places = ['storage-buffer', 'global'] as const satisfies readonly MatrixPlace[]
const types = { 'storage-buffer': ['uint', 'int', 'ulong', 'ushort'], global: ['uint', 'ulong'] }

/** A store must not have the stride 0. */
const sources = integerSources.filter((name) => name !== 'null')

export const generator: Generator = {
  name: 'matrix-strides',
  rule: 'cooperative-matrix-stride-is-a-scalar-integer',
  alsoApplies: ['cooperative-matrix-stride-counts-elements-or-bytes'],
  summary: 'strides are integers of every width, from everywhere',
  build(choices) {
    const place = choices.pick('place', places)
    const kind = choices.pick('pointer', kinds)
    const source = choices.pick('stride', sources)
    const type = choices.pick('type', source === 'constant' ? types[place] : ['uint'])

    const world = createMatrixWorld(place)
    const { storageClass } = matrixPlaces[place]
    const element = world.types(storageClass).scalar('float')
    const matrix = matrixType(world, element.id)
    const pointer = matrixPointer(world, storageClass, { kind, element, isElement: true })
    const stride = integerFrom(
      source,
      world,
      world.plain.scalar(type).id,
      kind === 'typed' ? 16 : 64,
    )
    loadAndStore(world, storageClass, matrix, pointer, stride)
    return world.finish()
  },
}
