import { opcodeOf } from '#spec/grammar/opcodes'
import { createProgram, type Program } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definition } from '../mutate/definition.ts'
import { firstFunction, type Graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { type TypeShape, typeShape } from '../mutate/type-shape.ts'
import {
  constituentType,
  enable,
  formNames,
  type Replicate,
  replicate,
  replicatesOf,
  withValue,
} from './shared/replicates.ts'
import { constituentNamed, specValues } from './shared/values.ts'

function scalar(name: string): (program: Program) => number {
  return (program) => {
    const { declare, value } = scalarNamed(name)
    return program.builder.constant(declare(program), value)
  }
}

function ofUint(name: string): (program: Program) => number {
  return (program) =>
    program.builder.place('declaration', name, scalarNamed('uint').declare(program))
}

/** A value from every instruction that makes a constant which is no specialization constant, and from `OpUndef`. */
const plainValues: Readonly<Record<string, (program: Program) => number>> = {
  OpConstant: scalar('uint'),
  'OpConstant-of-64-bits': scalar('ulong'),
  OpConstantTrue: scalar('bool'),
  OpConstantFalse: (program) =>
    program.builder.constant(scalarNamed('bool').declare(program), false),
  OpConstantNull: ofUint('OpConstantNull'),
  OpUndef: ofUint('OpUndef'),
  OpConstantComposite: (program) => constituentNamed('structure', 'compute').constant(program),
  'OpConstantNull-of-an-array': (program) =>
    program.builder.once('OpConstantNull', constituentNamed('array', 'compute').declare(program)),
  OpConstantCompositeReplicateEXT: (program) =>
    program.builder.add(
      'OpConstantCompositeReplicateEXT',
      constituentNamed('array', 'compute').declare(program),
      scalar('uint')(program),
    ),
  OpConstantDataKHR: (program) => {
    program.builder.capability('ConstantDataKHR')
    program.builder.extension('SPV_KHR_constant_data')
    const array = constituentNamed('array', 'compute').declare(program)
    return program.builder.add('OpConstantDataKHR', array, 1, 2)
  },
}

const values = { ...specValues, ...plainValues }

export const generators: readonly Generator[] = [
  {
    name: 'all-constant-values',
    rule: 'spec-constant-value-is-a-constant',
    alsoApplies: ['value-has-constituent-type', 'capability-is-declared'],
    summary: 'every constant, specialized or not, can be the value of the specialized form',
    build(choices) {
      const source = choices.pick('value', Object.keys(values))
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const length = choices.pick('length', [1, 3])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const value = (values[source] as (from: typeof program) => number)(program)
      const uint = scalarNamed('uint').declare(program)
      const type = builder.typeOf(value) as number
      const composite = builder.add('OpTypeArray', type, builder.constant(uint, length))
      replicate(program, 'spec-constant', composite, value)
      return program.finish()
    },
  },
  {
    name: 'plain-values',
    rule: 'constant-value-is-a-plain-constant',
    alsoApplies: ['value-has-constituent-type', 'capability-is-declared'],
    summary: 'every plain constant, undefined values included, can be the value of the plain form',
    build(choices) {
      const source = choices.pick('value', Object.keys(plainValues))
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const length = choices.pick('length', [1, 3])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const value = (plainValues[source] as (from: typeof program) => number)(program)
      const uint = scalarNamed('uint').declare(program)
      const type = builder.typeOf(value) as number
      const composite = builder.add('OpTypeArray', type, builder.constant(uint, length))
      replicate(program, 'constant', composite, value)
      return program.finish()
    },
  },
  {
    name: 'pointers',
    rule: 'spec-constant-value-is-a-constant',
    alsoApplies: ['constant-value-is-a-plain-constant', 'value-has-constituent-type'],
    ruleFor: ({ form }) =>
      ({
        constant: 'constant-value-is-a-plain-constant',
        construct: 'value-has-constituent-type',
      })[form ?? ''],
    summary:
      'null pointers fill arrays of pointers, and the object form takes the address of a variable too',
    build(choices) {
      const setting = choices.pick('setting', ['kernel', 'library'])
      const form = choices.pick('form', formNames)
      const source = choices.pick('value', form === 'construct' ? ['null', 'variable'] : ['null'])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const uint = scalarNamed('uint').declare(program)
      const pointer = builder.type('OpTypePointer', 'CrossWorkgroup', uint)
      const variable = program.globalVariable(pointer, 'CrossWorkgroup')
      const composite = builder.add('OpTypeArray', pointer, builder.constant(uint, 2))
      const nothing = builder.add('OpConstantNull', pointer)
      replicate(program, form, composite, source === 'null' ? nothing : variable)
      return program.finish()
    },
  },
]

const opUndef = opcodeOf('OpUndef')

/** Longer composites are not written out. */
const longest = 16

/** Makes Value what `make` gives for a value of that type. */
function value(
  make: (graft: Graft, type: number, shape: TypeShape, module: Module) => number | undefined,
): Way {
  return (module, at) =>
    withValue(module, at, (graft, { valueType }) =>
      make(graft, valueType, typeShape(module, valueType), module),
    )
}

/** The types of all constituents; `undefined` where there are too many or it is not known how many. */
function constituents(shape: TypeShape): readonly number[] | undefined {
  if (shape.kind === 'structure') return shape.members
  if (!('constituent' in shape) || shape.size === undefined || shape.size > longest)
    return undefined
  return Array.from({ length: shape.size }, () => shape.constituent)
}

/** A variable in front of the instruction whose pointer has the type of Value. */
function variableOfValueType(
  module: Module,
  at: number,
  { valueType }: Replicate,
): number | undefined {
  const place = Math.min(at, firstFunction(module))
  const found = ordinalsOf(module, 'OpVariable').find(
    (each) => each < place && module.instructions[each]?.words[0] === valueType,
  )
  return found === undefined ? undefined : module.instructions[found]?.words[1]
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'specialized-value',
    rule: 'constant-value-is-a-plain-constant',
    summary:
      'the value of the plain form is a specialization constant of the right type, or no constant',
    ordinals: (module) => replicatesOf(module, ['constant']),
    ways: {
      'spec-constant': value((graft, type, shape) =>
        'width' in shape ? graft.add('OpSpecConstant', type, shape.width > 32 ? 0n : 0) : undefined,
      ),
      'spec-constant-true': value((graft, type, { kind }) =>
        kind === 'bool' ? graft.add('OpSpecConstantTrue', type) : undefined,
      ),
      'spec-constant-false': value((graft, type, { kind }) =>
        kind === 'bool' ? graft.add('OpSpecConstantFalse', type) : undefined,
      ),
      'spec-constant-composite': value((graft, type, shape) => {
        const parts = constituents(shape)?.map((part) => graft.add('OpConstantNull', part))
        return parts === undefined
          ? undefined
          : graft.add('OpSpecConstantComposite', type, ...parts)
      }),
      'spec-constant-replicate': value((graft, type, _, module) => {
        const part = constituentType(module, type)
        if (part === undefined) return undefined
        const nothing = graft.add('OpConstantNull', part)
        return graft.add('OpSpecConstantCompositeReplicateEXT', type, nothing)
      }),
      'spec-constant-operation': (module, at) =>
        withValue(module, at, (graft, { value: operand, valueType }) => {
          const { kind } = typeShape(module, valueType)
          if (kind !== 'integer' || definition(module, operand)?.opcode === opUndef)
            return undefined
          return graft.add('OpSpecConstantOp', valueType, 'Not', operand)
        }),
    },
  }),
  mutatorOf({
    name: 'variable-for-constant',
    rule: 'constant-value-is-a-plain-constant',
    summary: 'the value of the plain form is the address of a variable and no constant',
    ordinals: (module) => replicatesOf(module, ['constant']),
    ways: {
      'address-of-variable': (module, at) =>
        withValue(module, at, (_, replicate) => variableOfValueType(module, at, replicate)),
    },
  }),
  mutatorOf({
    name: 'variable-for-spec-constant',
    rule: 'spec-constant-value-is-a-constant',
    summary: 'the value of the specialized form is the address of a variable and no constant',
    ordinals: (module) => replicatesOf(module, ['spec-constant']),
    ways: {
      'address-of-variable': (module, at) =>
        withValue(module, at, (_, replicate) => variableOfValueType(module, at, replicate)),
    },
  }),
]
