/** Sections with several rules. */
export const section = {
  universal: 'Modifications: 2.16.1 Universal Validation Rules',
  layout: 'Modifications: 3.X Cooperative Matrix Layout',
  type: 'Modifications: 3.42.6 Type-Declaration Instructions: OpTypeCooperativeMatrixKHR',
  access:
    'Modifications: 3.42.8 Memory Instructions: OpCooperativeMatrixLoadKHR, OpCooperativeMatrixStoreKHR',
  conversion: 'Modifications: 3.42.11 Conversion Instructions',
  arithmetic: 'Modifications: 3.42.13 Arithmetic Instructions',
  multiplyAdd: 'Modifications: 3.42.13 Arithmetic Instructions: OpCooperativeMatrixMulAddKHR',
} as const

/** For notes: which numbers can be compared. */
export const fixed =
  'A number is fixed if it comes from OpConstant or OpConstantNull. Two ids are the same number if they are the same id or fixed with the same value, and different if they are fixed with different values. Nothing is judged where that is not known, as for two specialization constants, which may get the same value.'
