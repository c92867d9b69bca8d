import { startOf, withWord } from '../pairs/damaged.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'

/** Words in which the set of the first extended instruction is word `result` of the first instruction of an opcode. */
function withSet(words: Uint32Array, name: string, result: number): Uint32Array {
  const set = startOf(words, 'OpExtInst') + 3
  return withWord(words, set, words[startOf(words, name) + result] ?? 0)
}

/** Pairs of the rule on the set of an extended instruction. */
export const pairs = [
  pairOf`extended-set-is-import/standard-set: a root is taken by an instruction of an imported set
imports: %glsl = OpExtInstImport "GLSL.std.450"
debug: %text = OpString "GLSL.std.450"
body: %root = OpExtInst %float %glsl Sqrt %float_1
${ways({
  string: (words) => withSet(words, 'OpString', 1),
  type: (words) => withSet(words, 'OpTypeFloat', 1),
  constant: (words) => withSet(words, 'OpConstant', 2),
  function: (words) => withSet(words, 'OpFunction', 2),
})}`,
]
