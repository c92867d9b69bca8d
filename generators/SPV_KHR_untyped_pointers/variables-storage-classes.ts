import { opcodeOf } from '#spec/grammar/opcodes'
import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { drawWays, type Sketch } from './shared/layouts.ts'
import { withOperand } from './shared/operands.ts'
import { kinds, pointerInto, pointerType, variableIn } from './shared/pointer-into.ts'
import { storageClass } from './shared/pointers.ts'
import type { LaidType, Types } from './shared/types.ts'
import {
  addVariable,
  containsBoolean,
  containsPointer,
  hasNarrowStorage,
  isIdle,
  untypedVariableAt,
  untypedVariablesOf,
  variableWords,
  withClass,
} from './shared/variables.ts'
import { createWorld, isExplicit, isReadOnly, load, store } from './shared/world.ts'

const shapes: Readonly<Record<string, (types: Types) => LaidType>> = {
  boolean: ({ scalar }) => scalar('bool'),
  vector: ({ scalar, vector }) => vector(scalar('bool'), 2),
  array: ({ scalar, array }) => array(scalar('bool'), 3),
  structure: ({ scalar, structure }) => structure(scalar('uint'), scalar('bool')),
  'array-of-structures': ({ scalar, structure, array }) => array(structure(scalar('bool')), 2),
}

/** Storage classes in which Booleans may be, with a ground that has them. */
const grounds = {
  Private: 'shader',
  Function: 'shader',
  Workgroup: 'kernel',
  CrossWorkgroup: 'kernel',
  UniformConstant: 'kernel',
  Input: 'fragment',
  Output: 'fragment',
} as const

const classes = [
  'Function',
  'Private',
  'Workgroup',
  'StorageBuffer',
  'Uniform',
  'PushConstant',
  'Input',
  'Output',
] as const

const needing: readonly string[] = ['Function', 'Private', 'Workgroup']

export const generators: readonly Generator[] = [
  {
    name: 'booleans',
    rule: 'boolean-data-type-is-not-externally-visible',
    alsoApplies: ['data-type-is-a-type'],
    summary: 'Booleans are in variables of storage classes that nobody outside sees',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'Private',
        'Function',
        'Workgroup',
        'CrossWorkgroup',
        'UniformConstant',
        'Input',
        'Output',
      ])
      const shape = choices.pick('data-type', Object.keys(shapes))
      const used = choices.pick('used', storageClass === 'Private' ? [true, false] : [false])

      const world = createWorld(grounds[storageClass])
      const type = shapes[shape]?.(world.plain) ?? world.plain.scalar('bool')
      const variable = addVariable(world, storageClass, world.pointer(storageClass), type.id)
      if (used) {
        store(world, storageClass, type, variable, load(world, storageClass, type, variable))
      }
      return world.finish()
    },
  },
  {
    name: 'shader-variables',
    rule: 'untyped-variable-has-the-storage-class-of-its-result-type',
    alsoApplies: [
      'untyped-variable-result-type-is-an-untyped-pointer-type',
      'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
      'extension-is-declared',
    ],
    summary: 'a variable of a shader is read and written, in every version',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const storageClass = choices.pick('storage-class', classes)
      const minor = choices.pick('minor', minorVersions)
      const has = choices.pick('data-type', needing.includes(storageClass) ? [true] : [true, false])

      const world = createWorld('shader', { minor })
      const { scalar, vector, structure } = world.types(storageClass)
      const four = vector(scalar('float'), 4)
      const operands = has ? [structure(four, scalar('uint')).id] : []
      const variable = addVariable(world, storageClass, world.pointer(storageClass), ...operands)
      if (storageClass === 'StorageBuffer' || storageClass === 'Uniform') world.describe(variable)
      const object = load(world, storageClass, four, variable)
      if (!isReadOnly(storageClass)) store(world, storageClass, four, variable, object)
      return world.finish()
    },
  },
  {
    name: 'variables-beside-generic',
    rule: 'untyped-variable-is-not-in-generic',
    alsoApplies: ['untyped-variable-has-the-storage-class-of-its-result-type'],
    summary: 'pointers into Generic are made of variables in other storage classes',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'CrossWorkgroup',
        'Workgroup',
        'Function',
      ])
      const kind = choices.pick('generic', kinds)
      const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'])
      const idle = choices.pick('idle-variable', [true, false])

      const world = createWorld(ground)
      const { builder, plain } = world
      const uint = plain.scalar('uint')
      const pointer = world.pointer(storageClass)
      const variable = addVariable(world, storageClass, pointer, uint.id)
      if (idle) addVariable(world, 'CrossWorkgroup', world.pointer('CrossWorkgroup'), uint.id)
      const generic = pointerType(world, 'Generic', kind, uint.id)
      const from =
        kind === 'untyped'
          ? variable
          : builder.add('OpBitcast', world.typedPointer(storageClass, uint.id), variable)
      const cast = builder.add('OpPtrCastToGeneric', generic, from)
      store(world, 'Generic', uint, cast, load(world, 'Generic', uint, cast))
      return world.finish()
    },
  },
  {
    name: 'variables-beside-physical-storage-buffer',
    rule: 'untyped-variable-is-not-in-physical-storage-buffer',
    alsoApplies: ['base-type-is-explicitly-laid-out', 'data-type-is-explicitly-laid-out'],
    summary:
      'memory in PhysicalStorageBuffer is reached through untyped pointers, beside variables',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const storageClass = choices.pick('variable', ['StorageBuffer', 'Uniform', 'PushConstant'])
      const access = choices.pick('access', ['none', 'load', 'store'])
      const minor = choices.pick('minor', [6, 5, 4, 3, 0])

      const world = createWorld('physical-storage-buffer', { minor })
      const { laid } = world
      const four = laid.vector(laid.scalar('float'), 4)
      variableIn(world, storageClass, 'untyped', laid.structure(four).id)
      const pointer = pointerInto(world, 'PhysicalStorageBuffer', 'untyped', four.id)
      if (access !== 'none') {
        const object = load(world, 'PhysicalStorageBuffer', four, pointer)
        if (access === 'store') store(world, 'PhysicalStorageBuffer', four, pointer, object)
      }
      return world.finish()
    },
  },
]

