import { environmentsOf, versionWord } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import {
  addBitcast,
  addPointerCast,
  type BitcastSide,
  bothWays,
  idleBitcasts,
  integerOf,
  numbers,
  numericalType,
  type Opposite,
  withCast,
  withResult,
} from './shared/bitcasts.ts'
import { kinds, pointerInto } from './shared/pointer-into.ts'
import { createWorld, physicalPlaces } from './shared/world.ts'

const ofOneComponentCount = ['ushortx2-halfx2', 'uint-float', 'floatx8-uintx8', 'ulongx3-doublex3']

const ofTwoComponentCounts = [
  'ulong-uintx2',
  'uintx2-double',
  'ucharx4-float',
  'uint-ushortx2',
  'ulongx2-floatx4',
  'halfx4-uintx2',
  'ucharx4-halfx2',
]

const toMultiples = ['ucharx16-ulongx2', 'ucharx8-uintx2', 'ushortx16-ulongx4', 'ushortx4-ulong']

/** How the type that a pointer is cast to differs from its own. */
const differences = ['kind', 'pointee', 'declaration', 'stride'] as const

type Place = keyof typeof physicalPlaces

export const generators: readonly Generator[] = [
  {
    name: 'bitcasts-of-one-component-count',
    rule: 'bitcast-of-one-component-count-keeps-the-width',
    alsoApplies: ['bitcast-result-type-is-a-pointer-or-numerical-type'],
    summary: 'as many components as before are as wide as before',
    build(choices) {
      const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)
      const what = choices.pick('what', ofOneComponentCount)

      const world = createWorld(ground)
      const [from = 'uint', to = 'float'] = what.split('-')
      addBitcast(world, from, to)
      return world.finish()
    },
  },
  {
    name: 'bitcasts-of-pointers-and-integers',
    rule: 'bitcast-of-a-pointer-keeps-its-bits',
    summary: 'an integer as wide as a pointer takes its place, and a pointer that of the integer',
    build(choices) {
      const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)
      const cast = choices.pick('cast', ['untyped-to-integer', 'integer-to-untyped'] as const)

      const world = createWorld(ground)
      addPointerCast(world, 'Workgroup', cast, numericalType(world, integerOf(world)))
      return world.finish()
    },
  },
  {
    name: 'bitcasts-of-two-component-counts',
    rule: 'bitcast-of-two-component-counts-keeps-the-bits',
    alsoApplies: [
      'bitcast-larger-component-count-is-a-multiple',
      'bitcast-result-type-is-a-pointer-or-numerical-type',
    ],
    summary: 'several narrow components take the place of wide ones, and wide ones theirs',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const pair = choices.pick('pair', ofTwoComponentCounts)
      const backwards = choices.pick('backwards', [false, true])
      const minor = choices.pick('minor', [6, 0])

      const world = createWorld(ground, { minor })
      const [one = 'uint', other = 'float'] = pair.split('-')
      addBitcast(world, backwards ? other : one, backwards ? one : other)
      return world.finish()
    },
  },
  {
    name: 'bitcasts-to-multiples',
    rule: 'bitcast-larger-component-count-is-a-multiple',
    alsoApplies: ['bitcast-of-two-component-counts-keeps-the-bits'],
    summary: 'the larger number of components is a multiple of the smaller',
    build(choices) {
      const pair = choices.pick('pair', toMultiples)
      const backwards = choices.pick('backwards', [false, true])
      const object = choices.pick('object', ['OpUndef', 'OpConstantNull'])

      const world = createWorld('kernel')
      const [one = 'ulong', other = 'uintx2'] = pair.split('-')
      addBitcast(world, backwards ? other : one, backwards ? one : other, object)
      return world.finish()
    },
  },
  {
    name: 'bitcasts-to-other-types',
    rule: 'bitcast-changes-the-type',
    alsoApplies: [
      'bitcast-operand-is-of-a-pointer-or-numerical-type',
      'untyped-pointer-type-may-be-repeated',
    ],
    summary: 'the type changes by a bitcast, if only by being declared a second time',
    build(choices) {
      const place = choices.pick('place', Object.keys(physicalPlaces) as Place[])
      const kind = choices.pick('pointer', kinds)
      const { ground, storageClass } = physicalPlaces[place]
      const not = [
        ...(kind === 'untyped' ? ['pointee'] : []),
        ...(ground === 'physical-storage-buffer' ? [] : ['stride']),
      ]
      const difference = choices.pick(
        'difference',
        differences.filter((each) => !not.includes(each)),
      )

      const world = createWorld(ground)
      const { builder } = world
      const { scalar } = world.types(storageClass)
      const pointer = pointerInto(world, storageClass, kind, scalar('uint').id)
      const untyped = (kind === 'untyped') !== (difference === 'kind')
      const pointee = scalar(difference === 'pointee' ? 'float' : 'uint').id
      const type = untyped
        ? builder.add('OpTypeUntypedPointerKHR', storageClass)
        : builder.add('OpTypePointer', storageClass, pointee)
      if (difference === 'stride') builder.decorate(type, 'ArrayStride', 4)
      builder.add('OpBitcast', type, pointer)
      return world.finish()
    },
  },
]

