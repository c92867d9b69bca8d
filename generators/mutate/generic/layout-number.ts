import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { graftingMutatorOf } from './grafting-mutator-of.ts'

/** By opcode: the word of the decoration. */
const literal: ReadonlyMap<number, number> = new Map([
  [opcodeOf('OpDecorate'), 1],
  [opcodeOf('OpMemberDecorate'), 2],
])
const byId: ReadonlyMap<number, number> = new Map([
  [opcodeOf('OpDecorateId'), 1],
  [opcodeOf('OpMemberDecorateIdEXT'), 2],
])
const numbered = (names: readonly string[]): ReadonlySet<number | undefined> =>
  new Set(names.map((name) => enumerantByName('Decoration', name)?.value ?? -1))
const layouts = numbered(['ArrayStride', 'MatrixStride', 'Offset'])
const layoutIds = numbered(['ArrayStrideIdEXT', 'OffsetIdEXT'])

/** By variant: what a stride or an offset becomes. */
const numbers: Readonly<Record<string, number>> = {
  'minus-sixteen': 0xffff_fff0,
  'the-least': 0x8000_0000,
  three: 3,
}

/** Every decoration with a stride or an offset, as a literal or as a constant. */
export const mutator = graftingMutatorOf(
  'layout-number',
  'a stride or an offset becomes negative, or a multiple of nothing',
  function* (instruction) {
    const { opcode: of, words } = instruction
    const at = literal.get(of)
    if (at !== undefined && layouts.has(words[at]) && words.length > at + 1)
      for (const [variant, value] of Object.entries(numbers)) {
        if (value === words[at + 1]) continue
        yield [variant, () => ({ by: [{ ...instruction, words: words.with(at + 1, value) }] })]
      }
    const place = byId.get(of)
    if (place === undefined || !layoutIds.has(words[place]) || words.length <= place + 1) return
    for (const [variant, value] of Object.entries(numbers)) {
      yield [
        `${variant}-as-a-constant`,
        (graft) => {
          const type = graft.type('OpTypeInt', 32, 1) ?? graft.add('OpTypeInt', 32, 1)
          const id = graft.add('OpConstant', type, { words: [value] })
          return { by: [{ ...instruction, words: words.with(place + 1, id) }] }
        },
      ]
    }
  },
)
