import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { definitionOf } from '../mutate/definition-of.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { writtenWith } from './shared/functions.ts'
import { type Declare, operandWays, withOperand } from './shared/operands.ts'
import { nullOf, type OtherType, otherTypes } from './shared/other-types.ts'
import { kinds, pointerInto } from './shared/pointer-into.ts'
import { sourcesFor, withPointer } from './shared/pointer-sources.ts'
import {
  hasIdleResult,
  noPointerObjects,
  pointerAt,
  ruledOrdinals,
  storageClassName,
} from './shared/pointers.ts'
import { uintType } from './shared/things.ts'
import { type LaidType, objectType, objectTypeNames } from './shared/types.ts'
import {
  createWorld,
  isExplicit,
  isReadOnly,
  load,
  type PlaceName,
  placeNames,
  places,
  store,
  type World,
} from './shared/world.ts'

/** What the memory of a structure that ends in a run-time array is loaded as. */
const views: Readonly<Record<string, (world: World) => LaidType>> = {
  integer: ({ laid }) => laid.scalar('uint'),
  'first-member': ({ laid }) => laid.vector(laid.scalar('float'), 4),
  array: ({ laid }) => laid.array(laid.scalar('uint'), 64),
  structure: ({ laid }) => laid.structure(laid.scalar('uint'), laid.array(laid.scalar('uint'), 3)),
}

const chosen = [
  'storage-buffer',
  'uniform',
  'push-constant',
  'private',
  'function',
  'input',
  'variable-workgroup',
  'physical-storage-buffer',
  'global',
  'constant',
  'generic',
] as const

/** Places where every type is loaded. */
const thorough: readonly PlaceName[] = ['storage-buffer', 'function', 'global']

const writable = placeNames.filter((name) => !isReadOnly(places[name].storageClass))

/** Places where every type is stored. */
const thoroughlyStored: readonly PlaceName[] = ['storage-buffer', 'private', 'generic']

