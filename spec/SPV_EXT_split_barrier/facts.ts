import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const operands = ['IdScope Execution', 'IdScope Memory', 'IdMemorySemantics Semantics']

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_split_barrier',
  instructions: [
    instructionFact('OpControlBarrierArriveEXT', 6142, '4', ['SplitBarrierEXT'], ...operands),
    instructionFact('OpControlBarrierWaitEXT', 6143, '4', ['SplitBarrierEXT'], ...operands),
  ],
  enumerants: enumerantFacts('Capability', { SplitBarrierEXT: [6141] }),
  differences: [],
}
