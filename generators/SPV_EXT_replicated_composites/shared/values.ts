import { isKernel, type Program, type Setting } from '../../builder/program.ts'
import { type Scalar, scalarNamed, scalarsOf } from '../../builder/scalars.ts'

/** A type that constituents can have, and a constant of it. */
export interface Constituent {
  readonly name: string
  /** What can be made of it beside arrays. */
  readonly kind: Scalar['kind'] | 'float-vector' | 'other'
  readonly declare: (program: Program) => number
  /** A constant that is neither null nor a specialization constant. */
  readonly constant: (program: Program) => number
}

function ofScalar(scalar: Scalar): Constituent {
  const { name, kind, declare, value } = scalar
  return {
    name,
    kind,
    declare,
    constant: (program) => program.builder.constant(declare(program), value),
  }
}

function vector(component: string, count: number): Constituent {
  const scalar = ofScalar(scalarNamed(component))
  const declare = (program: Program) =>
    program.builder.type('OpTypeVector', scalar.declare(program), count)
  return {
    name: `${component}${count}`,
    kind: scalar.kind === 'float' ? 'float-vector' : 'other',
    declare,
    constant(program) {
      const parts = Array.from({ length: count }, () => scalar.constant(program))
      return program.builder.once('OpConstantComposite', declare(program), ...parts)
    },
  }
}

const matrix: Constituent = {
  name: 'matrix',
  kind: 'other',
  declare: (program) =>
    program.builder.type('OpTypeMatrix', vector('float', 2).declare(program), 2),
  constant(program) {
    const column = vector('float', 2).constant(program)
    return program.builder.once('OpConstantComposite', matrix.declare(program), column, column)
  },
}

const array: Constituent = {
  name: 'array',
  kind: 'other',
  declare(program) {
    const uint = scalarNamed('uint').declare(program)
    return program.builder.type('OpTypeArray', uint, program.builder.constant(uint, 2))
  },
  constant(program) {
    const element = ofScalar(scalarNamed('uint')).constant(program)
    return program.builder.once('OpConstantComposite', array.declare(program), element, element)
  },
}

const structure: Constituent = {
  name: 'structure',
  kind: 'other',
  declare: (program) =>
    program.builder.type(
      'OpTypeStruct',
      scalarNamed('uint').declare(program),
      scalarNamed('float').declare(program),
    ),
  constant(program) {
    const members = ['uint', 'float'].map((name) => ofScalar(scalarNamed(name)).constant(program))
    return program.builder.once('OpConstantComposite', structure.declare(program), ...members)
  },
}

/** A physical pointer; its only plain constant is the null one. */
const pointer: Constituent = {
  name: 'pointer',
  kind: 'other',
  declare: (program) =>
    program.builder.type('OpTypePointer', 'CrossWorkgroup', scalarNamed('uint').declare(program)),
  constant: (program) => program.builder.once('OpConstantNull', pointer.declare(program)),
}

const composites: readonly Constituent[] = [
  vector('float', 2),
  vector('float', 4),
  vector('uint', 3),
  vector('bool', 2),
  array,
  structure,
]

/** The types of constituents that a setting permits. */
export function constituentsOf(setting: Setting): readonly Constituent[] {
  const special = isKernel(setting) ? pointer : matrix
  return [...scalarsOf(setting).map(ofScalar), ...composites, special]
}

/** The one with that name, one of ours. */
export function constituentNamed(name: string, setting: Setting): Constituent {
  return constituentsOf(setting).find((each) => each.name === name) as Constituent
}

function uint(program: Program): number {
  return scalarNamed('uint').declare(program)
}

function arrayInCompute(program: Program): number {
  return constituentNamed('array', 'compute').declare(program)
}

/** A value from every instruction that makes a specialization constant. */
export const specValues: Readonly<Record<string, (program: Program) => number>> = {
  OpSpecConstant: (program) => program.builder.specConstant(uint(program), 3),
  'OpSpecConstant-with-SpecId': (program) => {
    const value = program.builder.specConstant(uint(program), 3)
    program.builder.decorate(value, 'SpecId', 7)
    return value
  },
  OpSpecConstantTrue: (program) =>
    program.builder.specConstant(scalarNamed('bool').declare(program), true),
  OpSpecConstantFalse: (program) =>
    program.builder.specConstant(scalarNamed('bool').declare(program), false),
  OpSpecConstantComposite: (program) => {
    const part = program.builder.specConstant(uint(program), 3)
    const plain = program.builder.constant(uint(program), 3)
    return program.builder.add('OpSpecConstantComposite', arrayInCompute(program), part, plain)
  },
  OpSpecConstantOp: (program) => {
    const { builder } = program
    const type = uint(program)
    const sum = [builder.specConstant(type, 3), builder.constant(type, 1)]
    return builder.add('OpSpecConstantOp', type, 'IAdd', ...sum)
  },
  OpSpecConstantCompositeReplicateEXT: (program) =>
    program.builder.add(
      'OpSpecConstantCompositeReplicateEXT',
      arrayInCompute(program),
      program.builder.specConstant(uint(program), 3),
    ),
  OpSpecConstantDataKHR: (program) => {
    program.builder.capability('ConstantDataKHR')
    program.builder.extension('SPV_KHR_constant_data')
    return program.builder.add('OpSpecConstantDataKHR', arrayInCompute(program), 1, 2)
  },
}
