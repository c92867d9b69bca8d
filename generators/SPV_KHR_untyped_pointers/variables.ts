import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { asStage } from './shared/interfaces.ts'
import { type Declare, operandWays } from './shared/operands.ts'
import { first, noPointerTypes, noTypes, uintType, voidType } from './shared/things.ts'
import type { LaidType } from './shared/types.ts'
import {
  addVariable,
  isIdle,
  untypedVariableAt,
  untypedVariablesOf,
  variableClasses,
  variableWords,
} from './shared/variables.ts'
import { createWorld, load, type World } from './shared/world.ts'

type Make = (world: World, storageClass: string) => number

/** What a type of its own can be the data type of, whatever the storage class. */
const anywhere: Readonly<Record<string, Make>> = {
  integer: (world) => world.plain.scalar('uint').id,
  'floating-point': (world) => world.plain.scalar('float').id,
  vector: (world) => world.plain.vector(world.plain.scalar('float'), 3).id,
  array: (world, storageClass) => {
    const { array, scalar } = world.types(storageClass)
    return array(scalar('uint'), 5).id
  },
  'array-of-arrays': (world, storageClass) => {
    const { array, scalar } = world.types(storageClass)
    return array(array(scalar('uint'), 2), 3).id
  },
  structure: (world, storageClass) => {
    const { structure, scalar, vector } = world.types(storageClass)
    return structure(scalar('uint'), vector(scalar('float'), 4), scalar('uint')).id
  },
  'nested-structures': (world, storageClass) => {
    const { structure, scalar, array } = world.types(storageClass)
    return structure(array(structure(scalar('uint'), scalar('float')), 2)).id
  },
  'empty-structure': (world, storageClass) => world.types(storageClass).structure().id,
}

const logical: Readonly<Record<string, Make>> = {
  'matrix-in-a-structure': (world, storageClass) => {
    const { matrix, vector, scalar, structure } = world.types(storageClass)
    return structure(matrix(vector(scalar('float'), 2), 3)).id
  },
  block: (world, storageClass) => {
    const { block, scalar } = world.types(storageClass)
    return block(scalar('uint')).id
  },
}

const buffers: Readonly<Record<string, Make>> = {
  'block-with-a-run-time-array': (world, storageClass) => {
    const { block, runTimeArray, scalar } = world.types(storageClass)
    return block(scalar('uint'), runTimeArray(scalar('uint'))).id
  },
  'array-of-blocks': (world, storageClass) => {
    const { array, block, scalar } = world.types(storageClass)
    return array(block(scalar('uint')), 4).id
  },
}

const inside: Readonly<Record<string, Make>> = {
  boolean: (world) => world.plain.scalar('bool').id,
  matrix: (world) => world.plain.matrix(world.plain.vector(world.plain.scalar('float'), 4), 4).id,
  'array-of-matrices': ({ plain }) =>
    plain.array(plain.matrix(plain.vector(plain.scalar('float'), 2), 2), 2).id,
}

function pointerType(kind: 'typed' | 'untyped'): Make {
  return (world) =>
    kind === 'untyped'
      ? world.pointer('CrossWorkgroup')
      : world.typedPointer('CrossWorkgroup', world.plain.scalar('uint').id)
}

const physical: Readonly<Record<string, Make>> = {
  'typed-pointer': pointerType('typed'),
  'untyped-pointer': pointerType('untyped'),
  'array-of-untyped-pointers': (world, storageClass) => {
    const pointer: LaidType = { id: world.pointer('CrossWorkgroup'), size: 8, alignment: 8 }
    return world.types(storageClass).array(pointer, 2).id
  },
  'structure-with-pointers': (world, storageClass) => {
    const one: LaidType = { id: pointerType('typed')(world, storageClass), size: 8, alignment: 8 }
    const other: LaidType = { id: world.pointer('Generic'), size: 8, alignment: 8 }
    return world.types(storageClass).structure(one, other).id
  },
}

const places: Readonly<
  Record<string, { readonly ground: 'shader' | 'kernel'; readonly types: Record<string, Make> }>
> = {
  StorageBuffer: { ground: 'shader', types: { ...anywhere, ...logical, ...buffers } },
  Uniform: { ground: 'shader', types: { ...anywhere, ...logical } },
  PushConstant: { ground: 'shader', types: { ...anywhere, ...logical } },
  Private: { ground: 'shader', types: { ...anywhere, ...inside } },
  Function: { ground: 'shader', types: { ...anywhere, ...inside } },
  CrossWorkgroup: { ground: 'kernel', types: { ...anywhere, ...physical } },
  Workgroup: { ground: 'kernel', types: { ...anywhere, ...physical } },
}

