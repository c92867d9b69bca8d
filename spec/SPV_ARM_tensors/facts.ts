import type { EnumerantFact, Facts, InstructionFact, OperandFact } from '../rule.ts'

const capabilities = ['TensorsARM']
const memoryModel = ['VulkanMemoryModel']

const result: OperandFact = { kind: 'IdResult', quantifier: '', name: '' }
const results: readonly OperandFact[] = [{ ...result, kind: 'IdResultType' }, result]
const masked: OperandFact = { kind: 'TensorOperands', quantifier: '?', name: '' }

const id = (name: string, quantifier: '' | '?' = ''): OperandFact => ({
  kind: 'IdRef',
  quantifier,
  name,
})

function instruction(
  name: string,
  opcode: number,
  operands: readonly OperandFact[],
): InstructionFact {
  const needed = operands.filter(({ quantifier }) => quantifier === '').length
  return {
    name: `Op${name}ARM`,
    opcode,
    wordCount: 1 + needed,
    variable: needed < operands.length,
    operands,
    capabilities,
  }
}

/** One of the bits of Tensor Operands. */
function bit(
  name: string,
  value: number,
  enabling: readonly string[] = [],
  parameters: readonly OperandFact[] = [],
): EnumerantFact {
  return { kind: 'TensorOperands', name: `${name}ARM`, value, capabilities: enabling, parameters }
}

function capability(name: string, value: number, implied: readonly string[]): EnumerantFact {
  return { kind: 'Capability', name: `${name}ARM`, value, capabilities: implied, parameters: [] }
}

const arrays = [
  capability('StorageTensorArrayDynamicIndexing', 4175, ['TensorsARM', 'Shader']),
  capability('StorageTensorArrayNonUniformIndexing', 4176, ['TensorsARM', 'ShaderNonUniform']),
]
const plain = [bit('None', 0), bit('Nontemporal', 1), bit('OutOfBoundsValue', 2, [], [id('')])]
const ofTheModel = [
  bit('MakeElementAvailable', 4, memoryModel, [id('')]),
  bit('MakeElementVisible', 8, memoryModel, [id('')]),
  bit('NonPrivateElement', 16, memoryModel),
]

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_ARM_tensors',
  instructions: [
    instruction('TypeTensor', 4163, [
      result,
      id('Element Type'),
      id('Rank', '?'),
      id('Shape', '?'),
    ]),
    instruction('TensorRead', 4164, [...results, id('Tensor'), id('Coordinates'), masked]),
    instruction('TensorWrite', 4165, [id('Tensor'), id('Coordinates'), id('Object'), masked]),
    instruction('TensorQuerySize', 4166, [...results, id('Tensor'), id('Dimension')]),
  ],
  enumerants: [capability('Tensors', 4174, []), ...arrays, ...plain, ...ofTheModel],
  differences: [
    ...arrays.map(({ name }) => ({
      fact: `Capability.${name}.capabilities.length`,
      text: '2',
      grammar: '0',
      follow: 'text' as const,
      why: 'The grammar lacks the capabilities that it implicitly declares.',
    })),
    ...plain.map(({ name }) => ({
      fact: `TensorOperands.${name}.capabilities.length`,
      text: '0',
      grammar: '1',
      follow: 'text' as const,
      why: 'The grammar repeats the capability of the instructions that have the operand.',
    })),
    ...ofTheModel.map(({ name }) => ({
      fact: `TensorOperands.${name}.capabilities[0]`,
      text: 'VulkanMemoryModel',
      grammar: 'TensorsARM',
      follow: 'text' as const,
      why: 'The grammar repeats the capability of the instructions that have the operand. The rule memory-model-is-declared has the one of the text.',
    })),
  ],
}
