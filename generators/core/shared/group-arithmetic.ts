/** The result of arithmetic over a group, by the name that follows OpGroupNonUniform. */
export const groupArithmetic = {
  IAdd: 'integer',
  FAdd: 'float',
  IMul: 'integer',
  FMul: 'float',
  SMin: 'integer',
  UMin: 'unsigned',
  FMin: 'float',
  SMax: 'integer',
  UMax: 'unsigned',
  FMax: 'float',
  BitwiseAnd: 'integer',
  BitwiseOr: 'integer',
  BitwiseXor: 'integer',
  LogicalAnd: 'boolean',
  LogicalOr: 'boolean',
  LogicalXor: 'boolean',
} as const
