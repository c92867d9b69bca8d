import { isBlockEnd } from '../../build/block-end.ts'
import { instruction } from '../../build/instruction.ts'
import type { Instruction, Module } from '../../module.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { storageClass } from '../../SPV_KHR_untyped_pointers/shared/storage-class.ts'

const opLabel = 248

/** A declaration like the one there is, but a new one: buffer types of one storage class must not stand twice. */
function another(module: Module, at: number, id: number): Instruction | undefined {
  const { opcode, words } = module.instructions[at] ?? { opcode: 0, words: [] }
  if (words.length < 2) return undefined
  if (!ordinalsOf(module, 'OpTypeBufferEXT').includes(at))
    return { opcode, words: words.with(1, id) }
  const name = ['Uniform', 'StorageBuffer'].find((each) =>
    ordinalsOf(module, 'OpTypeBufferEXT').every(
      (other) => module.instructions[other]?.words[1] !== storageClass(each),
    ),
  )
  return name === undefined ? undefined : instruction('OpTypeBufferEXT', id, name)
}

/** Puts it in front of the instruction with the ordinal that `place` gives. */
function at(place: (module: Module, from: number) => number): Way {
  return (module, from) => {
    const { id, module: wider } = freshId(module)
    const added = another(module, from, id)
    const to = place(module, from)
    return added === undefined || to < 0 ? undefined : insertInstructions(wider, to, added)
  }
}

function blockEnd({ instructions }: Module): number {
  const label = instructions.findIndex(({ opcode }) => opcode === opLabel)
  return instructions.findIndex(({ opcode }, index) => index > label && isBlockEnd(opcode))
}

/** The first OpDecorate or OpMemberDecorate, in front of which only what needs nothing may be put. */
function decorations(module: Module, from: number): number {
  if (!ordinalsOf(module, 'OpTypeBufferEXT').includes(from)) return -1
  return ordinalsOf(module, 'OpDecorate', 'OpMemberDecorate', 'OpDecorateId')[0] ?? -1
}

export const mutator = mutatorOf({
  name: 'declared-elsewhere',
  rule: 'buffer-type-and-size-of-stand-at-module-scope',
  summary: 'a buffer type or a size stands in a function, or before or behind all declarations',
  ordinals: (module) => [
    ...ordinalsOf(module, 'OpTypeBufferEXT').slice(0, 1),
    ...ordinalsOf(module, 'OpConstantSizeOfEXT').slice(0, 1),
  ],
  ways: {
    'in-a-block': at(blockEnd),
    'behind-a-label': at(({ instructions }) => {
      const label = instructions.findIndex(({ opcode }) => opcode === opLabel)
      return label < 0 ? -1 : label + 1
    }),
    'behind-the-functions': at(({ instructions }) => instructions.length),
    'before-the-decorations': at(decorations),
  },
})
