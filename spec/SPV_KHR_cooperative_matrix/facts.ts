import type { EnumerantFact, Facts } from '../rule.ts'

function enumerants(
  kind: string,
  names: Readonly<Record<string, number>>,
): readonly EnumerantFact[] {
  return Object.entries(names).map(([name, value]) => ({
    kind,
    name,
    value,
    capabilities: [],
    parameters: [],
  }))
}

/** Transcribed from the descriptions of the instructions and the tables of enumerants. */
export const facts: Facts = {
  extension: 'SPV_KHR_cooperative_matrix',
  instructions: [
    {
      name: 'OpTypeCooperativeMatrixKHR',
      opcode: 4456,
      wordCount: 7,
      variable: false,
      operands: [
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'Component Type' },
        { kind: 'IdScope', quantifier: '', name: 'Scope' },
        { kind: 'IdRef', quantifier: '', name: 'Rows' },
        { kind: 'IdRef', quantifier: '', name: 'Columns' },
        { kind: 'IdRef', quantifier: '', name: 'Use' },
      ],
      capabilities: ['CooperativeMatrixKHR'],
    },
    {
      name: 'OpCooperativeMatrixLoadKHR',
      opcode: 4457,
      wordCount: 5,
      variable: true,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'Pointer' },
        { kind: 'IdRef', quantifier: '', name: 'MemoryLayout' },
        { kind: 'IdRef', quantifier: '?', name: 'Stride' },
        { kind: 'MemoryAccess', quantifier: '?', name: 'Memory Operand' },
      ],
      capabilities: ['CooperativeMatrixKHR'],
    },
    {
      name: 'OpCooperativeMatrixStoreKHR',
      opcode: 4458,
      wordCount: 4,
      variable: true,
      operands: [
        { kind: 'IdRef', quantifier: '', name: 'Pointer' },
        { kind: 'IdRef', quantifier: '', name: 'Object' },
        { kind: 'IdRef', quantifier: '', name: 'MemoryLayout' },
        { kind: 'IdRef', quantifier: '?', name: 'Stride' },
        { kind: 'MemoryAccess', quantifier: '?', name: 'Memory Operand' },
      ],
      capabilities: ['CooperativeMatrixKHR'],
    },
    {
      name: 'OpCooperativeMatrixMulAddKHR',
      opcode: 4459,
      wordCount: 6,
      variable: true,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'A' },
        { kind: 'IdRef', quantifier: '', name: 'B' },
        { kind: 'IdRef', quantifier: '', name: 'C' },
        { kind: 'CooperativeMatrixOperands', quantifier: '?', name: 'Cooperative Matrix Operands' },
      ],
      capabilities: ['CooperativeMatrixKHR'],
    },
    {
      name: 'OpCooperativeMatrixLengthKHR',
      opcode: 4460,
      wordCount: 4,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'Type' },
      ],
      capabilities: ['CooperativeMatrixKHR'],
    },
  ],
  enumerants: [
    ...enumerants('Capability', { CooperativeMatrixKHR: 6022 }),
    ...enumerants('CooperativeMatrixOperands', {
      NoneKHR: 0x0,
      MatrixASignedComponentsKHR: 0x1,
      MatrixBSignedComponentsKHR: 0x2,
      MatrixCSignedComponentsKHR: 0x4,
      MatrixResultSignedComponentsKHR: 0x8,
      SaturatingAccumulationKHR: 0x10,
    }),
    ...enumerants('CooperativeMatrixLayout', { RowMajorKHR: 0, ColumnMajorKHR: 1 }),
    ...enumerants('CooperativeMatrixUse', {
      MatrixAKHR: 0,
      MatrixBKHR: 1,
      MatrixAccumulatorKHR: 2,
    }),
  ],
  differences: [],
}
