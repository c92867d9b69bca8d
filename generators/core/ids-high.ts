import type { Module } from '../module.ts'
import { modulesOf } from '../pairs/pair-makers.ts'
import { pairOf } from '../pairs/pair-of.ts'
import type { WordPair } from '../word-pair.ts'
import { encode } from '../words/encode.ts'
import { knownOf } from '../words/known.ts'
import { operandsOf } from '../words/operands-of.ts'

/** The module with each id greater by a number: a header may have any bound that its ids do not reach. */
function raised(module: Module, increase: number): Uint32Array {
  const known = knownOf(module)
  const instructions = module.instructions.map((instruction) => {
    const words = [...instruction.words]
    for (const { kind, word } of operandsOf(instruction, known))
      if (kind.startsWith('Id')) words[word] = (words[word] ?? 0) + increase
    return { ...instruction, words }
  })
  return encode({ ...module, bound: module.bound + increase, instructions })
}

const pairs = [
  pairOf`load-type/high-ids in spv1.0, spv1.6: every id is greater than 300
body: %loaded = OpLoad {%float | another-type: %uint} %variable_Private_float
%again = OpLoad %float %variable_Private_float`,
  pairOf`load-pointer/high-ids in spv1.0, spv1.6: every id is greater than 300
body: %loaded = OpLoad %uint {%variable_Private_uint | number: %uint_1}`,
  pairOf`call-argument-type/high-ids in spv1.0, spv1.6: every id is greater than 300
before: %uint %same(%uint %given)
OpReturnValue %given
body: %loaded = OpLoad %uint %variable_Private_uint
%called = OpFunctionCall %uint %same {%loaded | another-type: %int_1}`,
  pairOf`access-chain-pointee/high-ids in spv1.0, spv1.6: every id is greater than 300
body: %chain = OpAccessChain {%pointer_Private_float | whole: %pointer_Private_float4} %variable_Private_float4 %uint_1
%loaded = OpLoad %float %variable_Private_float`,
]

/** How much greater the ids are: more than 255, and more than a word of small numbers holds. */
const increases = { 'by-300': 300, 'by-70000': 70_000 } as const

/** Modules whose ids are far from 1 (2.3): no table of a tool may be as small as the modules of the other makers. */
export const wordPairs: readonly WordPair[] = pairs.flatMap((pair) =>
  Object.entries(increases).map(([name, increase]): WordPair => {
    const modules = modulesOf(pair)
    return {
      rule: pair.rule,
      name: `${pair.name}-${name}`,
      summary: pair.summary,
      environments: pair.environments,
      control: () => raised(modules.control(), increase),
      broken: () =>
        Object.fromEntries(
          Object.keys(pair.broken).flatMap((way) => {
            const module = modules.broken(way)
            const summary = `every id is greater by ${increase}, ${way.replaceAll('-', ' ')}`
            return module === undefined
              ? []
              : [[way, { summary, module: raised(module, increase) }]]
          }),
        ),
    }
  }),
)
