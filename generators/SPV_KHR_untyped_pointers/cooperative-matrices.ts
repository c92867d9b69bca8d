import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import {
  createMatrixWorld,
  loadAndStore,
  type MatrixPlace,
  matrixAccesses,
  matrixPlaces,
  matrixPointer,
  matrixType,
  matrixWordsAt,
} from './shared/cooperative-matrices.ts'
import { integerFrom, integerSources } from './shared/functions.ts'
import { type Declare, withOperand } from './shared/operands.ts'
import { kinds } from './shared/pointer-into.ts'
import { noPointerObjects } from './shared/pointers.ts'
import { noIntegers } from './shared/things.ts'

const places = ['storage-buffer', 'global'] as const satisfies readonly MatrixPlace[]

const types = { 'storage-buffer': ['uint', 'int', 'ulong', 'ushort'], global: ['uint', 'ulong'] }

/** A store must not have the stride 0. */
const sources = integerSources.filter((name) => name !== 'null')

export const generators: readonly Generator[] = [
  {
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
  },
  {
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
  },
]

/** Ways that put each of those things in the place of Pointer or Stride of an access to a cooperative matrix. */
function matrixWays(
  operand: 'pointer' | 'stride',
  things: Readonly<Record<string, Declare>>,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(things).map(([variant, declare]): [string, Way] => [
      variant,
      (module, at) => {
        const word = matrixWordsAt(module, at)?.[operand]
        return word === undefined ? undefined : withOperand(module, at, word, declare)
      },
    ]),
  )
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'matrix-stride-no-integer',
    rule: 'cooperative-matrix-stride-is-a-scalar-integer',
    summary: 'the stride of a cooperative matrix is no scalar integer',
    ordinals: matrixAccesses,
    ways: matrixWays('stride', noIntegers),
  }),
  mutatorOf({
    name: 'matrix-through-no-pointer',
    rule: 'cooperative-matrix-pointer-is-a-pointer',
    summary: 'a cooperative matrix is loaded or stored through what is no pointer',
    ordinals: matrixAccesses,
    ways: matrixWays('pointer', noPointerObjects),
  }),
]
