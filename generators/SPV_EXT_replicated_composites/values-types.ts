import { opcodeOf } from '#spec/grammar/opcodes'
import { createProgram, isKernel, type Program, type Setting } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
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
  use,
  uses,
  withValue,
} from './shared/replicates.ts'
import { type Constituent, constituentNamed, constituentsOf } from './shared/values.ts'

type Declare = (program: Program, constituent: number) => number

function vector(count: number): Declare {
  return ({ builder }, component) => {
    if (count > 4) builder.capability('Vector16')
    return builder.type('OpTypeVector', component, count)
  }
}

function matrix(columns: number): Declare {
  return ({ builder }, column) => builder.type('OpTypeMatrix', column, columns)
}

function array(length: (program: Program) => number): Declare {
  return (program, element) => program.builder.add('OpTypeArray', element, length(program))
}

function fixed(length: number): (program: Program) => number {
  return (program) => program.builder.constant(scalarNamed('uint').declare(program), length)
}

function specialized(program: Program): number {
  const { builder } = program
  const length = builder.specConstant(scalarNamed('uint').declare(program), 4)
  builder.decorate(length, 'SpecId', 1)
  return length
}

function computed(program: Program): number {
  const { builder } = program
  const uint = scalarNamed('uint').declare(program)
  return builder.add(
    'OpSpecConstantOp',
    uint,
    'IAdd',
    specialized(program),
    builder.constant(uint, 1),
  )
}

const declarations: Readonly<Record<string, Declare>> = {
  'vector-2': vector(2),
  'vector-3': vector(3),
  'vector-4': vector(4),
  'vector-8': vector(8),
  'vector-16': vector(16),
  'matrix-2': matrix(2),
  'matrix-3': matrix(3),
  'matrix-4': matrix(4),
  'array-1': array(fixed(1)),
  'array-2': array(fixed(2)),
  'array-5': array(fixed(5)),
  'array-of-specialized-length': array(specialized),
  'array-of-computed-length': array(computed),
}

const arrays = Object.keys(declarations).filter((name) => name.startsWith('array'))

/** Names of the composite types that can be made of such constituents. */
function shapesOf({ kind }: Constituent, setting: Setting): readonly string[] {
  if (kind === 'other') return arrays
  if (kind === 'float-vector') {
    return isKernel(setting) ? arrays : ['matrix-2', 'matrix-3', 'matrix-4', ...arrays]
  }
  const more = isKernel(setting) ? ['vector-8', 'vector-16'] : []
  return ['vector-2', 'vector-3', 'vector-4', ...more, ...arrays]
}

/** Declares that composite type; array types each time anew. */
function declareShape(name: string, program: Program, constituent: number): number {
  return (declarations[name] as Declare)(program, constituent)
}

const settings = ['compute', 'kernel'] as const satisfies readonly Setting[]

export const generators: readonly Generator[] = [
  {
    name: 'constituent-types',
    rule: 'value-has-constituent-type',
    alsoApplies: [
      'extension-is-declared',
      'capability-is-declared',
      'instruction-has-four-words',
      'result-type-is-composite',
      'result-type-is-homogeneous',
      'result-type-is-not-a-structure',
    ],
    summary: 'a value of every type fills every composite type that can be made of it',
    build(choices) {
      const form = choices.pick('form', formNames)
      const setting = choices.pick('setting', settings)
      const names = constituentsOf(setting).map(({ name }) => name)
      const constituent = constituentNamed(choices.pick('constituent', names), setting)
      const shape = choices.pick('shape', shapesOf(constituent, setting))
      const source = choices.pick('value', ['constant', 'null', 'undef'])
      const what = choices.pick('use', uses)

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const type = constituent.declare(program)
      const composite = declareShape(shape, program, type)
      const value =
        source === 'constant'
          ? constituent.constant(program)
          : source === 'null'
            ? builder.once('OpConstantNull', type)
            : builder.place('declaration', 'OpUndef', type)
      use(what, program, replicate(program, form, composite, value), composite, type)
      return program.finish()
    },
  },
]

const opTypeArray = opcodeOf('OpTypeArray')

const opTypeStruct = opcodeOf('OpTypeStruct')

const opTypeTensor = opcodeOf('OpTypeTensorARM')