export const generators: readonly Generator[] = [
  {
    name: 'data-types',
    rule: 'data-type-is-a-type',
    alsoApplies: [
      'data-type-is-not-void',
      'untyped-variable-result-type-is-an-untyped-pointer-type',
      'data-type-is-no-matrix',
      'data-type-is-explicitly-laid-out',
    ],
    summary: 'data types of every kind, pointer types of either kind among them',
    build(choices) {
      const storageClass = choices.pick('storage-class', Object.keys(places))
      const { ground, types } = places[storageClass] ?? { ground: 'shader', types: anywhere }
      const dataType = choices.pick('data-type', Object.keys(types))

      const world = createWorld(ground)
      const type = (types[dataType] as Make)(world, storageClass)
      addVariable(world, storageClass, world.pointer(storageClass), type)
      return world.finish()
    },
  },
  {
    name: 'variable-result-types',
    rule: 'untyped-variable-result-type-is-an-untyped-pointer-type',
    alsoApplies: ['untyped-variable-has-the-storage-class-of-its-result-type'],
    summary: 'several untyped pointer types stand in a module, one of them with a stride',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'StorageBuffer',
        'Uniform',
        'Private',
        'Workgroup',
        'Function',
      ])
      const type = choices.pick('result-type', ['plain', 'repeated', 'strided', 'named'])
      const beside = choices.pick('typed-pointer-beside', [false, true])

      const world = createWorld('shader')
      const { builder } = world
      const uint = world.types(storageClass).scalar('uint').id
      const plain = world.pointer(storageClass)
      if (beside) world.typedPointer(storageClass, uint)
      const resultType =
        type === 'strided'
          ? world.strided(storageClass, 4)
          : type === 'repeated'
            ? builder.add('OpTypeUntypedPointerKHR', storageClass)
            : plain
      if (type === 'named') builder.name(resultType, 'ptr')
      addVariable(world, storageClass, resultType, uint)
      return world.finish()
    },
  },
  {
    name: 'variables-beside-void',
    rule: 'data-type-is-not-void',
    alsoApplies: ['data-type-is-a-type'],
    summary: 'variables hold pointers to void and structures of such, or something else altogether',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'CrossWorkgroup',
        'Workgroup',
        'Function',
      ])
      const content = choices.pick('data-type', [
        'pointer-to-void',
        'array-of-pointers',
        'structure-of-pointers',
        'integer',
        'empty-structure',
      ])

      const world = createWorld('kernel')
      const { scalar, array, structure } = world.plain
      const nothing = world.builder.type('OpTypeVoid')
      const pointer: LaidType = {
        id: world.typedPointer('CrossWorkgroup', nothing),
        size: 8,
        alignment: 8,
      }
      const dataType = {
        'pointer-to-void': () => pointer,
        'array-of-pointers': () => array(pointer, 2),
        'structure-of-pointers': () => structure(pointer, scalar('uint')),
        integer: () => scalar('uint'),
        'empty-structure': () => structure(),
      }[content]().id
      addVariable(world, storageClass, world.pointer(storageClass), dataType)
      return world.finish()
    },
  },
  {
    name: 'variables-without-initializer',
    rule: 'untyped-variable-in-input-or-push-constant-has-no-initializer',
    alsoApplies: ['initializer-has-the-data-type'],
    summary: 'what comes from outside has no initializer, and variables beside it have',
    build(choices) {
      const storageClass = choices.pick('storage-class', ['Input', 'PushConstant'])
      const ground = choices.pick('ground', ['shader', 'fragment'])
      const beside = choices.pick('initialized-beside', [
        'Output',
        'Private',
        'StorageBuffer',
        'none',
      ])
      const used = choices.pick('used', [true, false])

      const world = createWorld(ground)
      const { scalar, structure, vector } = world.types(storageClass)
      const four = vector(scalar('float'), 4)
      const dataType = storageClass === 'Input' ? four : structure(four)
      const pointer = world.pointer(storageClass)
      const variable = addVariable(world, storageClass, pointer, dataType.id)
      if (used) load(world, storageClass, four, variable)
      if (beside !== 'none') {
        const uint = world.plain.scalar('uint').id
        addVariable(world, beside, world.pointer(beside), uint, world.uint(3))
      }
      return world.finish()
    },
  },
  {
    name: 'variables',
    rule: 'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
    alsoApplies: [
      'untyped-variable-has-the-storage-class-of-its-result-type',
      'untyped-variable-result-type-is-an-untyped-pointer-type',
      'untyped-variable-is-not-in-generic',
      'data-type-is-a-type',
    ],
    summary: 'variables of every storage class have a data type, or none where none is asked for',
    build(choices) {
      const storageClass = choices.pick('storage-class', Object.keys(variableClasses))
      const row = variableClasses[storageClass]
      const has = choices.pick('data-type', row?.needsDataType ? [true] : [true, false])
      const count = choices.pick('variables', [1, 2])

      const world = createWorld(row?.ground ?? 'shader')
      row?.declare(world)
      const { scalar, vector } = world.types(storageClass)
      const dataTypes = [scalar('uint').id, vector(scalar('float'), 4).id]
      for (const dataType of dataTypes.slice(0, count)) {
        const operands = has ? [dataType] : []
        addVariable(world, storageClass, world.pointer(storageClass), ...operands)
      }
      const module = world.finish()
      return row?.stage === undefined ? module : asStage(module, row.stage)
    },
  },
]

