import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const linear = 'ImageGatherLinearQCOM'
const extended = 'ImageGatherExtendedModesQCOM'

const modes = {
  Gather4x1QCOM: linear,
  GatherDQCOM: extended,
  GatherH2QCOM: extended,
  GatherV2QCOM: extended,
}

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_QCOM_image_processing3',
  instructions: [
    instructionFact(
      'OpImageGatherQCOM',
      4545,
      '7+',
      [linear, extended],
      'IdResultType',
      'IdResult',
      'IdRef Sampled Image',
      'IdRef Coordinate',
      'IdRef Component',
      'IdRef Mode',
      'ImageOperands?',
    ),
  ],
  enumerants: [
    ...enumerantFacts('Capability', { [linear]: [4543], [extended]: [4544] }),
    ...Object.entries(modes).flatMap(([name, capability], index) =>
      enumerantFacts('GatherModes', { [name]: [index, [capability]] }),
    ),
  ],
  differences: Object.keys(modes).map((name) => ({
    fact: `GatherModes.${name}.capabilities.length`,
    text: '1',
    grammar: '0',
    follow: 'text',
    why: 'The grammar lacks the enabling capabilities; gather-mode-has-its-capability judges them.',
  })),
}