function ofWidth(bits: number, name: 'OpTypeInt' | 'OpTypeFloat' = 'OpTypeInt'): Opposite {
  return ({ count, width, isPointer }) =>
    isPointer || count === undefined || width === undefined || width === bits
      ? undefined
      : numbers(count, bits, name)
}

/** An integer for a pointer that is not as wide. */
function integerForPointer(bits: number): Opposite {
  return ({ isPointer, width }) =>
    isPointer && width !== undefined && width !== bits ? numbers(1, bits) : undefined
}

const own =
  ({ type }: { readonly type: number }) =>
  () =>
    type

const version15 = versionWord(5)

/** That many components for each one on the other side, of that width. */
function times(factor: number, width: (other: BitcastSide) => number | undefined): Opposite {
  return (other) => {
    const bits = width(other)
    const count = other.count === undefined ? undefined : other.count * factor
    if (other.isPointer || count === undefined || bits === undefined) return undefined
    return (graft, module, at) => numbers(count, bits)(graft, module, at)
  }
}

/** Integers for a pointer: too many of them. */
function vectorForPointer(count: number): Opposite {
  return ({ isPointer }) =>
    isPointer
      ? (graft, module, at) =>
          module.version < version15 ? undefined : numbers(count, 32)(graft, module, at)
      : undefined
}

/** One component as wide as each of several. */
const one: Opposite = ({ count, width }) =>
  count === undefined || count === 1 || width === undefined ? undefined : numbers(1, width)

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'bitcast-to-another-width',
    rule: 'bitcast-of-one-component-count-keeps-the-width',
    summary: 'as many components as before are wider or narrower',
    ordinals: idleBitcasts,
    ways: bothWays({
      '16-bits-wide': ofWidth(16),
      '32-bits-wide': ofWidth(32),
      '64-bits-wide': ofWidth(64),
      'floating-point-of-32-bits': ofWidth(32, 'OpTypeFloat'),
    }),
  }),
  mutatorOf({
    name: 'bitcast-of-a-pointer-to-other-bits',
    rule: 'bitcast-of-a-pointer-keeps-its-bits',
    summary: 'an integer or vector beside a pointer has more or fewer bits than it',
    ordinals: idleBitcasts,
    ways: bothWays({
      '32-bits': integerForPointer(32),
      '64-bits': integerForPointer(64),
      'three-integers': vectorForPointer(3),
      'four-integers': vectorForPointer(4),
    }),
  }),
  mutatorOf({
    name: 'bitcast-to-its-own-type',
    rule: 'bitcast-changes-the-type',
    summary: 'something is cast to the type that it has',
    ordinals: idleBitcasts,
    ways: {
      'result-is-of-the-type-of-the-operand': withResult(own),
      'operand-is-of-the-type-of-the-result': withCast(own, 'OpUndef'),
    },
  }),
  mutatorOf({
    name: 'bitcast-to-other-bits',
    rule: 'bitcast-of-two-component-counts-keeps-the-bits',
    summary: 'another number of components has more or fewer bits than before',
    ordinals: idleBitcasts,
    ways: bothWays({
      'twice-as-many-as-wide': times(2, ({ width }) => width),
      'four-times-as-many-half-as-wide': times(4, ({ width }) =>
        width === undefined ? undefined : width / 2,
      ),
      'three-for-one': times(3, () => 32),
      'one-for-several': one,
    }),
  }),
]