const opTypeBool = opcodeOf('OpTypeBool')

const allowed: readonly string[] = [
  'UniformConstant',
  'Workgroup',
  'CrossWorkgroup',
  'Private',
  'Function',
  'Input',
  'Output',
]

function boolean({ add }: Sketch): number {
  return add('OpTypeBool')
}

/** For each storage class another one that nothing else would be wrong with. */
const others: Readonly<Record<string, string>> = {
  StorageBuffer: 'Uniform',
  Uniform: 'StorageBuffer',
  PushConstant: 'StorageBuffer',
  Private: 'Workgroup',
  Input: 'Output',
  Output: 'Input',
  CrossWorkgroup: 'UniformConstant',
  UniformConstant: 'CrossWorkgroup',
}

/** For each storage class one that its pointer type could be mistaken for. */
const otherTypes: Readonly<Record<string, string>> = {
  ...others,
  Function: 'Workgroup',
  Workgroup: 'CrossWorkgroup',
}

function withType(module: Module, at: number, name: string | undefined): Module | undefined {
  if (name === undefined) return undefined
  return withOperand(module, at, variableWords.resultType, (graft) =>
    graft.add('OpTypeUntypedPointerKHR', name),
  )
}

const operand: Way = (module, at) => {
  const variable = untypedVariableAt(module, at)
  const other = others[variable.storageClass]
  // An initializer, logical pointers or narrow types would not suit every class.
  const held =
    variable.initializer !== undefined ||
    containsPointer(module, variable.dataType) ||
    hasNarrowStorage(module)
  if (other === undefined || held) return undefined
  return replaceWord(module, at, variableWords.storageClass, storageClass(other))
}

const toGeneric: Way = (module, at) =>
  untypedVariableAt(module, at).storageClass === 'Generic'
    ? undefined
    : withClass(module, at, storageClass('Generic'))

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'boolean-visible-outside',
    rule: 'boolean-data-type-is-not-externally-visible',
    summary: 'a variable that is seen outside is of Booleans, or has some in it',
    ordinals: (module) =>
      // There is one Boolean type in a module; whether it could be used would depend on where it stands.
      module.instructions.some(({ opcode }) => opcode === opTypeBool)
        ? []
        : untypedVariablesOf(
            module,
            ({ storageClass, dataType, initializer }) =>
              !allowed.includes(storageClass) &&
              dataType !== undefined &&
              initializer === undefined,
          ),
    ways: drawWays(variableWords.dataType, {
      boolean,
      vector: (s) => s.add('OpTypeVector', boolean(s), 3),
      array: (s) => s.array(boolean(s), 2, 16),
      structure: (s) => s.structure([{ type: boolean(s), offset: 0 }]),
      'second-member': (s) =>
        s.structure([
          { type: s.uint(), offset: 0 },
          { type: boolean(s), offset: 16 },
        ]),
      'deep-inside': (s) =>
        s.structure([
          { type: s.array(s.structure([{ type: boolean(s), offset: 0 }]), 2, 16), offset: 0 },
        ]),
    }),
  }),
  mutatorOf({
    name: 'variable-class-mismatch',
    rule: 'untyped-variable-has-the-storage-class-of-its-result-type',
    summary: 'the variable and its type name different storage classes',
    ordinals: (module) => untypedVariablesOf(module, ({ result }) => isIdle(module, result)),
    ways: {
      'of-the-variable': operand,
      'of-the-type': (module, at) =>
        withType(module, at, otherTypes[untypedVariableAt(module, at).storageClass]),
      'type-in-generic': (module, at) =>
        untypedVariableAt(module, at).storageClass === 'CrossWorkgroup'
          ? withType(module, at, 'Generic')
          : undefined,
    },
  }),
  mutatorOf({
    name: 'variable-in-generic',
    rule: 'untyped-variable-is-not-in-generic',
    summary: 'an untyped variable is in Generic, as is its type',
    ordinals: (module) =>
      declaresCapability(module, 'GenericPointer')
        ? untypedVariablesOf(
            module,
            ({ isGlobal, result, dataType }) =>
              isGlobal && isIdle(module, result) && !containsBoolean(module, dataType),
          )
        : [],
    ways: { 'with-its-type': toGeneric },
  }),
  mutatorOf({
    name: 'variable-in-physical-storage-buffer',
    rule: 'untyped-variable-is-not-in-physical-storage-buffer',
    summary: 'an untyped variable is in PhysicalStorageBuffer, as is its type',
    ordinals: (module) =>
      declaresCapability(module, 'PhysicalStorageBufferAddresses')
        ? untypedVariablesOf(
            module,
            ({ storageClass: name, result }) => isExplicit(name) && isIdle(module, result),
          )
        : [],
    ways: {
      'with-its-type': (module, at) => withClass(module, at, storageClass('PhysicalStorageBuffer')),
    },
  }),
]
