import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const reductions = 'CooperativeMatrixReductionsNV'
const conversions = 'CooperativeMatrixConversionsNV'
const elementOperations = 'CooperativeMatrixPerElementOperationsNV'
const tensorAddressing = 'CooperativeMatrixTensorAddressingNV'
const blockLoads = 'CooperativeMatrixBlockLoadsNV'

const result = ['IdResultType', 'IdResult']
const access = [
  'IdRef Pointer',
  'IdRef Object',
  'IdRef TensorLayout',
  'MemoryAccess Memory Operand',
  'TensorAddressingOperands Tensor Addressing Operands',
]

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_NV_cooperative_matrix2',
  instructions: [
    instructionFact(
      'OpCooperativeMatrixConvertNV',
      5293,
      '4',
      [conversions],
      ...result,
      'IdRef Matrix',
    ),
    instructionFact(
      'OpCooperativeMatrixReduceNV',
      5366,
      '6',
      [reductions],
      ...result,
      'IdRef Matrix',
      'CooperativeMatrixReduce Reduce',
      'IdRef CombineFunc',
    ),
    instructionFact(
      'OpCooperativeMatrixLoadTensorNV',
      5367,
      '8+',
      [tensorAddressing],
      ...result,
      ...access,
    ),
    instructionFact('OpCooperativeMatrixStoreTensorNV', 5368, '6+', [tensorAddressing], ...access),
    instructionFact(
      'OpCooperativeMatrixPerElementOpNV',
      5369,
      '5+',
      [elementOperations],
      ...result,
      'IdRef Matrix',
      'IdRef Func',
      'IdRef* Operands',
    ),
    instructionFact(
      'OpCooperativeMatrixTransposeNV',
      5390,
      '4',
      [conversions],
      ...result,
      'IdRef Matrix',
    ),
  ],
  enumerants: [
    ...enumerantFacts('Capability', {
      [reductions]: [5430],
      [conversions]: [5431],
      [elementOperations]: [5432],
      [tensorAddressing]: [5433],
      [blockLoads]: [5434],
    }),
    ...enumerantFacts('CooperativeMatrixReduce', { Row: [1], Column: [2], '2x2': [4] }),
    ...enumerantFacts('TensorAddressingOperands', {
      None: [0],
      TensorView: [1, [tensorAddressing], 'IdRef'],
      DecodeFunc: [2, [blockLoads], 'IdRef'],
    }),
  ],
  differences: [
    {
      fact: 'OpCooperativeMatrixConvertNV.capabilities.length',
      text: '1',
      grammar: '2',
      follow: 'grammar',
      why: 'SPV_EXT_cooperative_matrix_maintenance1 took over the instruction with a capability of its own.',
    },
    {
      fact: 'OpCooperativeMatrixConvertNV.capabilities[0]',
      text: 'CooperativeMatrixConversionsNV',
      grammar: 'CooperativeMatrixConversionsEXT',
      follow: 'grammar',
      why: 'The first of the two capabilities that the grammar has.',
    },
  ],
}
