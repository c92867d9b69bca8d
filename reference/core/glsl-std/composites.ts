import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import {
  argument,
  argumentType,
  argumentWord,
  asMany,
  type ExtendedRow,
  extendedChecks,
  extendedOperand,
  floating,
  integral,
  scalarOf,
  scalarOrVectorOf,
  vectorOf,
} from '../shared/extended-instructions.ts'
import { glslSet } from '../shared/extended-sets.ts'
import { differInCount, isForeign } from '../shared/fitting-types.ts'
import { isFloating, isInteger32 } from '../shared/glsl-types.ts'
import { enumerant } from '../shared/grammar.ts'
import { resultType } from '../shared/operands.ts'
import {
  componentCount,
  constituentType,
  isMatrixType,
  isPointerType,
  isStructType,
  pointeeType,
  storageClassOf,
} from '../shared/types.ts'

/** Whether SPV_AMD_gpu_shader_int16 says which exponents there are; core then asks for their number alone. */
const hasOwnExponents = ({ extensions }: Module): boolean =>
  extensions.has('SPV_AMD_gpu_shader_int16')

const isFloat32 = scalarOrVectorOf(floating(32))

const offset32 = vectorOf(floating(32), 2)

/** Whether SPV_AMD_gpu_shader_half_float says what is interpolated, and by which offset. */
const interpolatesHalves = ({ extensions }: Module): boolean =>
  extensions.has('SPV_AMD_gpu_shader_half_float')

const input = enumerant('StorageClass', 'Input')

const interpolating = ['InterpolateAtCentroid', 'InterpolateAtSample', 'InterpolateAtOffset']

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
      if (isForeign(x) || isForeign(result)) return
      const fault = judge(x, result, module)
      if (fault !== undefined) report(call.word + 1, fault)
    },
  }
}

const compositeRows: readonly ExtendedRow[] = [
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
      hasOwnExponents(module)
        ? !differInCount(module, pointeeType(module, type), resultType(module, call))
        : pointsTo(module, type, (pointee) => asMany(isInteger32)(pointee, module, call)),
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
      (hasOwnExponents(module) || isInteger32(exponent, module, x)) &&
      !differInCount(module, exponent, x)
    return fits ? undefined : 'Result Type is not a structure of significand and exponent'
  }),
  ...extendedOperand(
    'core/glsl-interpolant-pointer',
    Object.fromEntries(interpolating.map((name) => [name, [0]])),
    (type, module, call) =>
      storageClassOf(type) === input &&
      pointsTo(
        module,
        type,
        (pointee) => interpolatesHalves(module) || isFloat32(pointee, module, call),
      ),
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
    (type, module, call) => interpolatesHalves(module) || offset32(type, module, call),
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

/** Checks of the instructions of GLSL.std.450 on matrices, structures and pointers. */
export const checks: readonly Check[] = [...extendedChecks(glslSet, compositeRows)]
