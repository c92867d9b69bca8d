import type { Facts, OperandFact } from '../rule.ts'

const capabilities = ['UntypedPointersKHR']

const resultType: OperandFact = { kind: 'IdResultType', quantifier: '', name: '' }
const result: OperandFact = { kind: 'IdResult', quantifier: '', name: '' }
const storageClass: OperandFact = { kind: 'StorageClass', quantifier: '', name: '' }
const indexes: OperandFact = { kind: 'IdRef', quantifier: '*', name: 'Indexes' }

function id(name: string): OperandFact {
  return { kind: 'IdRef', quantifier: '', name }
}

function optionalId(name: string): OperandFact {
  return { kind: 'IdRef', quantifier: '?', name }
}

/** Transcribed from the instruction and capability tables of revision 1 of SPV_KHR_untyped_pointers. */
export const facts: Facts = {
  extension: 'SPV_KHR_untyped_pointers',
  instructions: [
    {
      name: 'OpTypeUntypedPointerKHR',
      opcode: 4417,
      wordCount: 3,
      variable: false,
      operands: [result, storageClass],
      capabilities,
    },
    {
      name: 'OpUntypedVariableKHR',
      opcode: 4418,
      wordCount: 4,
      variable: true,
      operands: [
        resultType,
        result,
        storageClass,
        optionalId('Data Type'),
        optionalId('Initializer'),
      ],
      capabilities,
    },
    {
      name: 'OpUntypedAccessChainKHR',
      opcode: 4419,
      wordCount: 5,
      variable: true,
      operands: [resultType, result, id('Base Type'), id('Base'), indexes],
      capabilities,
    },
    {
      name: 'OpUntypedInBoundsAccessChainKHR',
      opcode: 4420,
      wordCount: 5,
      variable: true,
      operands: [resultType, result, id('Base Type'), id('Base'), indexes],
      capabilities: ['OpUntypedPointersKHR'],
    },
    {
      name: 'OpUntypedPtrAccessChainKHR',
      opcode: 4423,
      wordCount: 6,
      variable: true,
      operands: [resultType, result, id('Base Type'), id('Base'), id('Element'), indexes],
      capabilities,
    },
    {
      name: 'OpUntypedInBoundsPtrAccessChainKHR',
      opcode: 4424,
      wordCount: 6,
      variable: true,
      operands: [resultType, result, id('Base Type'), id('Base'), id('Element'), indexes],
      capabilities,
    },
    {
      name: 'OpUntypedArrayLengthKHR',
      opcode: 4425,
      wordCount: 6,
      variable: false,
      operands: [
        resultType,
        result,
        id('Structure'),
        id('Pointer'),
        { kind: 'LiteralInteger', quantifier: '', name: 'Array member' },
      ],
      capabilities,
    },
    {
      name: 'OpUntypedPrefetchKHR',
      opcode: 4426,
      wordCount: 3,
      variable: true,
      operands: [
        id('Pointer Type'),
        id('Num Bytes'),
        optionalId('RW'),
        optionalId('Locality'),
        optionalId('Cache Type'),
      ],
      capabilities,
    },
  ],
  enumerants: [
    {
      kind: 'Capability',
      name: 'UntypedPointersKHR',
      value: 4473,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [
    {
      fact: 'OpUntypedInBoundsAccessChainKHR.capabilities[0]',
      text: 'OpUntypedPointersKHR',
      grammar: 'UntypedPointersKHR',
      follow: 'grammar',
      why: 'no capability has the printed name; the table rows of the seven other instructions print the correct one',
    },
  ],
}