export const generators: readonly Generator[] = [
  {
    name: 'loads-beside-run-time-arrays',
    rule: 'load-through-untyped-pointer-is-of-fixed-size',
    alsoApplies: ['load-through-untyped-pointer-is-of-an-explicitly-laid-out-type'],
    summary: 'memory that ends in a run-time array is loaded as something of a fixed size',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'StorageBuffer',
        'PhysicalStorageBuffer',
        'Private',
      ])
      const view = choices.pick('loaded-as', Object.keys(views))
      const kind = choices.pick('base', storageClass === 'Private' ? (['untyped'] as const) : kinds)
      const member = choices.pick('from', ['block', 'element'])

      const physical = storageClass === 'PhysicalStorageBuffer'
      const world = createWorld(physical ? 'physical-storage-buffer' : 'shader')
      const { builder, laid } = world
      const vector = laid.vector(laid.scalar('float'), 4)
      const block = laid.block(vector, laid.runTimeArray(laid.scalar('uint')))
      pointerInto(world, 'StorageBuffer', 'untyped', block.id)
      const inside = storageClass === 'Private'
      const data = inside ? laid.array(laid.scalar('uint'), 64) : block
      const base = pointerInto(world, storageClass, kind, data.id)
      const indexes = inside ? [world.uint(8)] : [world.uint(1), world.uint(8)]
      const pointer = builder.add(
        'OpUntypedAccessChainKHR',
        world.pointer(storageClass),
        data.id,
        base,
        ...(member === 'block' ? [] : indexes),
      )
      load(world, storageClass, views[view]?.(world) ?? vector, pointer)
      return world.finish()
    },
  },
  {
    name: 'loads-of-many-types',
    rule: 'load-typed-pointer-points-to-the-result-type',
    alsoApplies: ['load-pointer-is-a-pointer', 'untyped-access-behaves-as-typed-access'],
    summary:
      'objects of many types are loaded, through untyped pointers whatever the variable was declared as',
    build(choices) {
      const place = choices.pick('place', chosen)
      const kind = choices.pick('pointer', kinds)
      const all = thorough.includes(place)
      const seenAs = choices.pick('loaded-as', all ? objectTypeNames : ['vector'])

      const { ground, storageClass } = places[place]
      const world = createWorld(ground)
      const types = world.types(storageClass)
      const type = objectType(types, seenAs)
      const data = kind === 'typed' ? type : types.array(types.scalar('float'), 4)
      load(world, storageClass, type, pointerInto(world, storageClass, kind, data.id))
      return world.finish()
    },
  },
  {
    name: 'loads-through-every-pointer',
    rule: 'load-pointer-is-a-pointer',
    alsoApplies: [
      'load-typed-pointer-points-to-the-result-type',
      'logical-pointer-operand-is-of-a-listed-instruction',
      'logical-pointer-result-is-of-a-listed-instruction',
    ],
    summary: 'loads go through pointers of both kinds that come from everywhere',
    build(choices) {
      const place = choices.pick('place', placeNames)
      const kind = choices.pick('pointer', kinds)
      const { ground, storageClass } = places[place]
      const source = choices.pick('source', sourcesFor({ ground }, storageClass, kind))

      const world = createWorld(ground)
      const type = world.types(storageClass).scalar('uint')
      withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
        load(writtenWith(world, add), storageClass, type, pointer)
      })
      return world.finish()
    },
  },
  {
    name: 'stores-in-every-version',
    rule: 'store-pointer-is-a-pointer',
    alsoApplies: ['store-typed-pointer-points-to-the-type-of-the-object'],
    summary: 'an integer is stored in every storage class and in every version',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const place = choices.pick('place', writable)
      const kind = choices.pick('pointer', kinds)
      const minor = choices.pick('minor', minorVersions)

      const { ground, storageClass } = places[place]
      const world = createWorld(ground, { minor })
      const type = world.types(storageClass).scalar('uint')
      const pointer = pointerInto(world, storageClass, kind, type.id)
      store(world, storageClass, type, pointer, world.uint(7))
      return world.finish()
    },
  },
  {
    name: 'stores-of-many-types',
    rule: 'store-typed-pointer-points-to-the-type-of-the-object',
    alsoApplies: ['store-pointer-is-a-pointer', 'untyped-access-behaves-as-typed-access'],
    summary:
      'objects of many types are stored, through untyped pointers whatever the variable was declared as',
    build(choices) {
      const place = choices.pick('place', writable)
      const kind = choices.pick('pointer', kinds)
      const all = thoroughlyStored.includes(place)
      const name = choices.pick('object', all ? objectTypeNames : ['structure'])
      const value = choices.pick(
        'value',
        all && name === 'structure' ? ['OpConstantNull', 'OpUndef'] : ['OpConstantNull'],
      )

      const { ground, storageClass } = places[place]
      const world = createWorld(ground)
      const types = world.types(storageClass)
      const type = objectType(types, name)
      const data = kind === 'typed' ? type : types.array(types.scalar('float'), 4)
      const pointer = pointerInto(world, storageClass, kind, data.id)
      store(world, storageClass, type, pointer, world.builder.add(value, type.id))
      return world.finish()
    },
  },
]

function way(other: OtherType): Way {
  return (module, at) => {
    const { pointee } = pointerAt(module, at, 2) ?? {}
    return pointee === undefined ? undefined : withOperand(module, at, 0, other(pointee))
  }
}

function isInExplicitMemory(module: Module, at: number): boolean {
  return isExplicit(storageClassName(pointerAt(module, at, 2)?.storageClass))
}

/** Loads what the module declares anyway, layout included. */
function declared(name: string, which: (module: Module, words: readonly number[]) => boolean): Way {
  return (module, at) => {
    const found = ordinalsOf(module, name).find(
      (each) => each < at && which(module, module.instructions[each]?.words ?? []),
    )
    const type = found === undefined ? undefined : module.instructions[found]?.words[0]
    return type === undefined ? undefined : replaceWord(module, at, 0, type)
  }
}

function endsInRunTimeArray(module: Module, words: readonly number[]): boolean {
  const last = definitionOf(module, words.at(-1) ?? 0)
  return last !== undefined && ordinalsOf(module, 'OpTypeRuntimeArray').includes(last)
}

