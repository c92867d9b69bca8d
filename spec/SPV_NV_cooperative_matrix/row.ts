/** Sections with several rules. */
export const section = {
  type: 'Modifications: 3.32.6 Type-Declaration Instructions: OpTypeCooperativeMatrixNV',
  access:
    'Modifications: 3.32.8 Memory Instructions: OpCooperativeMatrixLoadNV, OpCooperativeMatrixStoreNV',
  length: 'Modifications: 3.32.8 Memory Instructions: OpCooperativeMatrixLengthNV',
  conversion: 'Modifications: 3.32.11 Conversion Instructions',
  multiplyAdd: 'Modifications: 3.32.13 Arithmetic Instructions: OpCooperativeMatrixMulAddNV',
  arithmetic: 'Modifications: 3.32.13 Arithmetic Instructions',
} as const

/** For notes: which numbers can be compared. */
export const fixed =
  'A number is fixed if it comes from OpConstant or OpConstantNull. Two ids are the same number if they are the same id or fixed with the same value, and different if they are fixed with different values. Nothing is judged where that is not known, as for two specialization constants.'

/** For notes: where an instruction may be. */
export const executed = 'OpSpecConstantOp that executes the instruction counts.'
