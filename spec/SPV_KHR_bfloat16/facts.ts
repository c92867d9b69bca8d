import type { EnumerantFact, Facts } from '../rule.ts'

function enumerant(kind: string, name: string, value: number, ...capabilities: readonly string[]) {
  return { kind, name, value, capabilities, parameters: [] } satisfies EnumerantFact
}

/** Transcribed from the tables of encodings and capabilities of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_bfloat16',
  instructions: [],
  enumerants: [
    enumerant('FPEncoding', 'BFloat16KHR', 0, 'BFloat16TypeKHR'),
    enumerant('Capability', 'BFloat16TypeKHR', 5116),
    enumerant('Capability', 'BFloat16DotProductKHR', 5117, 'BFloat16TypeKHR'),
    enumerant(
      'Capability',
      'BFloat16CooperativeMatrixKHR',
      5118,
      'BFloat16TypeKHR',
      'CooperativeMatrixKHR',
    ),
  ],
  differences: [],
}
