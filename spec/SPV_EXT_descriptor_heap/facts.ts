import type { EnumerantFact, Facts, OperandFact } from '../rule.ts'

const capabilities = ['DescriptorHeapEXT']

const resultType: OperandFact = { kind: 'IdResultType', quantifier: '', name: 'Result Type' }
const result: OperandFact = { kind: 'IdResult', quantifier: '', name: 'Result' }

function id(name: string): OperandFact {
  return { kind: 'IdRef', quantifier: '', name }
}

function enumerant(
  kind: string,
  value: number,
  name: string,
  parameters: readonly OperandFact[] = [],
): EnumerantFact {
  return { kind, name, value, capabilities, parameters }
}

/** Transcribed from the instruction, decoration, built-in and capability tables of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_descriptor_heap',
  instructions: [
    {
      name: 'OpTypeBufferEXT',
      opcode: 5115,
      wordCount: 3,
      variable: false,
      operands: [result, { kind: 'StorageClass', quantifier: '', name: 'Storage Class' }],
      capabilities,
    },
    {
      name: 'OpBufferPointerEXT',
      opcode: 5119,
      wordCount: 4,
      variable: false,
      operands: [resultType, result, id('Buffer')],
      capabilities,
    },
    {
      name: 'OpUntypedImageTexelPointerEXT',
      opcode: 5126,
      wordCount: 7,
      variable: false,
      operands: [resultType, result, id('Image Type'), id('Image'), id('Coordinate'), id('Sample')],
      capabilities,
    },
    {
      name: 'OpMemberDecorateIdEXT',
      opcode: 5127,
      wordCount: 4,
      variable: true,
      operands: [
        id('Structure Type'),
        { kind: 'LiteralInteger', quantifier: '', name: 'Member' },
        { kind: 'Decoration', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '*', name: '' },
      ],
      capabilities,
    },
    {
      name: 'OpConstantSizeOfEXT',
      opcode: 5129,
      wordCount: 4,
      variable: false,
      operands: [resultType, result, id('Type')],
      capabilities,
    },
  ],
  enumerants: [
    enumerant('Decoration', 5124, 'ArrayStrideIdEXT', [id('Array Stride')]),
    enumerant('Decoration', 5125, 'OffsetIdEXT', [id('Byte Offset')]),
    enumerant('BuiltIn', 5122, 'SamplerHeapEXT'),
    enumerant('BuiltIn', 5123, 'ResourceHeapEXT'),
    {
      kind: 'Capability',
      name: 'DescriptorHeapEXT',
      value: 5128,
      capabilities: ['UntypedPointersKHR'],
      parameters: [],
    },
  ],
  differences: [
    {
      fact: 'OpMemberDecorateIdEXT.operands.length',
      text: '4',
      grammar: '3',
      follow: 'grammar',
      why: 'The text prints the extra operands in a column of their own; in the grammar they are parameters of the decoration.',
    },
    {
      fact: 'OpUntypedImageTexelPointerEXT.operands[2].name',
      text: 'Image Type',
      grammar: 'ImageType',
      follow: 'text',
      why: 'The grammar writes the name without its space.',
    },
  ],
}
