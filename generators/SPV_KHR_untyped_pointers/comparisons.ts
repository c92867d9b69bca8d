import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import {
  addComparison,
  anotherTypedPointer,
  comparisons,
  equalities,
  neighbours,
  operandWords,
  untypedIntoAnotherClass,
} from './shared/comparisons.ts'
import { operandWays } from './shared/operands.ts'
import { type Kind, kinds, pointerInto } from './shared/pointer-into.ts'
import { sourcesFor, withPointer } from './shared/pointer-sources.ts'
import { noPointerObjects, ruledOrdinals } from './shared/pointers.ts'
import { objectType, objectTypeNames } from './shared/types.ts'
import { createWorld } from './shared/world.ts'

/** Pairs of pointers that may be compared, as they are in one storage class. */
const pairs: Readonly<Record<string, readonly [Kind, Kind | 'untyped-again']>> = {
  untyped: ['untyped', 'untyped'],
  'untyped-types': ['untyped', 'untyped-again'],
  'typed-and-untyped': ['typed', 'untyped'],
  'untyped-and-typed': ['untyped', 'typed'],
}

const classes = {
  kernel: ['CrossWorkgroup', 'Workgroup', 'Function', 'UniformConstant', 'Generic'],
  'variable-pointers': ['StorageBuffer', 'Workgroup'],
} as const

const storageClassOn = { kernel: 'CrossWorkgroup', 'variable-pointers': 'StorageBuffer' } as const

export const generators: readonly Generator[] = [
  {
    name: 'comparisons-in-one-class',
    rule: 'equal-pointers-have-one-storage-class',
    alsoApplies: ['compared-operands-are-pointers', 'equal-typed-pointers-have-one-type'],
    summary: 'pointers into one storage class are compared, whatever the kind and the type of each',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const name = choices.pick('instruction', equalities)
      const ground = choices.pick('ground', ['kernel', 'variable-pointers'] as const)
      const storageClass = choices.pick('storage-class', classes[ground])
      const pair = choices.pick('pair', Object.keys(pairs))
      const minor = choices.pick('minor', [6, 4])

      const world = createWorld(ground, { minor })
      const { scalar } = world.types(storageClass)
      const [first, second] = pairs[pair] ?? ['untyped', 'untyped']
      const one = pointerInto(world, storageClass, first, scalar('uint').id)
      const again =
        second === 'untyped-again'
          ? [world.builder.add('OpTypeUntypedPointerKHR', storageClass)]
          : []
      const kind = second === 'typed' ? 'typed' : 'untyped'
      const other = pointerInto(world, storageClass, kind, scalar('float').id, ...again)
      addComparison(world, name, one, other)
      return world.finish()
    },
  },
  {
    name: 'comparisons-of-every-pointer',
    rule: 'compared-operands-are-pointers',
    alsoApplies: ['equal-pointers-have-one-storage-class'],
    summary: 'pointers of either kind, from everywhere, are compared with themselves',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const name = choices.pick('instruction', comparisons)
      const ground = choices.pick('ground', ['kernel', 'variable-pointers'] as const)
      const kind = choices.pick('pointer', kinds)
      // What is subtracted in a buffer asks for a stride.
      const storageClass =
        ground === 'kernel'
          ? 'CrossWorkgroup'
          : name === 'OpPtrDiff'
            ? 'Workgroup'
            : 'StorageBuffer'
      const source = choices.pick('source', sourcesFor({ ground }, storageClass, kind))
      const minor = choices.pick('minor', source === 'variable' ? [6, 5, 4] : [6])

      const world = createWorld(ground, { minor })
      const type = world.types(storageClass).scalar('uint')
      withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
        addComparison(world, name, pointer, pointer, add)
      })
      return world.finish()
    },
  },
  {
    name: 'comparisons-of-typed-pointers',
    rule: 'equal-typed-pointers-have-one-type',
    alsoApplies: ['equal-pointers-have-one-storage-class', 'compared-operands-are-pointers'],
    summary: 'typed pointers to many types are compared, each with one of its own type',
    build(choices) {
      const name = choices.pick('instruction', equalities)
      const ground = choices.pick('ground', ['kernel', 'variable-pointers'] as const)
      const kind = choices.pick('pointer', kinds.toReversed())
      const pointee = choices.pick('pointee', objectTypeNames)

      const world = createWorld(ground)
      const storageClass = storageClassOn[ground]
      const element = objectType(world.types(storageClass), pointee)
      addComparison(world, name, ...neighbours(world, storageClass, kind, element))
      return world.finish()
    },
  },
]

function named(operand: keyof typeof operandWords) {
  const ways = operandWays(operandWords[operand], noPointerObjects)
  return Object.entries(ways).map(([variant, way]) => [`${operand}-is-${variant}`, way] as const)
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'comparison-of-no-pointer',
    rule: 'compared-operands-are-pointers',
    summary: 'one of the operands of a comparison or a difference is no pointer',
    ordinals: (module) => ruledOrdinals(module, ...comparisons),
    ways: Object.fromEntries([...named('first'), ...named('second')]),
  }),
  mutatorOf({
    name: 'comparison-of-two-classes',
    rule: 'equal-pointers-have-one-storage-class',
    summary: 'pointers into two storage classes are compared, one of them untyped',
    ordinals: (module) => ruledOrdinals(module, ...equalities),
    ways: untypedIntoAnotherClass,
  }),
  mutatorOf({
    name: 'comparison-of-two-types',
    rule: 'equal-typed-pointers-have-one-type',
    summary: 'typed pointers of two types are compared',
    ordinals: (module) => ruledOrdinals(module, ...equalities),
    ways: anotherTypedPointer,
  }),
]
