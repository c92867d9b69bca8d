import { enumerantFacts, instructionFact, type PrintedOperand } from '../fact.ts'
import type { Facts, InstructionFact } from '../rule.ts'

const capabilities = ['TensorAddressingNV']

/** An instruction with a Result Type. */
function operation(
  name: string,
  opcode: number,
  words: `${number}` | `${number}+`,
  ...operands: readonly PrintedOperand[]
): InstructionFact {
  return instructionFact(name, opcode, words, capabilities, 'IdResultType', 'IdResult', ...operands)
}

const layout = 'IdRef TensorLayout'
const view = 'IdRef TensorView'
const stride = 'IdRef* Stride'

/** Instructions with operands for each dimension, and their words for the first one. */
const leastWords: Readonly<Record<string, number>> = {
  OpTypeTensorViewNV: 5,
  OpTensorLayoutSetBlockSizeNV: 5,
  OpTensorLayoutSetDimensionNV: 5,
  OpTensorLayoutSetStrideNV: 5,
  OpTensorLayoutSliceNV: 6,
  OpTensorViewSetDimensionNV: 5,
  OpTensorViewSetStrideNV: 5,
}

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_NV_tensor_addressing',
  instructions: [
    instructionFact(
      'OpTypeTensorLayoutNV',
      5370,
      '4',
      capabilities,
      'IdResult',
      'IdRef Dim',
      'IdRef ClampMode',
    ),
    instructionFact(
      'OpTypeTensorViewNV',
      5371,
      '5+',
      capabilities,
      'IdResult',
      'IdRef Dim',
      'IdRef HasDimensions',
      'IdRef* p',
    ),
    operation('OpCreateTensorLayoutNV', 5372, '3'),
    operation('OpTensorLayoutSetDimensionNV', 5373, '5+', layout, 'IdRef* Dim'),
    operation('OpTensorLayoutSetStrideNV', 5374, '5+', layout, stride),
    operation('OpTensorLayoutSliceNV', 5375, '6+', layout, 'IdRef* Operands'),
    operation('OpTensorLayoutSetClampValueNV', 5376, '5', layout, 'IdRef Value'),
    operation('OpCreateTensorViewNV', 5377, '3'),
    operation('OpTensorViewSetDimensionNV', 5378, '5+', view, 'IdRef* Dim'),
    operation('OpTensorViewSetStrideNV', 5379, '5+', view, stride),
    operation(
      'OpTensorViewSetClipNV',
      5382,
      '8',
      view,
      'IdRef ClipRowOffset',
      'IdRef ClipRowSpan',
      'IdRef ClipColOffset',
      'IdRef ClipColSpan',
    ),
    operation('OpTensorLayoutSetBlockSizeNV', 5384, '5+', layout, 'IdRef* BlockSize'),
  ],
  enumerants: [
    ...enumerantFacts('Capability', { TensorAddressingNV: [5439] }),
    ...enumerantFacts('TensorClampMode', {
      Undefined: [0],
      Constant: [1],
      ClampToEdge: [2],
      Repeat: [3],
      RepeatMirrored: [4],
    }),
  ],
  differences: Object.entries(leastWords).map(([name, words]) => ({
    fact: `${name}.wordCount`,
    text: `${words}`,
    grammar: '4',
    follow: 'grammar',
    why: 'The text counts the operands of one dimension, which rules ask for; the grammar has a list that may be empty.',
  })),
}
