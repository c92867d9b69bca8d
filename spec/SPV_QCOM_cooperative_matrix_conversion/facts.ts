import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const capability = 'CooperativeMatrixConversionQCOM'

function fromArray(
  name: string,
  opcode: number,
  words: `${number}`,
  ...operands: readonly string[]
) {
  return instructionFact(name, opcode, words, [capability], 'IdResultType', 'IdResult', ...operands)
}

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_QCOM_cooperative_matrix_conversion',
  instructions: [
    fromArray('OpBitCastArrayQCOM', 4497, '4', 'IdRef Source Array'),
    fromArray('OpCompositeConstructCoopMatQCOM', 4540, '4', 'IdRef Source Array'),
    fromArray('OpCompositeExtractCoopMatQCOM', 4541, '4', 'IdRef Source CoopMat'),
    fromArray('OpExtractSubArrayQCOM', 4542, '5', 'IdRef Source Array', 'IdRef Start Index'),
  ],
  enumerants: enumerantFacts('Capability', { [capability]: [4496, ['CooperativeMatrixKHR']] }),
  differences: [
    {
      fact: 'OpCompositeExtractCoopMatQCOM.operands[2].name',
      text: 'Source CoopMat',
      grammar: 'Source Cooperative Matrix',
      follow: 'text',
      why: 'The names of operands have no effect.',
    },
    {
      fact: 'OpExtractSubArrayQCOM.operands[3].name',
      text: 'Start Index',
      grammar: 'index',
      follow: 'text',
      why: 'The names of operands have no effect.',
    },
  ],
}
