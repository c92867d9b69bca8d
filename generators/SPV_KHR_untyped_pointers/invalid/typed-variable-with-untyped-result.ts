import { untypedResult } from '../shared/untyped-result.ts'

export const mutator = untypedResult(
  {
    name: 'typed-variable-with-untyped-result',
    rule: 'typed-variable-result-type-is-typed',
    summary: 'the result type of an OpVariable is an untyped pointer type',
  },
  ['OpVariable'],
)
