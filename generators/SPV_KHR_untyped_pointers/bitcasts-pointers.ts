import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../mutate/ordinal-of-extension.ts'
import {
  addBitcast,
  addPointerCast,
  bitcastAt,
  bothWays,
  idleBitcasts,
  integerOf,
  numbers,
  numericalType,
  type Opposite,
  pointerCasts,
  withCast,
  withResult,
} from './shared/bitcasts.ts'
import type { Declare } from './shared/operands.ts'
import { isPhysical } from './shared/pointers.ts'
import { boolType, floatType, of, uintType, where } from './shared/things.ts'
import { createWorld, physicalPlaces } from './shared/world.ts'

const anywhere = [
  ['uint', 'float'],
  ['float', 'uint'],
  ['ulong', 'double'],
  ['floatx3', 'uintx3'],
  ['half', 'ushort'],
] as const

const shader = [...anywhere, ['int', 'uint'], ['intx4', 'floatx4'], ['short', 'half']] as const

const wide = {
  kernel: 'CrossWorkgroup',
  library: 'Generic',
  'physical-storage-buffer': 'PhysicalStorageBuffer',
} as const

type Place = keyof typeof physicalPlaces

export const generators: readonly Generator[] = [
  {
    name: 'bitcasts-of-numbers',
    rule: 'bitcast-result-type-is-a-pointer-or-numerical-type',
    alsoApplies: [
      'bitcast-operand-is-of-a-pointer-or-numerical-type',
      'bitcast-changes-the-type',
      'bitcast-of-one-component-count-keeps-the-width',
    ],
    summary: 'numbers are seen as numbers of another kind, in every version',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const pairs = ground === 'shader' ? shader : anywhere
      const pair = choices.pick(
        'pair',
        pairs.map(([from, to]) => `${from}-${to}`),
      )
      const minor = choices.pick('minor', [6, 4, 0])

      const world = createWorld(ground, { minor })
      const [from = 'uint', to = 'float'] = pair.split('-')
      addBitcast(world, from, to)
      return world.finish()
    },
  },
  {
    name: 'bitcasts-of-pointers-before-vectors',
    rule: 'bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer',
    alsoApplies: ['bitcast-operand-is-of-a-pointer-or-numerical-type'],
    summary: 'pointers are cast in versions in which no vector can stand for one',
    environments: ({ minor = '4' }) => environmentsOf(minor),
    build(choices) {
      const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'] as const)
      const cast = choices.pick('cast', pointerCasts)
      const minor = choices.pick('minor', [4, 3, 1, 0])

      const world = createWorld(ground, { minor })
      // So that there could be numbers as wide as a pointer, and wider.
      for (const name of ['Float64', 'Int64']) world.builder.capability(name)
      addPointerCast(world, 'CrossWorkgroup', cast)
      return world.finish()
    },
  },
  {
    name: 'bitcasts-of-pointers-to-vectors',
    rule: 'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
    alsoApplies: [
      'bitcast-operand-is-of-a-pointer-or-numerical-type',
      'bitcast-of-a-pointer-keeps-its-bits',
    ],
    summary: 'from version 1.5 on two integers stand for a pointer of 64 bits',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const ground = choices.pick('ground', Object.keys(wide) as (keyof typeof wide)[])
      const cast = choices.pick('cast', pointerCasts)
      const withIntegers = cast.includes('integer')
      const signed = ground === 'physical-storage-buffer' ? ['intx2', 'long'] : []
      const integer = choices.pick(
        'integer',
        withIntegers ? ['uintx2', ...signed, 'ulong'] : [integerOf({ ground })],
      )
      const minor = choices.pick('minor', [6, 5])

      const world = createWorld(ground, { minor })
      // So that there could be floating-point numbers as wide as a pointer.
      world.builder.capability('Float64')
      addPointerCast(world, wide[ground], cast, numericalType(world, integer))
      return world.finish()
    },
  },
  {
    name: 'bitcasts-of-pointers',
    rule: 'bitcast-operand-is-of-a-pointer-or-numerical-type',
    alsoApplies: [
      'bitcast-result-type-is-a-pointer-or-numerical-type',
      'bitcast-changes-the-type',
      'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
    ],
    summary: 'physical pointers of either kind are seen as other pointers and as integers',
    build(choices) {
      const place = choices.pick('place', Object.keys(physicalPlaces) as Place[])
      const cast = choices.pick('cast', pointerCasts)

      const { ground, storageClass } = physicalPlaces[place]
      const world = createWorld(ground)
      // So that there could be floating-point numbers as wide as a pointer.
      world.builder.capability('Float64')
      addPointerCast(world, storageClass, cast)
      return world.finish()
    },
  },
]

