import { enumerantFacts } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the table of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_maximal_reconvergence',
  instructions: [],
  enumerants: enumerantFacts('ExecutionMode', { MaximallyReconvergesKHR: [6023, ['Shader']] }),
  differences: [],
}
