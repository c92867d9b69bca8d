import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_abort',
  instructions: [
    instructionFact('OpAbortKHR', 5121, '3', ['AbortKHR'], 'IdRef Message Type', 'IdRef Message'),
  ],
  enumerants: enumerantFacts('Capability', { AbortKHR: [5120] }),
  differences: [
    {
      fact: 'OpAbortKHR.operands[1].name',
      text: 'Message',
      grammar: "Message'",
      follow: 'text',
      why: 'The grammar marks a name that begins another one.',
    },
  ],
}
