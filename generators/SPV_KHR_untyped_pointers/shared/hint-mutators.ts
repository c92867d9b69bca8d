import { instruction } from '../../build/instruction.ts'
import type { Mutator } from '../../maker.ts'
import { definition } from '../../mutate/definition.ts'
import { graft } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { prefetchesWith } from './prefetch-words.ts'
import { constantOf, intType, noIntegers, of, type, uintType, where } from './things.ts'
import { operandWays } from './with-operand.ts'

const computed =
  (word: number): Way =>
  (module, at) => {
    const added = graft(module, at)
    const uint = added.type('OpTypeInt', 32, 0)
    if (uint === undefined) return undefined
    const zero = added.add('OpConstantNull', uint)
    const { module: wider, shift } = added.done()
    const sum = wider.bound
    const changed = replaceWord({ ...wider, bound: sum + 1 }, at + shift, word, sum)
    return insertInstructions(changed, at + shift, instruction('OpIAdd', uint, sum, zero, zero))
  }

/** Puts what is no constant instruction, or none of an integer type, in the place of a hint. */
export function hintNotConstant(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  word: number,
): Mutator {
  return mutatorOf({
    ...about,
    ordinals: (module) => prefetchesWith(module, word),
    ways: {
      ...operandWays(word, {
        ...noIntegers,
        undef: of(uintType, 'OpUndef'),
        type: uintType,
        pointer: (_, module, at) => module.instructions[at]?.words[0],
      }),
      computed: computed(word),
    },
  })
}

const opConstant = 43
const opConstantNull = 46

/** Puts constants beyond the greatest value in the place of a hint, a value at a time. */
export function hintOutOfRange(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  word: number,
  greatest: number,
): Mutator {
  const wide = type('OpTypeInt', 64, 0)
  return mutatorOf({
    ...about,
    ordinals: (module) =>
      prefetchesWith(module, word).filter((at) => {
        const before = definition(module, module.instructions[at]?.words[word])?.opcode
        return before === opConstant || before === opConstantNull
      }),
    ways: operandWays(word, {
      'one-more': constantOf(uintType, greatest + 1),
      twice: constantOf(uintType, 2 * greatest + 2),
      'all-bits-set': constantOf(uintType, 0xffff_ffff),
      'minus-one': constantOf(intType, 0xffff_ffff),
      'low-word-in-range': where('Int64', constantOf(wide, greatest, 1)),
      'eight-bits-set': where('Int8', constantOf(type('OpTypeInt', 8, 0), 0xff)),
      'sixteen-bits-set': where('Int16', constantOf(type('OpTypeInt', 16, 0), 0xffff)),
    }),
  })
}
