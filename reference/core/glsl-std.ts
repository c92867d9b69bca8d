import type { Check, Report } from '../check.ts'
import type { Instruction, Module } from '../module.ts'
import {
  argument,
  argumentType,
  argumentWord,
  asMany,
  type ExtendedRow,
  extendedAsResult,
  extendedChecks,
  extendedOperand,
  extendedResult,
  type FitsCall,
  floating,
  hasResult,
  hasResultComponents,
  integral,
  isAsLarge,
  namesBetween,
  scalarOf,
  scalarOrVectorOf,
  vectorOf,
} from './shared/extended-instructions.ts'
import { differInCount } from './shared/fitting-types.ts'
import { enumerant } from './shared/grammar.ts'
import { resultType } from './shared/operands.ts'
import {
  componentCount,
  constituentType,
  isExtensionType,
  isMatrixType,
  isPointerType,
  isStructType,
  pointeeType,
  storageClassOf,
} from './shared/types.ts'

/** The import string of the set. */
const glslSet = 'GLSL.std.450'

const integers = ['SAbs', 'SSign', 'UMin', 'SMin', 'UMax', 'SMax', 'UClamp', 'SClamp']
const floats = [
  ...namesBetween(glslSet, 1, 10).filter((name) => !integers.includes(name)),
  'Sqrt',
  'InverseSqrt',
  'Modf',
  'FMin',
  'FMax',
  'FClamp',
  'FMix',
  'Step',
  'SmoothStep',
  'Fma',
  'Frexp',
  'Ldexp',
  'Normalize',
  'FaceForward',
  'Reflect',
  'NMin',
  'NMax',
  'NClamp',
]
const angles = namesBetween(glslSet, 11, 30)
const finding = ['FindILsb', 'FindSMsb', 'FindUMsb']

const isFloating = scalarOrVectorOf(floating())
const isFloat = scalarOf(floating())
const isInteger = scalarOrVectorOf(integral())
const isInteger32 = scalarOrVectorOf(integral(32))

/** Whether SPV_AMD_gpu_shader_int16 says which exponents there are; core then asks for their number alone. */
const hasOwnExponents = ({ extensions }: Module): boolean =>
  extensions.has('SPV_AMD_gpu_shader_int16')

const isFloat32 = scalarOrVectorOf(floating(32))
const offset32 = vectorOf(floating(32), 2)

/** Whether SPV_AMD_gpu_shader_half_float says what is interpolated, and by which offset. */
const interpolatesHalves = ({ extensions }: Module): boolean =>
  extensions.has('SPV_AMD_gpu_shader_half_float')

const hasIntegerResult = hasResult(isInteger)
const hasFloatingResult = hasResult(isFloating)
const hasFloatResult = hasResult(isFloat)

