import { row } from '../row.ts'

const text = 'SPIR-V Extended Instructions for GLSL, 1.00 Revision 12: 2. Binary Form'

const floats =
  'Round to Fract except SAbs and SSign, Sqrt, InverseSqrt, Modf, FMin, FMax, FClamp, FMix, Step, SmoothStep, Fma, Frexp, Ldexp, Normalize, FaceForward, Reflect, NMin, NMax and NClamp'
const integers = 'SAbs, SSign, UMin, SMin, UMax, SMax, UClamp and SClamp'
const finding = 'FindILsb, FindSMsb and FindUMsb'
const interpolating = 'InterpolateAtCentroid, InterpolateAtSample and InterpolateAtOffset'

/**
 * Result types and operands of the instruction set GLSL.std.450, by the page `specs/unified1/GLSL.std.450.html` of the SPIR-V
 * registry.
 *
 * An integer is an OpTypeInt of either Signedness. No instruction takes or results in an OpTypeCooperativeMatrixKHR; other types of extensions
 * are left aside, as are untyped pointers.
 */
export const rules = [
  row(
    'type',
    'glsl-float-result',
    `${text}: instructions on floating-point types`,
    `Result Type of ${floats} is a floating-point scalar or vector.`,
  ),
  row(
    'type',
    'glsl-float-operand',
    `${text}: instructions on floating-point types`,
    `The operands of ${floats} have Result Type, except the second ones of Modf, Frexp and Ldexp.`,
  ),
  row(
    'type',
    'glsl-angle-result',
    `${text}: Radians to Log2`,
    'Result Type of the instructions from Radians to Log2 is a floating-point scalar or vector with components of 16 or 32 bits.',
  ),
  row(
    'type',
    'glsl-angle-operand',
    `${text}: Radians to Log2`,
    'The operands of the instructions from Radians to Log2 have Result Type.',
  ),
  row(
    'type',
    'glsl-integer-result',
    `${text}: instructions on integers`,
    `Result Type of ${integers} is an integer scalar or vector.`,
  ),
  row(
    'type',
    'glsl-integer-operand',
    `${text}: instructions on integers`,
    `The operands of ${integers} are integer scalars or vectors with as many components as Result Type, and as wide ones.`,
    { notes: 'If Result Type breaks its own rule, they are integer scalars or vectors.' },
  ),
  row(
    'type',
    'glsl-find-result',
    `${text}: FindILsb, FindSMsb, FindUMsb`,
    `Result Type of ${finding} is an integer scalar or vector with components of 32 bits.`,
  ),
  row(
    'type',
    'glsl-find-operand',
    `${text}: FindILsb, FindSMsb, FindUMsb`,
    `Value of ${finding} is an integer scalar or vector with components of 32 bits, as many as Result Type has.`,
  ),
  row(
    'type',
    'glsl-matrix-operand',
    `${text}: Determinant, MatrixInverse`,
    'x of Determinant and MatrixInverse is a matrix with as many columns as rows.',
  ),
  row(
    'type',
    'glsl-determinant-result',
    `${text}: Determinant`,
    'Result Type of Determinant is the component type of the columns of x, if x is a matrix.',
  ),
  row(
    'type',
    'glsl-matrix-inverse-result',
    `${text}: MatrixInverse`,
    'Result Type of MatrixInverse is the type of x.',
  ),
  row(
    'type',
    'glsl-modf-pointer',
    `${text}: Modf`,
    'i of Modf is a pointer, and an OpTypePointer points to Result Type.',
  ),
  row(
    'type',
    'glsl-frexp-pointer',
    `${text}: Frexp`,
    'exp of Frexp is a pointer, and an OpTypePointer points to an integer scalar or vector with components of 32 bits, as many as Result Type has.',
  ),
  row(
    'type',
    'glsl-struct-operand',
    `${text}: ModfStruct, FrexpStruct`,
    'x of ModfStruct and FrexpStruct is a floating-point scalar or vector.',
  ),
  row(
    'type',
    'glsl-modf-struct-result',
    `${text}: ModfStruct`,
    'Result Type of ModfStruct is a structure of two members, both of the type of x.',
  ),
  row(
    'type',
    'glsl-frexp-struct-result',
    `${text}: FrexpStruct`,
    'Result Type of FrexpStruct is a structure of two members. Member 0 has the type of x; member 1 is an integer scalar or vector with components of 32 bits, as many as x has.',
  ),
  row(
    'type',
    'glsl-ldexp-exponent',
    `${text}: Ldexp`,
    'exp of Ldexp is an integer scalar or vector with as many components as Result Type.',
  ),
  row(
    'type',
    'glsl-pack-operand',
    `${text}: instructions whose names begin with Pack`,
    'v of PackSnorm4x8 and PackUnorm4x8 is a vector of four floating-point components of 32 bits, v of PackSnorm2x16, PackUnorm2x16 and PackHalf2x16 one of two, and v of PackDouble2x32 a vector of two integers of 32 bits.',
  ),
  row(
    'type',
    'glsl-pack-result',
    `${text}: instructions whose names begin with Pack`,
    'Result Type of PackDouble2x32 is a floating-point scalar of 64 bits; that of the other packing instructions is an integer scalar of 32 bits.',
  ),
  row(
    'type',
    'glsl-unpack-operand',
    `${text}: instructions whose names begin with Unpack`,
    'v of UnpackDouble2x32 is a floating-point scalar of 64 bits; the operand of the other unpacking instructions is an integer scalar of 32 bits.',
  ),
  row(
    'type',
    'glsl-unpack-result',
    `${text}: instructions whose names begin with Unpack`,
    'Result Type of UnpackSnorm4x8 and UnpackUnorm4x8 is a vector of four floating-point components of 32 bits, that of UnpackSnorm2x16, UnpackUnorm2x16 and UnpackHalf2x16 one of two, and that of UnpackDouble2x32 a vector of two integers of 32 bits.',
  ),
  row(
    'type',
    'glsl-length-result',
    `${text}: Length, Distance`,
    'Result Type of Length and Distance is a floating-point scalar.',
  ),
  row(
    'type',
    'glsl-length-operand',
    `${text}: Length, Distance`,
    'The operands of Length and Distance are floating-point scalars or vectors whose component type is Result Type.',
    { notes: 'If Result Type breaks its own rule, they are floating-point scalars or vectors.' },
  ),
  row(
    'type',
    'glsl-cross-result',
    `${text}: Cross`,
    'Result Type of Cross is a vector of three floating-point components.',
  ),
  row('type', 'glsl-cross-operand', `${text}: Cross`, 'The operands of Cross have Result Type.'),
  row(
    'type',
    'glsl-refract-result',
    `${text}: Refract`,
    'Result Type of Refract is a floating-point scalar or vector.',
    { confidence: 'derived' },
  ),
  row(
    'type',
    'glsl-refract-operand',
    `${text}: Refract`,
    'I and N of Refract are floating-point scalars or vectors with the component type of Result Type.',
    { notes: 'If Result Type breaks its own rule, they are floating-point scalars or vectors.' },
  ),
  row(
    'type',
    'glsl-refract-eta',
    `${text}: Refract`,
    'eta of Refract is a floating-point scalar of the component type of Result Type.',
    { notes: 'If Result Type breaks its own rule, it is a floating-point scalar.' },
  ),
  row(
    'type',
    'glsl-interpolant-pointer',
    `${text}: ${interpolating}`,
    `interpolant of ${interpolating} is a pointer into Input, and an OpTypePointer points to a floating-point scalar or vector with components of 32 bits.`,
  ),
  row(
    'type',
    'glsl-interpolant-result',
    `${text}: ${interpolating}`,
    `Result Type of ${interpolating} is the type that interpolant points to, if its type is an OpTypePointer.`,
  ),
  row(
    'type',
    'glsl-interpolate-sample',
    `${text}: InterpolateAtSample`,
    'sample of InterpolateAtSample is an integer scalar of 32 bits.',
  ),
  row(
    'type',
    'glsl-interpolate-offset',
    `${text}: InterpolateAtOffset`,
    'offset of InterpolateAtOffset is a vector of two floating-point components of 32 bits.',
  ),
  row(
    'capability',
    'glsl-interpolation-capability',
    `${text}: ${interpolating}`,
    `The capability InterpolationFunction is declared in a module with ${interpolating.replace(' and ', ' or ')}.`,
    {
      notes:
        'PackDouble2x32 and UnpackDouble2x32 require Float64, as the type of their result or operand does.',
    },
  ),
]