const array: Declare = (graft, module, at) => {
  const integer = uintType(graft, module, at)
  if (integer === undefined) return undefined
  return graft.add('OpTypeArray', integer, graft.add('OpConstant', integer, 2))
}

/** Types whose objects a bitcast neither takes nor gives. */
const noNumberTypes: Readonly<Record<string, Declare>> = {
  structure: of(uintType, 'OpTypeStruct'),
  array,
  boolean: boolType,
  'boolean-vector': of(boolType, 'OpTypeVector', 2),
  matrix: where('Shader', of(of(floatType, 'OpTypeVector', 2), 'OpTypeMatrix', 2)),
  'structure-with-a-pointer': (graft, module) =>
    isPhysical(module)
      ? graft.add('OpTypeStruct', graft.add('OpTypeUntypedPointerKHR', 'CrossWorkgroup'))
      : undefined,
}

/** As many bits as the pointer on the other side has, in components of that width; a single one when absent. */
function asWide(name: 'OpTypeInt' | 'OpTypeFloat', component?: number): Opposite {
  return ({ width }): Declare | undefined => {
    if (width === undefined || (component ?? width) > width) return undefined
    return component === undefined
      ? numbers(1, width, name)
      : width === component
        ? undefined
        : numbers(width / component, component, name)
  }
}

/** Floating-point numbers as wide as a pointer. */
const floatingPartners: Readonly<Record<string, Opposite>> = {
  'floating-point': asWide('OpTypeFloat'),
  'floating-point-vector': asWide('OpTypeFloat', 32),
}

/** Integers that are as wide as a pointer together. */
const integerPartners: Readonly<Record<string, Opposite>> = {
  'integer-vector': asWide('OpTypeInt', 32),
}

const version15 = 0x0001_0500

/** It brings vectors to earlier versions. */
const extension = 'SPV_KHR_physical_storage_buffer'

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'bitcast-of-no-number',
    rule: 'bitcast-operand-is-of-a-pointer-or-numerical-type',
    summary: 'something that is neither a number nor a pointer is cast to a number',
    ordinals: (module) =>
      idleBitcasts(module).filter((at) => bitcastAt(module, at)?.result.isPointer === false),
    ways: Object.fromEntries(
      Object.entries(noNumberTypes).flatMap(([variant, type]) => [
        [variant, withCast(() => type)],
        [`undefined-${variant}`, withCast(() => type, 'OpUndef')],
      ]),
    ),
  }),
  mutatorOf({
    name: 'bitcast-to-no-number',
    rule: 'bitcast-result-type-is-a-pointer-or-numerical-type',
    summary: 'a number is cast to what is neither a number nor a pointer',
    ordinals: (module) =>
      idleBitcasts(module).filter((at) => bitcastAt(module, at)?.operand.isPointer === false),
    ways: Object.fromEntries(
      Object.entries(noNumberTypes).map(([variant, type]) => [variant, withResult(() => type)]),
    ),
  }),
  mutatorOf({
    name: 'pointer-cast-to-wrong-partner-before-vectors',
    rule: 'bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer',
    summary: 'a pointer is cast to or from a vector, or floating-point numbers, of as many bits',
    ordinals: (module) =>
      module.version >= version15 || ordinalOfExtension(module, extension) !== undefined
        ? []
        : idleBitcasts(module),
    ways: bothWays({ ...integerPartners, ...floatingPartners }, ({ isPointer }) => isPointer),
  }),
  mutatorOf({
    name: 'pointer-cast-to-wrong-partner',
    rule: 'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
    summary: 'a pointer is cast to or from floating-point numbers of as many bits',
    ordinals: (module) => (module.version < version15 ? [] : idleBitcasts(module)),
    ways: bothWays(floatingPartners, ({ isPointer }) => isPointer),
  }),
]
