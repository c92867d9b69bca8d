/** Sections with several rules. */
export const section = {
  terms: 'Modifications: 2.2 Terms',
  universal: 'Modifications: 2.16.1 Universal Validation Rules',
  memory: 'Modifications: 3.26 Memory Operands',
  type: 'Modifications: 3.42.6 Type-Declaration Instructions: OpTypeCooperativeVectorNV',
  access:
    'Modifications: 3.42.8 Memory Instructions: OpCooperativeVectorLoadNV, OpCooperativeVectorStoreNV',
  conversion: 'Modifications: 3.42.11 Conversion Instructions',
  arithmetic: 'Modifications: 3.42.13 Arithmetic Instructions',
  bits: 'Modifications: 3.42.14 Bit Instructions',
  product:
    'Modifications: 3.42.X Cooperative Vector Instructions: OpCooperativeVectorMatrixMulAddNV, OpCooperativeVectorMatrixMulNV',
  outerProduct:
    'Modifications: 3.42.X Cooperative Vector Instructions: OpCooperativeVectorOuterProductAccumulateNV',
  reduction:
    'Modifications: 3.42.X Cooperative Vector Instructions: OpCooperativeVectorReduceSumAccumulateNV',
} as const

/** For summaries: the instructions that multiply. */
export const product = 'OpCooperativeVectorMatrixMulNV or OpCooperativeVectorMatrixMulAddNV'

/** For notes: what a cooperative vector is, and which numbers are known. */
export const known =
  'A number is known if it comes from OpConstant or OpConstantNull; nothing is judged by others.'
