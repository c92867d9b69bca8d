/** The instructions that the rules on cooperative matrices look at; Pointer is their first operand. */
export const matrixAccess: readonly string[] = [
  'OpCooperativeMatrixLoadKHR',
  'OpCooperativeMatrixStoreKHR',
]

/** Place of Stride. */
export const matrixStride: Readonly<Record<string, number>> = {
  OpCooperativeMatrixLoadKHR: 2,
  OpCooperativeMatrixStoreKHR: 3,
}
