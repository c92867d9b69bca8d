import type { Facts } from '../rule.ts'
import { reflectionInstructions } from './operands.ts'

/** Words of an `OpExtInst` before its operands: first word, result type, result, *Set*, *Instruction*. */
const wordsBeforeOperands = 5

/** Instructions 3 to 11, 34 and 35: the grammar gives their first operand the name that older versions use. */
const declarations = [
  'ArgumentStorageBuffer',
  'ArgumentUniform',
  'ArgumentPodStorageBuffer',
  'ArgumentPodUniform',
  'ArgumentPodPushConstant',
  'ArgumentSampledImage',
  'ArgumentStorageImage',
  'ArgumentSampler',
  'ArgumentWorkgroup',
  'ArgumentStorageTexelBuffer',
  'ArgumentUniformTexelBuffer',
]

const spacedNames: readonly (readonly [number, string, string])[] = [
  [1, 'TypeName', 'Type Name'],
  [2, 'AddressQualifier', 'Address Qualifier'],
  [3, 'AccessQualifier', 'Access Qualifier'],
  [4, 'TypeQualifier', 'Type Qualifier'],
]

/** Transcribed from the numbers, operands and flags of NonSemantic.ClspvReflection. */
export const facts: Facts = {
  instructionSet: 'NonSemantic.ClspvReflection.',
  instructions: reflectionInstructions.map(({ name, number, since, operands }) => ({
    name,
    opcode: number,
    wordCount: wordsBeforeOperands + operands.filter(({ quantifier }) => quantifier === '').length,
    variable: operands.some(({ quantifier }) => quantifier !== ''),
    operands: operands.map((operand) => ({
      kind: 'IdRef',
      quantifier: operand.quantifier,
      name: operand.name,
    })),
    capabilities: [],
    ...(since > 6 ? { since: '2025-03-12' } : {}),
  })),
  enumerants: [
    { kind: 'KernelPropertyFlags', name: 'None', value: 0, capabilities: [], parameters: [] },
    {
      kind: 'KernelPropertyFlags',
      name: 'MayUsePrintf',
      value: 1,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [
    ...[2, 3, 4].map((index) => ({
      fact: `Kernel.operands[${index}].quantifier`,
      text: '',
      grammar: '?',
      follow: 'text' as const,
      why: 'the operand is missing before version 5 and not optional from then on; the grammar has one row for all versions',
    })),
    ...spacedNames.map(([index, text, grammar]) => ({
      fact: `ArgumentInfo.operands[${index}].name`,
      text,
      grammar,
      follow: 'text' as const,
      why: 'the grammar puts a space into the name',
    })),
    ...declarations.map((name) => ({
      fact: `${name}.operands[0].name`,
      text: 'Kernel',
      grammar: 'Decl',
      follow: 'text' as const,
      why: 'the grammar names the declaration of the kernel, the text the kernel',
    })),
    {
      fact: 'PrintfBufferStorageBuffer.operands[2].name',
      text: 'Size',
      grammar: 'BufferSize',
      follow: 'text',
      why: 'the grammar takes the name of the same operand of PrintfBufferPointerPushConstant',
    },
  ],
}