const classes = ['Function', 'Private', 'Workgroup'] as const

function without(module: Module, at: number): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined) return undefined
  const words = instruction.words.slice(0, variableWords.dataType)
  return replaceInstruction(module, at, { ...instruction, words })
}

const withoutInitializer = ['Input', 'PushConstant'] as const

/** Appends a null constant of the data type. */
const initialize: Way = (module, at) => {
  const { dataType } = untypedVariableAt(module, at)
  const instruction = module.instructions[at]
  if (dataType === undefined || instruction === undefined) return undefined
  const added = graft(module, at)
  const initializer = added.add('OpConstantNull', dataType)
  const { module: wider, shift } = added.done()
  return replaceInstruction(wider, at + shift, {
    ...instruction,
    words: [...instruction.words, initializer],
  })
}

/** A typed pointer type in the storage class of the variable. */
function typedPointer(pointee: (dataType: number | undefined) => Declare): Declare {
  return (graft, module, at) => {
    const id = pointee(untypedVariableAt(module, at).dataType)(graft, module, at)
    const storageClass = module.instructions[at]?.words[variableWords.storageClass]
    return id === undefined || storageClass === undefined
      ? undefined
      : graft.add('OpTypePointer', storageClass, id)
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'data-type-missing',
    rule: 'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
    summary: 'a variable in one of the three storage classes has no data type',
    ordinals: (module) => untypedVariablesOf(module, ({ dataType }) => dataType !== undefined),
    ways: Object.fromEntries(
      classes.map((storageClass): [string, Way] => [
        storageClass.toLowerCase(),
        (module, at) =>
          untypedVariableAt(module, at).storageClass === storageClass
            ? without(module, at)
            : undefined,
      ]),
    ),
  }),
  mutatorOf({
    name: 'data-type-not-type',
    rule: 'data-type-is-a-type',
    summary: 'the data type of a variable is an object, as if it were its initializer',
    ordinals: (module) =>
      untypedVariablesOf(
        module,
        ({ dataType, initializer }) => dataType !== undefined && initializer === undefined,
      ),
    ways: operandWays(variableWords.dataType, noTypes),
  }),
  mutatorOf({
    name: 'data-type-void',
    rule: 'data-type-is-not-void',
    summary: 'the data type of a variable is OpTypeVoid',
    // Among blocks in Workgroup it would be one that is none.
    ordinals: (module) =>
      declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR')
        ? []
        : untypedVariablesOf(
            module,
            ({ dataType, initializer }) => dataType !== undefined && initializer === undefined,
          ),
    ways: operandWays(variableWords.dataType, { void: voidType }),
  }),
  mutatorOf({
    name: 'initializer-not-allowed',
    rule: 'untyped-variable-in-input-or-push-constant-has-no-initializer',
    summary: 'a variable in one of the two storage classes has an initializer',
    ordinals: (module) =>
      untypedVariablesOf(
        module,
        ({ storageClass, initializer, dataType }) =>
          (withoutInitializer as readonly string[]).includes(storageClass) &&
          initializer === undefined &&
          dataType !== undefined,
      ),
    ways: Object.fromEntries(
      withoutInitializer.map((storageClass): [string, Way] => [
        storageClass === 'Input' ? 'input' : 'push-constant',
        (module, at) =>
          untypedVariableAt(module, at).storageClass === storageClass
            ? initialize(module, at)
            : undefined,
      ]),
    ),
  }),
  mutatorOf({
    name: 'variable-result-type',
    rule: 'untyped-variable-result-type-is-an-untyped-pointer-type',
    summary: 'the result type of an untyped variable is no untyped pointer type',
    ordinals: (module) => untypedVariablesOf(module, ({ result }) => isIdle(module, result)),
    ways: operandWays(variableWords.resultType, {
      'typed-pointer-to-the-data-type': typedPointer((dataType) => () => dataType),
      'typed-pointer': typedPointer(() => uintType),
      ...noPointerTypes,
      void: voidType,
      function: first('OpTypeFunction'),
    }),
  }),
]
