import { typedChainNames } from '../shared/typed-chain-names.ts'
import { untypedResult } from '../shared/untyped-result.ts'

export const mutator = untypedResult(
  {
    name: 'typed-chain-with-untyped-result',
    rule: 'typed-chain-result-type-is-typed',
    summary: 'the result type of a typed chain is an untyped pointer type',
  },
  typedChainNames,
)