const arithmeticRows: readonly ExtendedRow[] = [
  extendedResult('core/glsl-float-result', floats, isFloating, 'a floating-point scalar or vector'),
  ...extendedAsResult('core/glsl-float-operand', floats, { Modf: [0], Frexp: [0], Ldexp: [0] }),
  extendedResult(
    'core/glsl-angle-result',
    angles,
    scalarOrVectorOf(floating(16, 32)),
    'a floating-point scalar or vector of 16 or 32 bits',
  ),
  ...extendedAsResult('core/glsl-angle-operand', angles),
  extendedResult('core/glsl-integer-result', integers, isInteger, 'an integer scalar or vector'),
  ...extendedOperand(
    'core/glsl-integer-operand',
    Object.fromEntries(integers.map((name) => [name, [0, 1, 2]])),
    (type, module, call) =>
      isInteger(type, module, call) &&
      (!hasIntegerResult(type, module, call) || isAsLarge(type, module, call)),
    'an integer scalar or vector with the count and width of Result Type',
  ),
  extendedResult('core/glsl-find-result', finding, isInteger32, 'of 32-bit integers'),
  ...extendedOperand(
    'core/glsl-find-operand',
    Object.fromEntries(finding.map((name) => [name, [0]])),
    asMany(isInteger32),
    'a scalar or vector of 32-bit integers as large as Result Type',
  ),
  ...extendedOperand(
    'core/glsl-ldexp-exponent',
    { Ldexp: [1] },
    asMany(isInteger),
    'an integer scalar or vector as large as Result Type',
  ),
  extendedResult(
    'core/glsl-length-result',
    ['Length', 'Distance'],
    isFloat,
    'a floating-point scalar',
  ),
  ...extendedOperand(
    'core/glsl-length-operand',
    { Length: [0], Distance: [0, 1] },
    (type, module, call) =>
      isFloating(type, module, call) &&
      (!hasFloatResult(type, module, call) || hasResultComponents(type, module, call)),
    'a scalar or vector of Result Type',
  ),
  extendedResult(
    'core/glsl-cross-result',
    ['Cross'],
    vectorOf(floating(), 3),
    'a vector of three floating-point components',
  ),
  ...extendedAsResult('core/glsl-cross-operand', ['Cross']),
  extendedResult(
    'core/glsl-refract-result',
    ['Refract'],
    isFloating,
    'a floating-point scalar or vector',
  ),
  ...extendedOperand(
    'core/glsl-refract-operand',
    { Refract: [0, 1] },
    (type, module, call) =>
      isFloating(type, module, call) &&
      (!hasFloatingResult(type, module, call) || hasResultComponents(type, module, call)),
    'a scalar or vector of the components of Result Type',
  ),
  ...extendedOperand(
    'core/glsl-refract-eta',
    { Refract: [2] },
    (type, module, call) =>
      isFloat(type, module, call) &&
      (!hasFloatingResult(type, module, call) || hasResultComponents(type, module, call)),
    'a floating-point scalar of the component type of Result Type',
  ),
]

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
      if (isExtensionType(x) || isExtensionType(result)) return
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

/** The types that a scalar is packed from and unpacked to. */
interface Packing {
  /** The end of the names of its instructions. */
  readonly form: string
  readonly scalar: FitsCall
  readonly vector: FitsCall
  readonly scalarName: string
  readonly vectorName: string
}

const integer = { scalar: scalarOf(integral(32)), scalarName: 'a 32-bit integer' }
const two = { vector: vectorOf(floating(32), 2), vectorName: 'a vector of two 32-bit floats' }
const four = { vector: vectorOf(floating(32), 4), vectorName: 'a vector of four 32-bit floats' }

const packings: readonly Packing[] = [
  { form: 'Snorm4x8', ...integer, ...four },
  { form: 'Unorm4x8', ...integer, ...four },
  { form: 'Snorm2x16', ...integer, ...two },
  { form: 'Unorm2x16', ...integer, ...two },
  { form: 'Half2x16', ...integer, ...two },
  {
    form: 'Double2x32',
    scalar: scalarOf(floating(64)),
    scalarName: 'a 64-bit floating-point scalar',
    vector: vectorOf(integral(32), 2),
    vectorName: 'a vector of two 32-bit integers',
  },
]

const packingRows: readonly ExtendedRow[] = packings.flatMap(
  ({ form, scalar, vector, scalarName, vectorName }) => [
    ...extendedOperand('core/glsl-pack-operand', { [`Pack${form}`]: [0] }, vector, vectorName),
    extendedResult('core/glsl-pack-result', [`Pack${form}`], scalar, scalarName),
    ...extendedOperand('core/glsl-unpack-operand', { [`Unpack${form}`]: [0] }, scalar, scalarName),
    extendedResult('core/glsl-unpack-result', [`Unpack${form}`], vector, vectorName),
  ],
)

/** Checks of the instructions of GLSL.std.450. */
export const checks: readonly Check[] = [
  // Instructions on floating-point scalars and vectors and on integers.
  ...extendedChecks(glslSet, arithmeticRows),
  // Instructions on matrices, structures and pointers.
  ...extendedChecks(glslSet, compositeRows),
  // Packing and unpacking instructions.
  ...extendedChecks(glslSet, packingRows),
]
