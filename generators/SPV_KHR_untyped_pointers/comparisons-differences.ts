import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import type { Graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import {
  addComparison,
  anotherTypedPointer,
  bothUntypedInAnotherClass,
  comparedAt,
  mayBeNull,
  neighbours,
  operandWords,
} from './shared/comparisons.ts'
import { type Declare, withOperand, withOperands } from './shared/operands.ts'
import { kinds, pointerInto } from './shared/pointer-into.ts'
import { isPhysical, ruledOrdinals, storageClassName } from './shared/pointers.ts'
import { voidType } from './shared/things.ts'
import { objectType, objectTypeNames } from './shared/types.ts'
import { createWorld, isExplicit, type World } from './shared/world.ts'

const grounds = {
  CrossWorkgroup: 'kernel',
  Workgroup: 'kernel-32',
  Function: 'kernel',
  UniformConstant: 'library',
  Generic: 'kernel',
} as const

/** What an array can have as its element, and so be subtracted: what looks as if it could not. */
const pointees: Readonly<Record<string, (world: World) => number>> = {
  array: ({ plain }) => plain.array(plain.scalar('uint'), 4).id,
  'array-of-arrays': ({ plain }) => plain.array(plain.array(plain.scalar('uint'), 2), 2).id,
  structure: ({ plain }) => objectType(plain, 'structure').id,
  'empty-structure': ({ plain }) => plain.structure().id,
  boolean: ({ plain }) => plain.scalar('bool').id,
  'typed-pointer': (world) => world.typedPointer('Generic', world.plain.scalar('uint').id),
  'untyped-pointer': (world) => world.pointer('Generic'),
}

const classes = { kernel: 'CrossWorkgroup', 'variable-pointers': 'Workgroup' } as const

export const generators: readonly Generator[] = [
  {
    name: 'differences-in-one-class',
    rule: 'subtracted-pointers-have-one-storage-class',
    alsoApplies: ['compared-operands-are-pointers', 'subtracted-typed-pointers-have-one-type'],
    summary: 'pointers into one array are subtracted, in every storage class of kernels',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const storageClass = choices.pick(
        'storage-class',
        Object.keys(grounds) as (keyof typeof grounds)[],
      )
      const kind = choices.pick('pointer', kinds)
      const minor = choices.pick('minor', [6, 5, 4])

      const world = createWorld(grounds[storageClass], { minor })
      const element = world.plain.scalar('uint')
      addComparison(world, 'OpPtrDiff', ...neighbours(world, storageClass, kind, element))
      return world.finish()
    },
  },
  {
    name: 'differences-of-elements',
    rule: 'subtracted-typed-pointers-point-to-a-type-for-arrays',
    alsoApplies: [
      'subtracted-pointers-have-one-storage-class',
      'subtracted-typed-pointers-have-one-type',
    ],
    summary: 'typed pointers to whatever can be an element are subtracted',
    build(choices) {
      const pointee = choices.pick('pointee', Object.keys(pointees))
      const storageClass = choices.pick('storage-class', [
        'CrossWorkgroup',
        'Workgroup',
        'Function',
      ])
      const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)

      const world = createWorld(ground)
      const type = pointees[pointee]?.(world) ?? world.plain.scalar('uint').id
      const pointer = pointerInto(world, storageClass, 'typed', type)
      const resultType = world.builder.typeOf(pointer) ?? 0
      const end = world.builder.add('OpPtrAccessChain', resultType, pointer, world.uint(1))
      addComparison(world, 'OpPtrDiff', end, pointer)
      return world.finish()
    },
  },
  {
    name: 'differences-of-typed-pointers',
    rule: 'subtracted-typed-pointers-have-one-type',
    alsoApplies: [
      'subtracted-pointers-have-one-storage-class',
      'subtracted-typed-pointers-point-to-a-type-for-arrays',
    ],
    summary: 'typed pointers to many types are subtracted, each from one of its own type',
    build(choices) {
      const ground = choices.pick('ground', ['kernel', 'variable-pointers'] as const)
      const pointee = choices.pick('pointee', objectTypeNames)
      const kind = choices.pick('pointer', kinds.toReversed())

      const world = createWorld(ground)
      const storageClass = classes[ground]
      const element = objectType(world.types(storageClass), pointee)
      addComparison(world, 'OpPtrDiff', ...neighbours(world, storageClass, kind, element))
      return world.finish()
    },
  },
  {
    name: 'differences-with-strides',
    rule: 'subtracted-operand-1-is-a-base-for-ptr-access-chains',
    alsoApplies: ['subtracted-pointers-have-one-storage-class'],
    summary: 'pointers into a storage buffer, of a type with a stride, are subtracted',
    build(choices) {
      const kind = choices.pick('pointer', kinds)
      const pointee = choices.pick('pointee', ['integer', 'vector', 'structure'])
      const stride = choices.pick('stride', ['of-the-element', 'wider'])

      const world = createWorld('variable-pointers')
      const { builder } = world
      const element = objectType(world.laid, pointee)
      const type =
        kind === 'untyped'
          ? builder.add('OpTypeUntypedPointerKHR', 'StorageBuffer')
          : builder.add('OpTypePointer', 'StorageBuffer', element.id)
      builder.decorate(type, 'ArrayStride', stride === 'wider' ? 32 : element.size)
      const pointer = pointerInto(world, 'StorageBuffer', kind, element.id, type)
      const end =
        kind === 'untyped'
          ? builder.add('OpUntypedPtrAccessChainKHR', type, element.id, pointer, world.uint(1))
          : builder.add('OpPtrAccessChain', type, pointer, world.uint(1))
      addComparison(world, 'OpPtrDiff', end, pointer)
      return world.finish()
    },
  },
]

