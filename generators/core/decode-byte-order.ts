import { modulesOf } from '../pairs/pair-makers.ts'
import { pairOf } from '../pairs/pair-of.ts'
import type { WordPair } from '../word-pair.ts'
import { swapped } from '../words/bytes.ts'
import { encode } from '../words/encode.ts'

/** Pairs whose modules are shown in files of the other byte order. */
const shown = [
  pairOf`integer-arithmetic-operand/byte-order in spv1.0, spv1.6
a file has the octets of each word from the most significant one on; it has strings and numbers of two words
debug: OpName %main "main"
OpName %sum "a name of two words"
body: %sum = OpIAdd %ulong %ulong_4294967296 {%ulong_1 | another-operand: %float_1}`,
  pairOf`switch-literals-distinct/byte-order in spv1.0, spv1.6
a file has the octets of each word from the most significant one on; it has labels for numbers of two words
body: [%join] OpSwitch %a_long %join 4294967296 %left {4294967297 | twice: 4294967296} %left
%left: -> %join
%join:`,
  pairOf`load-type/byte-order in spv1.0, spv1.6: a file has the octets of each word from the most significant one on
body: %loaded = OpLoad {%float | another-type: %uint} %variable_Private_float`,
  pairOf`id-defined/byte-order in spv1.0, spv1.6: a file has the octets of each word from the most significant one on
body: %sum = OpIAdd %uint %uint_1 {%uint_2 | nowhere: %nothing}`,
]

/** Modules in files of the other byte order (2.3): words whose octets are reversed, the magic number among them. */
export const wordPairs: readonly WordPair[] = shown.map((pair) => {
  const modules = modulesOf(pair)
  return {
    rule: pair.rule,
    name: pair.name,
    summary: pair.summary,
    environments: pair.environments,
    control: () => swapped(encode(modules.control())),
    broken: () =>
      Object.fromEntries(
        Object.keys(pair.broken).flatMap((way) => {
          const module = modules.broken(way)
          const summary = `in the other byte order, ${way.replaceAll('-', ' ')}`
          return module === undefined ? [] : [[way, { summary, module: swapped(encode(module)) }]]
        }),
      ),
  }
})
