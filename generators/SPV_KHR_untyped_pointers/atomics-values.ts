import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import {
  addAtomic,
  atomicAt,
  atomics,
  atomicsOf,
  atomicType,
  atomicTypeNames,
  baseOfChain,
  isOfKernels,
} from './shared/atomics.ts'
import { integerFrom, integerSources } from './shared/functions.ts'
import { type Declare, withInserted, withOperand, withOperands } from './shared/operands.ts'
import { notNumericalNorPointer, nullOf, otherTypes } from './shared/other-types.ts'
import { kinds, pointerInto } from './shared/pointer-into.ts'
import { sourcesFor, withPointer } from './shared/pointer-sources.ts'
import { isPhysical, pointerAt } from './shared/pointers.ts'
import { of } from './shared/things.ts'
import { objectType } from './shared/types.ts'
import { createWorld } from './shared/world.ts'

const sources = ['constant', 'null', 'spec-constant', 'loaded', 'computed'] as const

const classes = { shader: 'StorageBuffer', kernel: 'CrossWorkgroup' } as const

const store = atomics.get('OpAtomicStore')

const names = [...atomics]
  .filter(([, atomic]) => atomic.values > 0 && !isOfKernels(atomic) && atomic.result === 'object')
  .map(([name]) => name)

export const generators: readonly Generator[] = [
  {
    name: 'atomic-comparators',
    rule: 'atomic-comparator-has-the-result-type',
    alsoApplies: ['atomic-value-has-the-result-type', 'atomic-pointer-is-a-pointer'],
    summary: 'a value is exchanged where the old one equals another of its type',
    environments: ({ minor = '6' }) => (minor === '3' ? ['spv1.3'] : environmentsOf(minor)),
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const weak = choices.pick('weak', ground === 'kernel' ? [false, true] : [false])
      const kind = choices.pick('pointer', kinds)
      const comparator = choices.pick('comparator', sources)
      const wide = choices.pick('wide', [false, true])
      const minor = choices.pick('minor', [weak ? 3 : 6])

      const world = createWorld(ground, { minor })
      const { builder, uint } = world
      const storageClass = ground === 'shader' ? 'StorageBuffer' : 'Workgroup'
      if (wide) builder.capability('Int64Atomics')
      const type = world.types(storageClass).scalar(wide ? 'ulong' : 'uint').id
      const pointer = pointerInto(world, storageClass, kind, type)
      builder.add(
        weak ? 'OpAtomicCompareExchangeWeak' : 'OpAtomicCompareExchange',
        type,
        pointer,
        uint(2),
        uint(0),
        uint(0),
        integerFrom('constant', world, type, 3),
        integerFrom(comparator, world, type, 4),
      )
      return world.finish()
    },
  },
  {
    name: 'atomic-stores-through-untyped-pointers',
    rule: 'atomic-store-through-untyped-pointer-is-of-a-numerical-scalar',
    alsoApplies: ['atomic-pointer-is-a-pointer', 'untyped-access-behaves-as-typed-access'],
    summary:
      'numbers of every width are stored atomically into what was declared as something else',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const name = choices.pick('type', store === undefined ? [] : atomicTypeNames(store, ground))
      const data = choices.pick('data-type', ['vector', 'array', 'structure', 'integer'])

      const world = createWorld(ground)
      const storageClass = classes[ground]
      const type = atomicType(world, storageClass, name)
      const dataType = objectType(world.types(storageClass), data)
      const pointer = pointerInto(world, storageClass, 'untyped', dataType.id)
      if (store !== undefined) addAtomic(world, world.builder.add, store, pointer, type.id)
      return world.finish()
    },
  },
  {
    name: 'atomic-stores',
    rule: 'atomic-store-typed-pointer-points-to-a-numerical-scalar',
    alsoApplies: ['atomic-pointer-is-a-pointer'],
    summary: 'numbers of every width are stored atomically through typed pointers',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const name = choices.pick('type', store === undefined ? [] : atomicTypeNames(store, ground))
      const storageClass = classes[ground]
      const source = choices.pick('source', sourcesFor({ ground }, storageClass, 'typed'))

      const world = createWorld(ground)
      const type = atomicType(world, storageClass, name)
      pointerInto(world, storageClass, 'untyped', type.id)
      withPointer(source, { world, storageClass, kind: 'typed', type }, (add, pointer) => {
        if (store !== undefined) addAtomic(world, add, store, pointer, type.id)
      })
      return world.finish()
    },
  },
  {
    name: 'atomic-values',
    rule: 'atomic-value-has-the-result-type',
    alsoApplies: ['atomic-pointer-is-a-pointer', 'atomic-typed-pointer-points-to-the-result-type'],
    summary: 'values of atomic instructions come from everywhere, in every version',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const name = choices.pick('instruction', names)
      const kind = choices.pick('pointer', kinds)
      const everywhere = name === 'OpAtomicExchange' || name === 'OpAtomicUMax'
      const source = choices.pick('value', everywhere ? integerSources : ['constant'])
      const minor = choices.pick('minor', everywhere ? [6, 5, 4, 3, 2, 1, 0] : [6])
      const ground = choices.pick('ground', ['shader', 'kernel'])

      const world = createWorld(ground, { minor })
      const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
      const type = world.types(storageClass).scalar('uint').id
      const pointer = pointerInto(world, storageClass, kind, type)
      const value = integerFrom(source, world, type, 5)
      const atomic = atomics.get(name)
      if (atomic !== undefined) addAtomic(world, world.builder.add, atomic, pointer, type, value)
      return world.finish()
    },
  },
]

