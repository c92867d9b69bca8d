import type { Check } from '../check.ts'
import { amongMatrices, matricesWithoutUse } from '../shared/cooperative-matrices.ts'
import {
  componentsAreAppropriate,
  integersKeepTheShape,
  integersMatch,
  matrixTimesScalarFits,
  othersResultInNoMatrix,
  othersTakeNoMatrix,
  unsignedDivisionIsOfUnsigned,
} from '../shared/matrix-arithmetic.ts'

const float = ['OpFNegate', 'OpFAdd', 'OpFSub', 'OpFDiv']
const integer = ['OpSNegate', 'OpIAdd', 'OpISub', 'OpSDiv']

/** Instructions that the text does not list, and about whose operands core decides by the result. */
const ofResultType = [
  'OpUMod',
  'OpFMul',
  'OpFRem',
  'OpFMod',
  'OpBitFieldInsert',
  'OpBitFieldSExtract',
  'OpBitFieldUExtract',
  'OpBitReverse',
]

/** The others that the core specification has for scalars, vectors or matrices, and the text does not list. */
const others = [
  'OpSRem',
  'OpSMod',
  'OpIMul',
  'OpVectorTimesScalar',
  'OpVectorTimesMatrix',
  'OpMatrixTimesVector',
  'OpMatrixTimesMatrix',
  'OpOuterProduct',
  'OpTranspose',
  'OpBitcast',
  'OpShiftRightLogical',
  'OpShiftRightArithmetic',
  'OpShiftLeftLogical',
  'OpBitwiseOr',
  'OpBitwiseXor',
  'OpBitwiseAnd',
  'OpNot',
  'OpBitCount',
]

export const checks: readonly Check[] = amongMatrices(
  [
    /** Component Type of matrices in arithmetic. */
    componentsAreAppropriate(
      'SPV_NV_cooperative_matrix/arithmetic-components-are-appropriate',
      matricesWithoutUse,
      { float, integer: [...integer, 'OpUDiv'] },
    ),
    /** Types of matrices in integer arithmetic. */
    integersMatch(
      'SPV_NV_cooperative_matrix/integer-arithmetic-is-of-matching-matrices',
      matricesWithoutUse,
      integer,
      false,
    ),
    /** Shapes of matrices in integer arithmetic, in the reading in which components are counted in rows and columns. */
    integersKeepTheShape(
      'SPV_NV_cooperative_matrix/integer-arithmetic-keeps-the-shape',
      matricesWithoutUse,
      integer,
    ),
    /** OpMatrixTimesScalar. */
    matrixTimesScalarFits('SPV_NV_cooperative_matrix/matrix-times-scalar-fits', matricesWithoutUse),
    /** Arithmetic Instructions, Conversion Instructions and Issues: the lists are complete. */
    othersResultInNoMatrix(
      'SPV_NV_cooperative_matrix/other-operations-result-in-no-matrix',
      matricesWithoutUse,
      [...ofResultType, ...others],
    ),
    /** Arithmetic Instructions, Conversion Instructions and Issues: the lists are complete. */
    othersTakeNoMatrix(
      'SPV_NV_cooperative_matrix/other-operations-take-no-matrix',
      matricesWithoutUse,
      others,
    ),
    /** OpUDiv, in the reading in which the core specification's word on Signedness holds for matrices as well. */
    unsignedDivisionIsOfUnsigned(
      'SPV_NV_cooperative_matrix/unsigned-division-is-of-unsigned-components',
      matricesWithoutUse,
    ),
  ],
  matricesWithoutUse,
)
