import type { Facts, InstructionFact } from '../rule.ts'

function data(name: string, opcode: number): InstructionFact {
  return {
    name,
    opcode,
    wordCount: 4,
    variable: true,
    operands: [
      { kind: 'IdResultType', quantifier: '', name: 'Result Type' },
      { kind: 'IdResult', quantifier: '', name: 'Result' },
      { kind: 'LiteralInteger', quantifier: '*', name: 'Data' },
    ],
    capabilities: ['ConstantDataKHR'],
  }
}

function shortest(name: string): Facts['differences'][number] {
  return {
    fact: `${name}.wordCount`,
    text: '4',
    grammar: '3',
    follow: 'text',
    why: 'The grammar allows an empty Data. Decoding follows the grammar; the rule data-has-a-word rejects an empty Data, which the text excludes.',
  }
}

/** Transcribed from the instruction, decoration and capability tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_constant_data',
  instructions: [data('OpConstantDataKHR', 5147), data('OpSpecConstantDataKHR', 5148)],
  enumerants: [
    {
      kind: 'Decoration',
      name: 'UTFEncodedKHR',
      value: 5145,
      capabilities: ['ConstantDataKHR'],
      parameters: [],
    },
    {
      kind: 'Capability',
      name: 'ConstantDataKHR',
      value: 5146,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [shortest('OpConstantDataKHR'), shortest('OpSpecConstantDataKHR')],
}
