import type { Argument } from '../../builder/argument.ts'
import { operandsOf } from '../../words/operands-of.ts'
import type { Graft } from '../graft.ts'
import { graftingMutatorOf } from './grafting-mutator-of.ts'

type Make = (graft: Graft, type: number) => number

/** A type of the module, or a new one: a second one where the module declares it too late. */
function typeOf(graft: Graft, name: string, ...args: readonly Argument[]): number {
  return graft.type(name, ...args) ?? graft.add(name, ...args)
}

/** By variant: the value that an operand becomes. */
const values: Readonly<Record<string, Make>> = {
  true: (graft) => graft.add('OpConstantTrue', typeOf(graft, 'OpTypeBool')),
  'two-booleans': (graft) =>
    graft.add('OpConstantNull', typeOf(graft, 'OpTypeVector', typeOf(graft, 'OpTypeBool'), 2)),
  'a-float': (graft) => graft.add('OpConstantNull', typeOf(graft, 'OpTypeFloat', 32)),
  'minus-one': (graft) =>
    graft.add('OpConstant', typeOf(graft, 'OpTypeInt', 32, 1), { words: [0xffff_ffff] }),
  zero: (graft) => graft.add('OpConstantNull', typeOf(graft, 'OpTypeInt', 32, 0)),
  'null-of-its-type': (graft, type) => graft.add('OpConstantNull', type),
  'undefined-of-its-type': (graft, type) => graft.add('OpUndef', type),
}

/** Any value among the operands, decorations with ids included. */
export const mutator = graftingMutatorOf(
  'foreign-operand',
  'an operand becomes a new constant of a type that it need not have: Boolean, float, negative, null, undefined',
  function* (instruction, _, { known }) {
    let ordinal = 0
    for (const { kind, word } of operandsOf(instruction, known())) {
      if (!kind.startsWith('Id') || kind === 'IdResult' || kind === 'IdResultType') continue
      const type = known().typeOf(instruction.words[word] as number)
      if (type === undefined) continue
      ordinal++
      for (const [variant, make] of Object.entries(values)) {
        yield [
          `id-${ordinal}-to-${variant}`,
          (graft) => ({
            by: [{ ...instruction, words: instruction.words.with(word, make(graft, type)) }],
          }),
        ]
      }
    }
  },
)
