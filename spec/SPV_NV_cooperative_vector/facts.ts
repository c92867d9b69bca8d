import type { EnumerantFact, Facts, InstructionFact, OperandFact } from '../rule.ts'

function enumerants(
  kind: string,
  values: Readonly<Record<string, number>>,
): readonly EnumerantFact[] {
  return Object.entries(values).map(([name, value]) => ({
    kind,
    name,
    value,
    capabilities: [],
    parameters: [],
  }))
}

const result: readonly OperandFact[] = [
  { kind: 'IdResultType', quantifier: '', name: '' },
  { kind: 'IdResult', quantifier: '', name: '' },
]
const typeResult: readonly OperandFact[] = [{ kind: 'IdResult', quantifier: '', name: '' }]

/** Ids by their names; the last ones, after a question mark, are optional. */
function ids(...names: readonly string[]): readonly OperandFact[] {
  return names.map((name) => ({
    kind: 'IdRef',
    quantifier: name.endsWith('?') ? '?' : '',
    name: name.replace('?', ''),
  }))
}

function optional(kind: string): OperandFact {
  return { kind, quantifier: '?', name: '' }
}

function instruction(
  name: string,
  opcode: number,
  capability: string,
  operands: readonly OperandFact[],
): InstructionFact {
  const needed = operands.filter(({ quantifier }) => quantifier === '')
  return {
    name,
    opcode,
    wordCount: 1 + needed.length,
    variable: needed.length < operands.length,
    operands,
    capabilities: [capability],
  }
}

const vectors = 'CooperativeVectorNV'
const training = 'CooperativeVectorTrainingNV'
const product = ['Input', 'InputInterpretation', 'Matrix', 'MatrixOffset', 'MatrixInterpretation']
const sizes = ['M', 'K', 'MemoryLayout', 'Transpose', 'MatrixStride?']

/** Transcribed from the descriptions of the instructions and the tables of enumerants. */
export const facts: Facts = {
  extension: 'SPV_NV_cooperative_vector',
  instructions: [
    instruction('OpTypeCooperativeVectorNV', 5288, vectors, [
      ...typeResult,
      ...ids('Component Type', 'Component Count'),
    ]),
    instruction('OpCooperativeVectorLoadNV', 5302, vectors, [
      ...result,
      ...ids('Pointer', 'Offset'),
      optional('MemoryAccess'),
    ]),
    instruction('OpCooperativeVectorStoreNV', 5303, vectors, [
      ...ids('Pointer', 'Offset', 'Object'),
      optional('MemoryAccess'),
    ]),
    instruction('OpCooperativeVectorMatrixMulNV', 5289, vectors, [
      ...result,
      ...ids(...product, ...sizes),
      optional('CooperativeMatrixOperands'),
    ]),
    instruction('OpCooperativeVectorMatrixMulAddNV', 5292, vectors, [
      ...result,
      ...ids(...product, 'Bias', 'BiasOffset', 'BiasInterpretation', ...sizes),
      optional('CooperativeMatrixOperands'),
    ]),
    instruction(
      'OpCooperativeVectorOuterProductAccumulateNV',
      5290,
      training,
      ids('Pointer', 'Offset', 'A', 'B', 'MemoryLayout', 'MatrixInterpretation', 'MatrixStride?'),
    ),
    instruction(
      'OpCooperativeVectorReduceSumAccumulateNV',
      5291,
      training,
      ids('Pointer', 'Offset', 'V'),
    ),
  ],
  enumerants: [
    ...enumerants('Capability', { [vectors]: 5394, [training]: 5435 }),
    ...enumerants('CooperativeVectorMatrixLayout', {
      RowMajorNV: 0,
      ColumnMajorNV: 1,
      InferencingOptimalNV: 2,
      TrainingOptimalNV: 3,
    }),
    ...enumerants('ComponentType', {
      Float16NV: 0,
      Float32NV: 1,
      Float64NV: 2,
      SignedInt8NV: 3,
      SignedInt16NV: 4,
      SignedInt32NV: 5,
      SignedInt64NV: 6,
      UnsignedInt8NV: 7,
      UnsignedInt16NV: 8,
      UnsignedInt32NV: 9,
      UnsignedInt64NV: 10,
      SignedInt8PackedNV: 1000491000,
      UnsignedInt8PackedNV: 1000491001,
      FloatE4M3NV: 1000491002,
      FloatE5M2NV: 1000491003,
    }),
  ],
  differences: [
    {
      fact: 'OpTypeCooperativeVectorNV.capabilities.length',
      text: '1',
      grammar: '2',
      follow: 'grammar',
      why: 'SPV_EXT_long_vector took over the instruction for vectors of its own capability.',
    },
  ],
}
