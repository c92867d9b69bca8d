import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { constituentType, isMatrixType, isStructType } from '../shared/composite-type.ts'
import { differInCount } from '../shared/elements.ts'
import { enumerant } from '../shared/enumerant.ts'
import {
  argument,
  argumentType,
  argumentWord,
  type ExtendedRow,
  extendedChecks,
  extendedOperand,
} from '../shared/extended-instructions.ts'
import {
  asMany,
  floating,
  integral,
  scalarOf,
  scalarOrVectorOf,
  vectorOf,
} from '../shared/extended-kinds.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { isPointerType, pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { componentCount } from '../shared/vector-type.ts'
import { glslSet } from './set.ts'

const input = enumerant('StorageClass', 'Input')

const interpolating = ['InterpolateAtCentroid', 'InterpolateAtSample', 'InterpolateAtOffset']

const isFloating = scalarOrVectorOf(floating())
const isInteger32 = scalarOrVectorOf(integral(32))

/** Whether the type that a pointer type points to, if it has one, is such a type. */
function pointsTo(
  module: Module,
  type: Instruction,
  fits: (pointee: Instruction) => boolean,
): boolean {
  const pointee = pointeeType(module, type)
  return isPointerType(type) && (pointee === undefined || fits(pointee))
}

/** A requirement on the result that the type of operand 0 decides, if that is an object. */
function resultBeside(
  rule: ExtendedRow['rule'],
  names: readonly string[],
  judge: (x: Instruction, result: Instruction, module: Module) => string | undefined,
): ExtendedRow {
  return {
    rule,
    names,
    judge: (call, module, report: Report) => {
      const x = argumentType(module, call, 0)
      const result = resultType(module, call)
      if (x === undefined || result === undefined) return
      if (isExtensionType(x) || isExtensionType(result)) return
      const fault = judge(x, result, module)
      if (fault !== undefined) report(call.word + 1, fault)
    },
  }
}

const rows: readonly ExtendedRow[] = [
  ...extendedOperand(
    'core/glsl-matrix-operand',
    { Determinant: [0], MatrixInverse: [0] },
    (type, module) =>
      isMatrixType(type) &&
      componentCount(module, constituentType(module, type, 0)) === type.valueAt(1),
    'a square matrix',
  ),
  resultBeside('core/glsl-determinant-result', ['Determinant'], (x, result, module) =>
    isMatrixType(x) && constituentType(module, constituentType(module, x, 0), 0) !== result
      ? 'Result Type is not the component type of the matrix'
      : undefined,
  ),
  resultBeside('core/glsl-matrix-inverse-result', ['MatrixInverse'], (x, result) =>
    x === result ? undefined : 'Result Type is not the type of x',
  ),
  ...extendedOperand(
    'core/glsl-modf-pointer',
    { Modf: [1] },
    (type, module, call) => pointsTo(module, type, ({ result }) => result === call.resultType),
    'a pointer to Result Type',
  ),
  ...extendedOperand(
    'core/glsl-frexp-pointer',
    { Frexp: [1] },
    (type, module, call) =>
      pointsTo(module, type, (pointee) => asMany(isInteger32)(pointee, module, call)),
    'a pointer to 32-bit integers, as many as in Result Type',
  ),
  ...extendedOperand(
    'core/glsl-struct-operand',
    { ModfStruct: [0], FrexpStruct: [0] },
    isFloating,
    'a floating-point scalar or vector',
  ),
  resultBeside('core/glsl-modf-struct-result', ['ModfStruct'], (x, result) => {
    const members = isStructType(result) ? result.operands.map(({ value }) => value) : []
    return members.length === 2 && members.every((id) => id === x.result)
      ? undefined
      : 'Result Type is not a structure of two members of the type of x'
  }),
  resultBeside('core/glsl-frexp-struct-result', ['FrexpStruct'], (x, result, module) => {
    const members = isStructType(result) ? result.operands.map(({ value }) => value) : []
    const exponent = module.definition(members[1] ?? 0)
    const fits =
      members.length === 2 &&
      members[0] === x.result &&
      exponent !== undefined &&
      isInteger32(exponent, module, x) &&
      !differInCount(module, exponent, x)
    return fits ? undefined : 'Result Type is not a structure of significand and exponent'
  }),
  ...extendedOperand(
    'core/glsl-interpolant-pointer',
    Object.fromEntries(interpolating.map((name) => [name, [0]])),
    (type, module, call) =>
      storageClassOf(type) === input &&
      pointsTo(module, type, (pointee) => scalarOrVectorOf(floating(32))(pointee, module, call)),
    'a pointer into Input to 32-bit floating-point components',
  ),
  resultBeside('core/glsl-interpolant-result', interpolating, (x, result, module) => {
    const pointee = pointeeType(module, x)
    return pointee === undefined || pointee === result
      ? undefined
      : 'Result Type is not the type that interpolant points to'
  }),
  ...extendedOperand(
    'core/glsl-interpolate-sample',
    { InterpolateAtSample: [1] },
    scalarOf(integral(32)),
    'a 32-bit integer scalar',
  ),
  ...extendedOperand(
    'core/glsl-interpolate-offset',
    { InterpolateAtOffset: [1] },
    vectorOf(floating(32), 2),
    'a vector of two 32-bit floating-point components',
  ),
  {
    rule: 'core/glsl-interpolation-capability',
    names: interpolating,
    judge: (call, module, report) => {
      if (
        argument(module, call, 0) !== undefined &&
        !module.capabilities.has('InterpolationFunction')
      )
        report(argumentWord(call, -1), 'InterpolationFunction is not declared')
    },
  },
]

/** Checks of the instructions on matrices, structures and pointers. */
export const checks: readonly Check[] = extendedChecks(glslSet, rows)
