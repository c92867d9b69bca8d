import { instructions as grammar, operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../../check.ts'

const mostCharacters = 65_535
/** A character takes up an octet at least, and there are four in a word. */
const leastWords = Math.floor(mostCharacters / 4)

const deepestNesting = 1023
const opLabel = opcodeOf('OpLabel')
const opSelectionMerge = opcodeOf('OpSelectionMerge')
const opLoopMerge = opcodeOf('OpLoopMerge')

/** Characters of the string in UTF-8 in so many words: octets that do not continue one. */
function charactersIn(words: Uint32Array, start: number, wordCount: number): number {
  const last = start + wordCount - 1
  let count = 4 * (wordCount - 1)
  for (let at = start; at < last; at++) {
    const word = words[at] as number
    // One bit for each octet that begins with the bits 10.
    const continuing = (word >>> 7) & ~(word >>> 6) & 0x0101_0101
    count -= Math.imul(continuing, 0x0101_0101) >>> 24
  }
  for (let rest = words[last] as number; (rest & 0xff) !== 0; rest >>>= 8)
    if ((rest & 0xc0) !== 0x80) count++
  return count
}

const isIdOrPair: ReadonlySet<string> = new Set(['Id', 'Composite'])

/** By opcode, where a string is the last operand after ids and integers alone: how many words are before it. */
const wordsBeforeString: number[] = []
for (const { opcode, operands } of grammar) {
  const others = operands.slice(0, -1)
  const isPlain = others.every(
    ({ kind, quantifier }) =>
      quantifier === '' &&
      (kind === 'LiteralInteger' || operandKindByName(kind)?.category === 'Id'),
  )
  if (operands.at(-1)?.kind === 'LiteralString' && isPlain)
    wordsBeforeString[opcode] = operands.length
}

/** By opcode: 1 where no operand is a string or can have one with it. */
const hasNoString = new Uint8Array(1 + Math.max(...grammar.map(({ opcode }) => opcode)))
for (const { opcode, operands } of grammar)
  if (
    operands.every(
      ({ kind }) =>
        kind === 'LiteralInteger' || isIdOrPair.has(operandKindByName(kind)?.category ?? ''),
    )
  )
    hasNoString[opcode] = 1

/** Universal limits (2.17) on characters of strings and on nested constructs. */
export const checks: readonly Check[] = [
  {
    rule: 'core/string-limit',
    among: [`Words.${leastWords}`],
    judgeModule(module, report) {
      const { instructions, words } = module
      const judge = (word: number, wordCount: number): void => {
        const count = wordCount > leastWords ? charactersIn(words, word, wordCount) : 0
        if (count > mostCharacters) report(word, `the string has ${count} characters`)
      }
      for (let index = 0; index < instructions.length; index++) {
        const first = module.wordAt(index)
        const length = (words[first] ?? 0) >>> 16
        const opcode = module.opcodeAt(index)
        if (length <= leastWords || hasNoString[opcode] === 1) continue
        const before = wordsBeforeString[opcode]
        if (before !== undefined) judge(first + before, length - before)
        else
          for (const { kind, word, wordCount } of instructions.at(index)?.operands ?? [])
            if (kind === 'LiteralString') judge(word, wordCount)
      }
    },
  },
  {
    rule: 'core/control-flow-nesting-limit',
    among: ['OpSelectionMerge', 'OpLoopMerge'],
    judgeFunction({ definition, end }, module, report) {
      if (end - definition.index <= deepestNesting) return
      const open = new Map<number, number>()
      const begun = new Set<number>()
      let depth = 0
      for (let index = definition.index; index < end; index++) {
        const opcode = module.opcodeAt(index)
        const id = module.words[module.wordAt(index) + 1] ?? 0
        if (opcode === opLabel) {
          begun.add(id)
          depth -= open.get(id) ?? 0
          open.delete(id)
        } else if ((opcode === opSelectionMerge || opcode === opLoopMerge) && !begun.has(id)) {
          open.set(id, (open.get(id) ?? 0) + 1)
          depth++
          if (depth === deepestNesting + 1) {
            report(module.wordAt(index), `constructs are nested ${depth} deep`)
            return
          }
        }
      }
    },
  },
]
