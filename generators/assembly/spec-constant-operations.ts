const names = `
  AccessChain InBoundsAccessChain PtrAccessChain InBoundsPtrAccessChain VectorShuffle
  CompositeExtract CompositeInsert ConvertFToU ConvertFToS ConvertSToF ConvertUToF UConvert SConvert
  FConvert QuantizeToF16 ConvertPtrToU ConvertUToPtr PtrCastToGeneric GenericCastToPtr Bitcast
  SNegate FNegate IAdd FAdd ISub FSub IMul FMul UDiv SDiv FDiv UMod SRem SMod FRem FMod LogicalEqual
  LogicalNotEqual LogicalOr LogicalAnd LogicalNot Select IEqual INotEqual UGreaterThan SGreaterThan
  UGreaterThanEqual SGreaterThanEqual ULessThan SLessThan ULessThanEqual SLessThanEqual
  ShiftRightLogical ShiftRightArithmetic ShiftLeftLogical BitwiseOr BitwiseXor BitwiseAnd Not
  UntypedAccessChainKHR UntypedInBoundsAccessChainKHR UntypedPtrAccessChainKHR
  UntypedInBoundsPtrAccessChainKHR CooperativeMatrixLengthKHR CooperativeMatrixLengthNV`

/** Names, without `Op`, that the assembly syntax takes as the operation of an `OpSpecConstantOp`. */
export const specConstantOperations: ReadonlySet<string> = new Set(names.trim().split(/\s+/))
