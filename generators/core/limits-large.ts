import { pairMakers } from '../pairs/pair-makers.ts'
import { pairOf } from '../pairs/pair-of.ts'
import type { WordPair } from '../word-pair.ts'
import { encode } from '../words/encode.ts'
import { grown } from './shared/grown.ts'

const opVariable = 59

/** A pair on a module with one variable, which is repeated up to the limit and beyond. */
interface Limited {
  readonly pair: ReturnType<typeof pairOf>
  readonly environments: readonly string[]
  readonly most: number
  /** The property of the broken module, as a line without a full stop. */
  readonly excess: string
}

const limited: readonly Limited[] = [
  {
    pair: pairOf`global-variable-limit/private: a module has 65,535 variables outside functions
declarations: %variable = OpVariable %pointer_Private_uint Private`,
    environments: ['spv1.6', 'vulkan1.4'],
    most: 65_535,
    excess: 'there is one more variable outside functions',
  },
  {
    pair: pairOf`local-variable-limit/function: a function has 524,287 variables
body: %variable = OpVariable %pointer_Function_uint Function`,
    // A validator takes more than a second over its eight megabytes, and the limit is the same in all environments.
    environments: ['spv1.6'],
    most: 524_287,
    excess: 'there is one more variable in the function',
  },
  {
    pair: pairOf`local-variables-together-limit/functions: a function has 524,286 variables, and another function one
body: %variable = OpVariable %pointer_Function_uint Function
after: %void %other()
%fixed = OpVariable %pointer_Function_uint Function`,
    environments: ['spv1.6'],
    most: 524_286,
    excess: 'there is one more variable in the first function',
  },
]

function withVariables({ pair }: Limited, count: number): Uint32Array {
  const module = pairMakers(pair).generator.build({ pick: (_, [first]) => first as never })
  return grown(encode(module), opVariable, count)
}

/** Modules of the rules on limits that are too large for other makers. */
export const wordPairs: readonly WordPair[] = limited.map((limit) => ({
  rule: limit.pair.rule,
  name: limit.pair.name,
  summary: limit.pair.summary,
  environments: limit.environments,
  control: () => withVariables(limit, limit.most),
  broken: () => ({
    'one-more': { summary: limit.excess, module: withVariables(limit, limit.most + 1) },
  }),
}))
