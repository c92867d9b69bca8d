import type { Module } from '../../module.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replicateAt, replicatesOf } from '../shared/replicates.ts'

/** The module with the instruction a second time, under another id, in front of ordinal `place`. */
function again(module: Module, at: number, place: number): Module | undefined {
  const { opcode, words } = module.instructions[at] ?? { opcode: 0, words: [] }
  const value = definitionOf(module, replicateAt(module, at)?.value ?? 0)
  // Elsewhere only what stands before the functions is defined.
  if (value === undefined || value >= firstFunction(module)) return undefined
  const { id, module: wider } = freshId(module)
  return insertInstructions(wider, place, { opcode, words: words.with(1, id) })
}

export const mutator = mutatorOf({
  name: 'construct-outside',
  rule: 'construct-stands-in-a-block',
  summary: 'the object form stands among the declarations, or behind the functions',
  ordinals: (module) => replicatesOf(module, ['construct']),
  ways: {
    'at-module-scope': (module, at) => again(module, at, firstFunction(module)),
    'behind-the-functions': (module, at) => again(module, at, module.instructions.length),
  },
})