/** Subtracts pointers, null or undefined ones, to what no array can have as its element. */
function way(pointee: Declare, name: 'OpConstantNull' | 'OpUndef'): Way {
  return (module, at) => {
    const compared = comparedAt(module, at)
    if (compared === undefined || !isPhysical(module)) return undefined
    let pointer: number | undefined
    const declare = (graft: Graft) => {
      const type = pointee(graft, module, at)
      if (type === undefined) return undefined
      pointer ??= graft.add(name, graft.add('OpTypePointer', compared.first.storageClass, type))
      return pointer
    }
    return withOperands(module, at, {
      [operandWords.first]: declare,
      [operandWords.second]: declare,
    })
  }
}

const functionType: Declare = (graft, module, at) => {
  const nothing = voidType(graft, module, at)
  return nothing === undefined ? undefined : graft.type('OpTypeFunction', nothing)
}

/** Subtracts null pointers of a type that has no stride. */
function without(kind: 'typed' | 'untyped'): Way {
  return (module: Module, at) => {
    const compared = comparedAt(module, at)
    if (compared === undefined || compared.first.kind !== kind) return undefined
    if (!isExplicit(storageClassName(compared.first.storageClass))) return undefined
    if (!mayBeNull(module, compared.first)) return undefined
    const { pointee, storageClass } = compared.first
    let pointer: number | undefined
    return withOperands(module, at, {
      [operandWords.first]: (graft) => {
        const type =
          pointee === undefined
            ? graft.add('OpTypeUntypedPointerKHR', storageClass)
            : graft.add('OpTypePointer', storageClass, pointee)
        pointer = graft.add('OpConstantNull', type)
        return pointer
      },
      [operandWords.second]: () => pointer,
    })
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'difference-of-no-elements',
    rule: 'subtracted-typed-pointers-point-to-a-type-for-arrays',
    summary: 'typed pointers that are subtracted point to void or to a function type',
    ordinals: (module) => ruledOrdinals(module, 'OpPtrDiff'),
    ways: {
      'void-by-null-pointers': way(voidType, 'OpConstantNull'),
      'void-by-undefined-pointers': way(voidType, 'OpUndef'),
      'function-type-by-null-pointers': way(functionType, 'OpConstantNull'),
      'first-void-beside-untyped': (module, at) => {
        const compared = comparedAt(module, at)
        if (compared?.second.kind !== 'untyped' || !isPhysical(module)) return undefined
        return withOperand(module, at, operandWords.first, (graft) => {
          const nothing = voidType(graft, module, at)
          return nothing === undefined
            ? undefined
            : graft.add(
                'OpConstantNull',
                graft.add('OpTypePointer', compared.first.storageClass, nothing),
              )
        })
      },
    },
  }),
  mutatorOf({
    name: 'difference-of-two-classes',
    rule: 'subtracted-pointers-have-one-storage-class',
    summary: 'untyped pointers into two storage classes are subtracted',
    ordinals: (module) => ruledOrdinals(module, 'OpPtrDiff'),
    ways: bothUntypedInAnotherClass,
  }),
  mutatorOf({
    name: 'difference-of-two-types',
    rule: 'subtracted-typed-pointers-have-one-type',
    summary: 'typed pointers of two types are subtracted',
    ordinals: (module) => ruledOrdinals(module, 'OpPtrDiff'),
    ways: anotherTypedPointer,
  }),
  mutatorOf({
    name: 'difference-without-stride',
    rule: 'subtracted-operand-1-is-a-base-for-ptr-access-chains',
    summary: 'pointers of a type without stride are subtracted where a stride may be asked for',
    ordinals: (module) => ruledOrdinals(module, 'OpPtrDiff'),
    ways: { untyped: without('untyped'), typed: without('typed') },
  }),
]
