import { opcodeOf } from '#spec/grammar/opcodes'
import { firstOf, withWord } from './damaged.ts'
import { type Inset, ways } from './pair-of.ts'

const opExtInst = opcodeOf('OpExtInst')

/** Ways by which the number of the first extended instruction becomes another one, which may have no name in assembly. */
export function instructionNumbers(...numbers: readonly number[]): Inset {
  return ways(
    Object.fromEntries(
      numbers.map((number) => [
        `number-${number}`,
        (words: Uint32Array) => withWord(words, firstOf(words, opExtInst) + 4, number),
      ]),
    ),
  )
}
