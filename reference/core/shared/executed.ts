/** What OpSpecConstantOp executes in every module (3.3.7). */
export const executedAlways: ReadonlySet<string> = new Set([
  'OpSConvert',
  'OpFConvert',
  'OpSNegate',
  'OpNot',
  'OpIAdd',
  'OpISub',
  'OpIMul',
  'OpUDiv',
  'OpSDiv',
  'OpUMod',
  'OpSRem',
  'OpSMod',
  'OpShiftRightLogical',
  'OpShiftRightArithmetic',
  'OpShiftLeftLogical',
  'OpBitwiseOr',
  'OpBitwiseXor',
  'OpBitwiseAnd',
  'OpVectorShuffle',
  'OpCompositeExtract',
  'OpCompositeInsert',
  'OpLogicalOr',
  'OpLogicalAnd',
  'OpLogicalNot',
  'OpLogicalEqual',
  'OpLogicalNotEqual',
  'OpSelect',
  'OpIEqual',
  'OpINotEqual',
  'OpULessThan',
  'OpSLessThan',
  'OpUGreaterThan',
  'OpSGreaterThan',
  'OpULessThanEqual',
  'OpSLessThanEqual',
  'OpUGreaterThanEqual',
  'OpSGreaterThanEqual',
])

/** Access chains that it executes. */
export const executedAccessChains: ReadonlySet<string> = new Set([
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpPtrAccessChain',
  'OpInBoundsPtrAccessChain',
])

/** What it executes in modules that declare Kernel. */
export const executedInKernels: ReadonlySet<string> = new Set([
  'OpConvertFToS',
  'OpConvertSToF',
  'OpConvertFToU',
  'OpConvertUToF',
  'OpUConvert',
  'OpConvertPtrToU',
  'OpConvertUToPtr',
  'OpGenericCastToPtr',
  'OpPtrCastToGeneric',
  'OpBitcast',
  'OpFNegate',
  'OpFAdd',
  'OpFSub',
  'OpFMul',
  'OpFDiv',
  'OpFRem',
  'OpFMod',
  ...executedAccessChains,
])

/** Whether OpSpecConstantOp executes it in some module of core. */
export function isExecuted(name: string): boolean {
  return executedAlways.has(name) || executedInKernels.has(name) || name === 'OpQuantizeToF16'
}
