/** Sections with several rules. */
export const section = {
  universal: 'Modifications: 2.16.1 Universal Validation Rules',
  tensors: 'Modifications: 3.X Tensor Layout and View',
  operands: 'Modifications: 3.X Tensor Addressing Operands',
  load: 'Modifications: 3.49.8 Memory Instructions: OpCooperativeMatrixLoadTensorNV',
  store: 'Modifications: 3.49.8 Memory Instructions: OpCooperativeMatrixStoreTensorNV',
  access:
    'Modifications: 3.49.8 Memory Instructions: OpCooperativeMatrixLoadTensorNV, OpCooperativeMatrixStoreTensorNV',
  reduction: 'Modifications: 3.49.13 Arithmetic Instructions: OpCooperativeMatrixReduceNV',
  convert: 'Modifications: 3.49.11 Conversion Instructions: OpCooperativeMatrixConvertNV',
  transpose: 'Modifications: 3.49.11 Conversion Instructions: OpCooperativeMatrixTransposeNV',
  conversions:
    'Modifications: 3.49.11 Conversion Instructions: OpCooperativeMatrixConvertNV, OpCooperativeMatrixTransposeNV',
  elements: 'Modifications: 3.49.9 Function Instructions: OpCooperativeMatrixPerElementOpNV',
} as const

/** For notes: which numbers can be compared. */
export const fixed =
  'Numbers are different if both come from OpConstant or OpConstantNull and have different values. A number that specialization decides is not judged.'

/** For notes: functions of which nothing can be said. */
export const isAFunction =
  'An id that is not an OpFunction breaks another rule, and this one is not asked.'
