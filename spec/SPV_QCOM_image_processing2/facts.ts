import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const capability = 'TextureBlockMatch2QCOM'

/** In the order of their numbers. */
const instructions = ['WindowSSD', 'WindowSAD', 'GatherSSD', 'GatherSAD'].map(
  (operation) => `OpImageBlockMatch${operation}QCOM`,
)

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_QCOM_image_processing2',
  instructions: instructions.map((name, index) =>
    instructionFact(
      name,
      4500 + index,
      '8',
      [capability],
      'IdResultType',
      'IdResult',
      'IdRef Target Sampled Image',
      'IdRef Target Coordinate',
      'IdRef Reference Sampled Image',
      'IdRef Reference Coordinate',
      'IdRef Block Size',
    ),
  ),
  enumerants: [
    ...enumerantFacts('Capability', { [capability]: [4498] }),
    ...enumerantFacts('Decoration', { BlockMatchSamplerQCOM: [4499, [capability]] }),
  ],
  differences: [
    ...instructions.flatMap((name) =>
      (
        [
          [3, 'Target Coordinate'],
          [5, 'Reference Coordinate'],
        ] as const
      ).map(([place, text]) => ({
        fact: `${name}.operands[${place}].name`,
        text,
        grammar: `${text}s`,
        follow: 'grammar' as const,
        why: 'The names of operands have no effect; the rules use those of the text.',
      })),
    ),
    {
      fact: 'Decoration.BlockMatchSamplerQCOM.capabilities.length',
      text: '1',
      grammar: '0',
      follow: 'text',
      why: 'The grammar lacks the enabling capability; decoration-has-its-capability judges it.',
    },
  ],
}
