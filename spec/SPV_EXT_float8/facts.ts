import type { EnumerantFact, Facts } from '../rule.ts'

function enumerant(kind: string, name: string, value: number, ...capabilities: readonly string[]) {
  return { kind, name, value, capabilities, parameters: [] } satisfies EnumerantFact
}

/** Transcribed from the tables of encodings, decorations and capabilities of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_float8',
  instructions: [],
  enumerants: [
    enumerant('Capability', 'Float8EXT', 4212),
    enumerant(
      'Capability',
      'Float8CooperativeMatrixEXT',
      4213,
      'Float8EXT',
      'CooperativeMatrixKHR',
    ),
    enumerant('FPEncoding', 'Float8E4M3EXT', 4214, 'Float8EXT'),
    enumerant('FPEncoding', 'Float8E5M2EXT', 4215, 'Float8EXT'),
    enumerant('Decoration', 'SaturatedToLargestFloat8NormalConversionEXT', 4216, 'Float8EXT'),
  ],
  differences: [],
}
