import { isBlockEnd } from '../../build/block-end.ts'
import type { Module } from '../../module.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'

/** Moves the instruction to the front of what has the ordinal that `place` gives. */
function moved(place: (module: Module, at: number) => number): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    const to = place(module, at)
    if (instruction === undefined || to < 0 || to === at || to === at + 1) return undefined
    const kept = module.instructions.toSpliced(at, 1)
    return { ...module, instructions: kept.toSpliced(to > at ? to - 1 : to, 0, instruction) }
  }
}

function first(...names: readonly string[]): (module: Module) => number {
  return (module) => ordinalsOf(module, ...names)[0] ?? -1
}

export const mutator = mutatorOf({
  name: 'member-decorate-id-elsewhere',
  rule: 'member-decorate-id-stands-among-annotations',
  summary: 'a member is decorated outside the annotations',
  ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT'),
  ways: {
    'before-the-names': moved(first('OpName', 'OpMemberName')),
    'before-the-memory-model': moved(first('OpMemoryModel')),
    'before-the-entry-points': moved(first('OpEntryPoint')),
    'before-the-capabilities': moved(first('OpCapability')),
    'before-the-structure': moved(
      (module, at) => definitionOf(module, module.instructions[at]?.words[0] ?? 0) ?? -1,
    ),
    'behind-the-declarations': moved((module) => firstFunction(module)),
    'in-a-block': moved(({ instructions }) =>
      instructions.findIndex(({ opcode }) => isBlockEnd(opcode)),
    ),
    'behind-the-functions': moved(({ instructions }) => instructions.length),
  },
})
