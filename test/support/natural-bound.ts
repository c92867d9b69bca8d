import type { Module } from '#generators/module'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'

/**
 * One more than the largest id in the module, result or operand: the bound that an assembler writes. Words that the
 * grammar does not tell to be ids do not count.
 */
export function naturalBound(module: Module): number {
  const known = knownOf(module)
  let bound = 1
  for (const instruction of module.instructions) {
    for (const { kind, word } of operandsOf(instruction, known)) {
      if (kind.startsWith('Id')) {
        bound = Math.max(bound, ((instruction.words[word] as number) + 1) >>> 0)
      }
    }
  }
  return bound
}