interface Wrong extends Replicate {
  readonly module: Module
  readonly at: number
  readonly shape: TypeShape
  readonly graft: Graft
}

/** Makes Value a null constant of the type that `type` gives. */
function nullOf(type: (wrong: Wrong) => number | undefined): Way {
  return (module, at) =>
    withValue(module, at, (graft, replicate) => {
      const shape = typeShape(module, replicate.valueType)
      const other = type({ ...replicate, module, at, shape, graft })
      return other === undefined || other === replicate.valueType
        ? undefined
        : graft.add('OpConstantNull', other)
    })
}

/** A type that is declared in front of the instruction and has such words behind its result. */
function declared(
  { module, at }: Wrong,
  name: string,
  fits: (words: readonly number[]) => boolean,
): number | undefined {
  const place = Math.min(at, firstFunction(module))
  const found = ordinalsOf(module, name).find(
    (each) => each < place && fits(module.instructions[each]?.words.slice(1) ?? []),
  )
  return found === undefined ? undefined : module.instructions[found]?.words[0]
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'value-has-other-type',
    rule: 'value-has-constituent-type',
    summary: 'the value has a type that differs from that of the constituents in one respect',
    ordinals: (module) => replicatesOf(module),
    ways: {
      'other-width': nullOf((wrong) => {
        const { shape } = wrong
        if (shape.kind !== 'integer' && shape.kind !== 'float') return undefined
        const signedness = shape.kind === 'integer' ? [shape.signed ? 1 : 0] : []
        const name = shape.kind === 'integer' ? 'OpTypeInt' : 'OpTypeFloat'
        return shape.width === 32
          ? declared(wrong, name, ([width, sign]) => width !== 32 && sign === signedness[0])
          : wrong.graft.type(name, 32, ...signedness)
      }),
      // Kernels have unsigned integers only.
      'other-signedness': nullOf(({ shape, graft, module }) =>
        shape.kind === 'integer' && !declaresCapability(module, 'Kernel')
          ? graft.type('OpTypeInt', shape.width, shape.signed ? 0 : 1)
          : undefined,
      ),
      'float-for-integer': nullOf(({ shape, graft }) =>
        shape.kind === 'integer' ? graft.type('OpTypeFloat', 32) : undefined,
      ),
      'integer-for-float': nullOf(({ shape, graft }) =>
        shape.kind === 'float' ? graft.type('OpTypeInt', 32, 0) : undefined,
      ),
      'boolean-for-number': nullOf(({ shape, graft }) =>
        'width' in shape ? graft.type('OpTypeBool') : undefined,
      ),
      'number-for-boolean': nullOf(({ shape, graft }) =>
        shape.kind === 'bool' ? graft.type('OpTypeInt', 32, 0) : undefined,
      ),
      'vector-for-component': nullOf(({ module, shape, graft, resultType, valueType }) => {
        const { kind } = typeShape(module, resultType)
        const isScalar = 'width' in shape || shape.kind === 'bool'
        return kind === 'vector' && isScalar ? graft.type('OpTypeVector', valueType, 2) : undefined
      }),
      'other-size': nullOf(({ shape, graft }) =>
        shape.kind === 'vector' && shape.size !== undefined
          ? graft.type('OpTypeVector', shape.constituent, shape.size === 2 ? 3 : 2)
          : undefined,
      ),
      'part-of-it': nullOf(({ module, shape, valueType }) =>
        shape.kind === 'structure' ? shape.members[0] : constituentType(module, valueType),
      ),
      // The text leaves open whether the constituents of a tensor can be tensors of its Element Type.
      'composite-itself': nullOf(({ module, resultType }) =>
        definition(module, resultType)?.opcode === opTypeTensor ? undefined : resultType,
      ),
      'same-shape-other-id': nullOf(({ module, graft, valueType }) => {
        const type = definition(module, valueType)
        return type?.opcode === opTypeArray || type?.opcode === opTypeStruct
          ? graft.copy(type)
          : undefined
      }),
      'pointer-to-it': nullOf(({ module, graft, valueType }) =>
        declaresCapability(module, 'Kernel') && declaresCapability(module, 'Addresses')
          ? graft.add('OpTypePointer', 'CrossWorkgroup', valueType)
          : undefined,
      ),
    },
  }),
]