/**
 * Ways that put null objects of other types in the place of Value (0) or Comparator (1) of atomic instructions.
 */
function valueWays(which: 0 | 1): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(otherTypes)
      .filter(([name]) => !/^(component|fewer|element|same)-/.test(name))
      .map(([name, other]): [string, Way] => [
        name,
        (module, at) => {
          const word = atomicAt(module, at)?.valueWords[which]
          return word === undefined ? undefined : withOperand(module, at, word, nullOf(other, word))
        },
      ]),
  )
}

const { 'integer-for-floating-point': _, ...ways } = valueWays(1)

function way(type: Declare): Way {
  return (module, at) => {
    const word = atomicAt(module, at)?.valueWords[0]
    return word === undefined
      ? undefined
      : withOperand(module, at, word, of(type, 'OpConstantNull'))
  }
}

const pointerWord = 0

/** Casts the pointer, where pointers may be, and stores what it points to then. */
function cast(declareType: Declare): Way {
  return (module, at) => {
    const pointer = pointerAt(module, at, pointerWord)
    const [valueWord] = atomicAt(module, at)?.valueWords ?? []
    if (pointer === undefined || valueWord === undefined || !isPhysical(module)) return undefined
    return withInserted(module, at, (declare) => {
      const type = declareType(declare, module, at)
      if (type === undefined) return undefined
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      const value = declare.add('OpConstantNull', type)
      return (put) => ({
        [pointerWord]: put('OpBitcast', result, pointer.id),
        [valueWord]: value,
      })
    })
  }
}

/** Stores the array to whose element the pointer leads. */
const wholeArray: Way = (module, at) => {
  const id = module.instructions[at]?.words[pointerWord]
  const [valueWord] = atomicAt(module, at)?.valueWords ?? []
  const base = baseOfChain(module, id)
  const pointee = base?.pointee
  if (base === undefined || pointee === undefined || valueWord === undefined) return undefined
  return withOperands(module, at, {
    [pointerWord]: () => base.id,
    [valueWord]: (graft) => graft.add('OpConstantNull', pointee),
  })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'atomic-comparator-of-another-type',
    rule: 'atomic-comparator-has-the-result-type',
    summary: 'Comparator has another type than Result Type',
    ordinals: (module) => atomicsOf(module, ({ values }) => values > 1),
    ways,
  }),
  mutatorOf({
    name: 'atomic-store-of-no-number-through-untyped',
    rule: 'atomic-store-through-untyped-pointer-is-of-a-numerical-scalar',
    summary: 'OpAtomicStore of a value that is not a number through an untyped pointer',
    ordinals: (module) =>
      atomicsOf(
        module,
        ({ name }, pointer) => name === 'OpAtomicStore' && pointer?.kind === 'untyped',
      ),
    ways: Object.fromEntries(
      Object.entries(notNumericalNorPointer).map(([variant, type]) => [variant, way(type)]),
    ),
  }),
  mutatorOf({
    name: 'atomic-store-of-no-number',
    rule: 'atomic-store-typed-pointer-points-to-a-numerical-scalar',
    summary: 'OpAtomicStore through a typed pointer to a value that is not a number',
    ordinals: (module) =>
      atomicsOf(
        module,
        ({ name }, pointer) => name === 'OpAtomicStore' && pointer?.kind === 'typed',
      ),
    ways: {
      ...Object.fromEntries(
        Object.entries(notNumericalNorPointer).map(([variant, type]) => [variant, cast(type)]),
      ),
      'whole-array': wholeArray,
    },
  }),
  mutatorOf({
    name: 'atomic-value-of-another-type',
    rule: 'atomic-value-has-the-result-type',
    summary: 'the value of an atomic instruction has another type than the result',
    ordinals: (module) =>
      atomicsOf(module, ({ result, values }) => result === 'object' && values > 0),
    ways: valueWays(0),
  }),
]