/** Loads a type that only memory without explicit layout can have. */
function plain(declare: Declare): Way {
  return (module, at) =>
    isInExplicitMemory(module, at) || !declaresCapability(module, 'Shader')
      ? undefined
      : withOperand(module, at, 0, declare)
}

const runTimeArray: Declare = (graft, module, at) => {
  const element = uintType(graft, module, at)
  return element === undefined ? undefined : graft.add('OpTypeRuntimeArray', element)
}

function storing(other: OtherType): Way {
  return (module, at) =>
    pointerAt(module, at, 0)?.kind === 'typed'
      ? withOperand(module, at, 1, nullOf(other, 1))
      : undefined
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'load-of-another-type',
    rule: 'load-typed-pointer-points-to-the-result-type',
    summary: 'a typed pointer is loaded through as something else than it points to',
    ordinals: (module) => ruledOrdinals(module, 'OpLoad').filter((at) => hasIdleResult(module, at)),
    ways: Object.fromEntries(
      Object.entries(otherTypes).map(([variant, other]) => [variant, way(other)]),
    ),
  }),
  mutatorOf({
    name: 'load-of-run-time-array',
    rule: 'load-through-untyped-pointer-is-of-fixed-size',
    summary: 'a run-time array, or what contains one, is loaded through an untyped pointer',
    ordinals: (module) =>
      ruledOrdinals(module, 'OpLoad').filter(
        (at) => pointerAt(module, at, 2)?.kind === 'untyped' && hasIdleResult(module, at),
      ),
    ways: {
      'declared-array': declared('OpTypeRuntimeArray', () => true),
      'declared-structure': declared('OpTypeStruct', endsInRunTimeArray),
      'array-without-layout': plain(runTimeArray),
      'structure-without-layout': plain((graft, module, at) => {
        const array = runTimeArray(graft, module, at)
        return array === undefined ? undefined : graft.add('OpTypeStruct', array)
      }),
      'structure-in-structure': plain((graft, module, at) => {
        const array = runTimeArray(graft, module, at)
        if (array === undefined) return undefined
        return graft.add('OpTypeStruct', graft.add('OpTypeStruct', array))
      }),
    },
  }),
  mutatorOf({
    name: 'load-through-no-pointer',
    rule: 'load-pointer-is-a-pointer',
    summary: 'something that is no pointer is loaded through',
    ordinals: (module) => ruledOrdinals(module, 'OpLoad'),
    ways: operandWays(2, noPointerObjects),
  }),
  mutatorOf({
    name: 'store-of-another-type',
    rule: 'store-typed-pointer-points-to-the-type-of-the-object',
    summary: 'something else than a typed pointer points to is stored through it',
    ordinals: (module) => ruledOrdinals(module, 'OpStore'),
    ways: Object.fromEntries(
      Object.entries(otherTypes).map(([variant, other]) => [variant, storing(other)]),
    ),
  }),
  mutatorOf({
    name: 'store-of-no-value',
    rule: 'store-typed-pointer-points-to-the-type-of-the-object',
    summary: 'a type or a label is stored through a typed pointer',
    ordinals: (module) =>
      ruledOrdinals(module, 'OpStore').filter((at) => pointerAt(module, at, 0)?.kind === 'typed'),
    ways: {
      'type-of-the-object': (module, at) => {
        const { pointee } = pointerAt(module, at, 0) ?? {}
        return pointee === undefined ? undefined : replaceWord(module, at, 1, pointee)
      },
      'type-of-the-pointer': (module, at) => {
        const { type } = pointerAt(module, at, 0) ?? {}
        return type === undefined ? undefined : replaceWord(module, at, 1, type)
      },
      label: (module, at) => {
        const label = ordinalsOf(module, 'OpLabel').findLast((each) => each < at) ?? -1
        const id = module.instructions[label]?.words[0]
        return id === undefined ? undefined : replaceWord(module, at, 1, id)
      },
    },
  }),
  mutatorOf({
    name: 'store-through-no-pointer',
    rule: 'store-pointer-is-a-pointer',
    summary: 'something is stored through what is no pointer',
    ordinals: (module) => ruledOrdinals(module, 'OpStore'),
    ways: operandWays(0, noPointerObjects),
  }),
]
