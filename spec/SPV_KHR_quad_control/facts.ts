import type { EnumerantFact, Facts, InstructionFact } from '../rule.ts'

const capabilities = ['QuadControlKHR']

function vote(name: string, opcode: number): InstructionFact {
  const operands = [
    { kind: 'IdResultType', quantifier: '', name: '' },
    { kind: 'IdResult', quantifier: '', name: '' },
    { kind: 'IdRef', quantifier: '', name: 'Predicate' },
  ] as const
  return { name, opcode, wordCount: 4, variable: false, operands, capabilities }
}

function mode(name: string, value: number): EnumerantFact {
  return { kind: 'ExecutionMode', name, value, capabilities, parameters: [] }
}

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_quad_control',
  instructions: [
    vote('OpGroupNonUniformQuadAllKHR', 5110),
    vote('OpGroupNonUniformQuadAnyKHR', 5111),
  ],
  enumerants: [
    mode('QuadDerivativesKHR', 5088),
    mode('RequireFullQuadsKHR', 5089),
    { kind: 'Capability', name: 'QuadControlKHR', value: 5087, capabilities: [], parameters: [] },
  ],
  differences: [],
}
