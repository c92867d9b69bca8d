import { opcodeOf } from '#spec/grammar/opcodes'
import { createProgram, type Program } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import { versionWord } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { definition } from '../mutate/definition.ts'
import type { Graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { typeShape } from '../mutate/type-shape.ts'
import {
  enable,
  formNames,
  replicate,
  replicateAt,
  replicatesOf,
  use,
  uses,
  withResultType,
} from './shared/replicates.ts'
import { constituentNamed } from './shared/values.ts'

/** Every instruction that declares a composite type other than a structure, here made of floats. */
const kinds: Readonly<Record<string, (program: Program, float: number) => number>> = {
  vector: ({ builder }, float) => builder.type('OpTypeVector', float, 3),
  array: (program, float) => {
    const uint = scalarNamed('uint').declare(program)
    return program.builder.type('OpTypeArray', float, program.builder.constant(uint, 3))
  },
  'vector-of-one': ({ builder }, float) => {
    builder.capability('LongVectorEXT')
    builder.extension('SPV_EXT_long_vector')
    return builder.type('OpTypeVector', float, 1)
  },
  'vector-of-seven': ({ builder }, float) => {
    builder.capability('LongVectorEXT')
    builder.extension('SPV_EXT_long_vector')
    return builder.type('OpTypeVector', float, 7)
  },
  'vector-of-specialized-length': (program, float) => {
    const { builder } = program
    builder.capability('LongVectorEXT')
    builder.extension('SPV_EXT_long_vector')
    const length = builder.specConstant(scalarNamed('uint').declare(program), 6)
    return builder.type('OpTypeVectorIdEXT', float, length)
  },
  'cooperative-matrix': (program, float) => {
    const { builder } = program
    builder.capability('CooperativeMatrixKHR')
    builder.extension('SPV_KHR_cooperative_matrix')
    const uint = scalarNamed('uint').declare(program)
    const subgroup = builder.constant(uint, 3)
    const size = builder.constant(uint, 16)
    const accumulator = builder.constant(uint, 2)
    return builder.type('OpTypeCooperativeMatrixKHR', float, subgroup, size, size, accumulator)
  },
}

/** Composite types whose constituents are composite themselves, and each its own mixture. */
const inner: Readonly<Record<string, (program: Program) => number>> = {
  'array-of-vectors': (program) => constituentNamed('float4', 'compute').declare(program),
  'array-of-matrices': (program) => constituentNamed('matrix', 'compute').declare(program),
  'array-of-arrays': (program) => constituentNamed('array', 'compute').declare(program),
  'array-of-mixed-structures': (program) =>
    constituentNamed('structure', 'compute').declare(program),
  'array-of-empty-structures': ({ builder }) => builder.type('OpTypeStruct'),
  'array-of-structures-of-structures': (program) =>
    program.builder.type(
      'OpTypeStruct',
      constituentNamed('structure', 'compute').declare(program),
      scalarNamed('bool').declare(program),
    ),
}

export const generators: readonly Generator[] = [
  {
    name: 'composite-kinds',
    rule: 'result-type-is-composite',
    alsoApplies: ['value-has-constituent-type', 'result-type-is-homogeneous'],
    summary: 'every kind of composite type is filled, those of other extensions too',
    build(choices) {
      const form = choices.pick('form', formNames)
      const kind = choices.pick('kind', Object.keys(kinds))
      const stored = choices.pick('stored', [false, true])

      const model = kind === 'cooperative-matrix' ? 'Vulkan' : 'GLSL450'
      const program = createProgram('compute', versionWord(6), model)
      const { builder } = program
      enable(program)
      const float = scalarNamed('float').declare(program)
      const composite = (kinds[kind] as (program: Program, float: number) => number)(program, float)
      const result = replicate(program, form, composite, builder.constant(float, 1.5))
      if (stored) {
        const pointer = builder.type('OpTypePointer', 'Function', composite)
        builder.add('OpStore', builder.add('OpVariable', pointer, 'Function'), result)
      }
      return program.finish()
    },
  },
  {
    name: 'nested-composites',
    rule: 'result-type-is-homogeneous',
    alsoApplies: ['result-type-is-composite', 'value-has-constituent-type'],
    summary: 'only the outermost level has to be homogeneous, and only it is filled',
    build(choices) {
      const form = choices.pick('form', formNames)
      const kind = choices.pick('type', Object.keys(inner))
      const depth = choices.pick('depth', [1, 2])
      const what = choices.pick('use', uses)

      const program = createProgram('compute')
      const { builder } = program
      enable(program)
      const uint = scalarNamed('uint').declare(program)
      let constituent = (inner[kind] as (program: Program) => number)(program)
      let value = builder.once('OpConstantNull', constituent)
      let composite = builder.add('OpTypeArray', constituent, builder.constant(uint, 3))
      let result = replicate(program, form, composite, value)
      if (depth === 2) {
        constituent = composite
        value = result
        composite = builder.add('OpTypeArray', constituent, builder.constant(uint, 2))
        result = replicate(program, form, composite, value)
      }
      use(what, program, result, composite, constituent)
      return program.finish()
    },
  },
]

const opTypeArray = opcodeOf('OpTypeArray')

const opTypeStruct = opcodeOf('OpTypeStruct')

/** A type that is not the one of the value. */
function anotherType(graft: Graft, valueType: number): number | undefined {
  const integer = graft.type('OpTypeInt', 32, 0)
  return integer !== undefined && integer !== valueType ? integer : graft.type('OpTypeFloat', 32)
}

function structure(members: (value: number, other: number) => readonly number[]): Way {
  return (module, at) =>
    withResultType(module, at, (graft, { valueType }) => {
      const other = anotherType(graft, valueType)
      return other === undefined
        ? undefined
        : graft.add('OpTypeStruct', ...members(valueType, other))
    })
}

function scalar(name: string, ...operands: readonly number[]): Way {
  return (module, at) =>
    withResultType(module, at, (graft, { valueType }) => {
      const type = graft.type(name, ...operands)
      return type === valueType ? undefined : type
    })
}

function isScalar(module: Module, type: number): boolean {
  return ['bool', 'integer', 'float'].includes(typeShape(module, type).kind)
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'empty-structure',
    rule: 'result-type-has-a-constituent',
    summary: 'the result type is a structure without members',
    ordinals: (module) => replicatesOf(module),
    ways: {
      'no-members': (module, at) =>
        withResultType(module, at, (graft) => graft.add('OpTypeStruct')),
    },
  }),
  mutatorOf({
    name: 'mixed-structure',
    rule: 'result-type-is-homogeneous',
    summary: 'the result type is a structure whose members differ in type',
    ordinals: (module) => replicatesOf(module),
    ways: {
      'first-member': structure((value, other) => [other, value]),
      'last-member': structure((value, other) => [value, value, other]),
      'member-in-the-middle': structure((value, other) => [value, other, value]),
      'same-shape-other-id': (module, at) =>
        withResultType(module, at, (graft, { valueType }) => {
          const type = definition(module, valueType)
          return type?.opcode === opTypeArray || type?.opcode === opTypeStruct
            ? graft.add('OpTypeStruct', valueType, graft.copy(type))
            : undefined
        }),
    },
  }),
  mutatorOf({
    name: 'result-type-not-composite',
    rule: 'result-type-is-composite',
    summary: 'the result type is a scalar or a pointer',
    ordinals: (module) => replicatesOf(module),
    ways: {
      'type-of-value': (module, at) => {
        const type = replicateAt(module, at)?.valueType ?? 0
        return isScalar(module, type) ? withResultType(module, at, () => type) : undefined
      },
      integer: scalar('OpTypeInt', 32, 0),
      'floating-point': scalar('OpTypeFloat', 32),
      boolean: scalar('OpTypeBool'),
      // Logical pointers are kept from most instructions by rules of their own.
      'physical-pointer': (module, at) =>
        declaresCapability(module, 'Kernel') && declaresCapability(module, 'Addresses')
          ? withResultType(module, at, (graft, { valueType }) =>
              graft.add('OpTypePointer', 'CrossWorkgroup', valueType),
            )
          : undefined,
    },
  }),
  mutatorOf({
    name: 'run-time-array',
    rule: 'result-type-has-a-known-length',
    summary: 'the result type is a run-time array of the type of the value',
    ordinals: (module) => replicatesOf(module),
    ways: {
      'of-the-value': (module, at) =>
        declaresCapability(module, 'Shader')
          ? withResultType(module, at, (graft, { valueType }) =>
              graft.add('OpTypeRuntimeArray', valueType),
            )
          : undefined,
    },
  }),
  mutatorOf({
    name: 'structure',
    rule: 'result-type-is-not-a-structure',
    summary: 'the result type is a structure whose members all have the type of the value',
    ordinals: (module) => replicatesOf(module),
    ways: {
      'one-member': (module, at) =>
        withResultType(module, at, (graft, { valueType }) => graft.add('OpTypeStruct', valueType)),
      'three-members': (module, at) =>
        withResultType(module, at, (graft, { valueType }) =>
          graft.add('OpTypeStruct', valueType, valueType, valueType),
        ),
    },
  }),
]
