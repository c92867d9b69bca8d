import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the tables of encodings, capabilities and the instruction of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_ocp_microscaling_types',
  instructions: [
    instructionFact(
      'OpBitcastExtractEXT',
      4195,
      '5',
      ['BitcastExtractEXT'],
      'IdResultType',
      'IdResult',
      'IdRef Base',
      'IdRef Offset',
    ),
  ],
  enumerants: [
    ...enumerantFacts('Capability', {
      Float6EXT: [4228],
      Float4EXT: [4229],
      Float8UnsignedE8M0EXT: [4230],
      MXInt8EXT: [4231],
      BitcastExtractEXT: [4232],
    }),
    ...enumerantFacts('FPEncoding', {
      Float6E2M3EXT: [4223, ['Float6EXT']],
      Float6E3M2EXT: [4224, ['Float6EXT']],
      Float4E2M1EXT: [4225, ['Float4EXT']],
      Float8UnsignedE8M0EXT: [4226, ['Float8UnsignedE8M0EXT']],
      MXInt8EXT: [4227, ['MXInt8EXT']],
    }),
  ],
  differences: [],
}
