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

function optionalMemoryOperands(name: string): OperandFact {
  return { kind: 'MemoryAccess', quantifier: '?', name }
}

/** Transcribed from the instruction and capability tables of the newest version of SPV_KHR_untyped_pointers. */
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
      wordCount: 5,
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
      wordCount: 7,
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
      wordCount: 4,
      variable: true,
      operands: [
        id('Pointer'),
        id('Num Bytes'),
        optionalId('RW'),
        optionalId('Locality'),
        optionalId('Cache Type'),
        optionalMemoryOperands('memory operands'),
      ],
      capabilities,
    },
    {
      name: 'OpUntypedGroupAsyncCopyKHR',
      opcode: 4434,
      wordCount: 10,
      variable: true,
      operands: [
        resultType,
        result,
        { kind: 'IdScope', quantifier: '', name: 'Execution' },
        id('Destination'),
        id('Source'),
        id('Element Num Bytes'),
        id('Num Elements'),
        id('Stride'),
        id('Event'),
        optionalMemoryOperands('Destination memory operands'),
        optionalMemoryOperands('Source memory operands'),
      ],
      capabilities,
      since: '2025-07-29',
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
    {
      fact: 'OpUntypedVariableKHR.wordCount',
      text: '5',
      grammar: '4',
      follow: 'grammar',
      why: 'Data Type stays optional, so the shortest form has four words',
    },
    {
      fact: 'OpUntypedArrayLengthKHR.wordCount',
      text: '7',
      grammar: '6',
      follow: 'grammar',
      why: 'the instruction has five operands',
    },
    {
      fact: 'OpUntypedPrefetchKHR.wordCount',
      text: '4',
      grammar: '3',
      follow: 'grammar',
      why: 'the instruction has two operands that are not optional',
    },
    {
      fact: 'OpUntypedPrefetchKHR.operands[0].name',
      text: 'Pointer',
      grammar: 'Pointer Type',
      follow: 'text',
      why: 'the grammar has the name that the table of the first versions gives',
    },
    {
      fact: 'OpUntypedPrefetchKHR.operands.length',
      text: '6',
      grammar: '5',
      follow: 'grammar',
      why: 'the grammar has no memory operands here; words after Cache Type are not judged',
    },
    {
      fact: 'OpUntypedGroupAsyncCopyKHR.operands[2].kind',
      text: 'IdScope',
      grammar: 'IdRef',
      follow: 'text',
      why: 'the grammar does not say that Execution is a scope; the rule async-copy-execution-is-a-scope does',
    },
    {
      fact: 'OpUntypedGroupAsyncCopyKHR.operands[9].name',
      text: 'Destination memory operands',
      grammar: 'Destination Memory Operands',
      follow: 'text',
      why: 'the grammar writes it in capitals',
    },
    {
      fact: 'OpUntypedGroupAsyncCopyKHR.operands[10].name',
      text: 'Source memory operands',
      grammar: 'Source Memory Operands',
      follow: 'text',
      why: 'the grammar writes it in capitals',
    },
  ],
}
