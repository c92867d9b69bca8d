import { pairMakers } from '../pairs/pair-makers.ts'
import { pairOf } from '../pairs/pair-of.ts'
import type { WordPair } from '../word-pair.ts'
import { encode } from '../words/encode.ts'
import { grown } from './shared/grown.ts'

const opVariable = 59

const variable = pairOf`global-variable-limit/private: a module has 65,535 variables outside functions
declarations: %variable = OpVariable %pointer_Private_uint Private`

function withVariables(count: number): Uint32Array {
  const module = pairMakers(variable).generator.build({ pick: (_, [first]) => first as never })
  return grown(encode(module), opVariable, count)
}

/** Modules of the rules on limits that are too large for other makers. */
export const wordPairs: readonly WordPair[] = [
  {
    rule: variable.rule,
    name: variable.name,
    summary: variable.summary,
    environments: variable.environments,
    control: () => withVariables(65_535),
    broken: () => ({
      'one-more': {
        summary: 'there is one more variable outside functions',
        module: withVariables(65_536),
      },
    }),
  },
]
