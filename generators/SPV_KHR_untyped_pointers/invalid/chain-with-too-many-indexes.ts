import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { arraysFrom } from '../shared/arrays-from.ts'
import { chainAt, chainsOf } from '../shared/chain-at.ts'
import { walk } from '../shared/walk.ts'

const most = 255

/** The module whose chain goes on with its last index until it has that many. */
function lengthened(module: Module, at: number, count: number): Module | undefined {
  const instruction = module.instructions[at]
  const reached = walk(module, at)
  const index = reached?.steps.at(-1)?.index
  const more = count - (reached?.steps.length ?? count)
  if (instruction === undefined || index === undefined || more < 1) return undefined
  if (arraysFrom(module, reached?.reached).length <= more) return undefined
  const words = [...instruction.words, ...Array.from({ length: more }, () => index)]
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutator = mutatorOf({
  name: 'chain-with-too-many-indexes',
  rule: 'untyped-chain-has-at-most-255-indexes',
  summary: 'a chain has more indexes than everybody has to accept',
  ordinals: (module) =>
    chainsOf(module).filter((at) => chainAt(module, at)?.indexes.length === most),
  ways: {
    '256-indexes': (module, at) => lengthened(module, at, most + 1),
    '258-indexes': (module, at) => lengthened(module, at, most + 3),
  },
})
