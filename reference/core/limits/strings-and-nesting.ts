import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../../check.ts'

const mostCharacters = 65_535
/** A character takes up an octet at least, and there are four in a word. */
const leastWords = Math.floor(mostCharacters / 4)

const deepestNesting = 1023
const opLabel = opcodeOf('OpLabel')
const opSelectionMerge = opcodeOf('OpSelectionMerge')
const opLoopMerge = opcodeOf('OpLoopMerge')

function charactersIn(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Universal limits (2.17) on characters of strings and on nested constructs. */
export const checks: readonly Check[] = [
  {
    rule: 'core/string-limit',
    judgeModule(module, report) {
      if (module.words.length < leastWords) return
      const { instructions } = module
      for (let index = 0; index < instructions.length; index++) {
        if ((module.words[module.wordAt(index)] ?? 0) >>> 16 <= leastWords) continue
        for (const { kind, word, wordCount } of instructions.at(index)?.operands ?? []) {
          if (kind !== 'LiteralString' || wordCount <= leastWords) continue
          const count = charactersIn(module.string(word))
          if (count > mostCharacters) report(word, `the string has ${count} characters`)
        }
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
