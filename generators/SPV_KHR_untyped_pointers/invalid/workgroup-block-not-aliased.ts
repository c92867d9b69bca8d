import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeCapability } from '../../mutate/remove-capability.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { decorationsOf } from '../shared/decorations-of.ts'
import { newInstructions } from '../shared/new-instructions.ts'
import { type WorkgroupVariable, workgroupVariables } from '../shared/workgroup-variables.ts'

const version14 = 0x0001_0400

function typedBlocks(module: Module): readonly WorkgroupVariable[] {
  const applies =
    declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR') &&
    module.version >= version14 &&
    ordinalsOf(module, ...newInstructions, 'OpCopyMemorySized').length === 0
  const all = applies ? workgroupVariables(module) : []
  return all.length > 1 && all.every(({ isTyped, isBlock }) => isTyped && isBlock) ? all : []
}

/** True where no variable of the module is aliased, by itself or through a group. */
function isPlain(module: Module): boolean {
  return (
    decorationsOf(module, ['Aliased']).length === 0 &&
    ordinalsOf(module, 'OpGroupDecorate').length === 0
  )
}

export const mutator = mutatorOf({
  name: 'workgroup-block-not-aliased',
  rule: 'workgroup-blocks-are-aliased-without-untyped-pointers',
  summary:
    'without untyped pointers, one of several blocks in Workgroup is not aliased, or none is',
  ordinals: (module) => typedBlocks(module).map(({ at }) => at),
  ways: {
    'decoration-missing': (module, at) => {
      const variable = typedBlocks(module).find((each) => each.at === at)
      const [decoration] = decorationsOf(module, ['Aliased'], (id) => id === variable?.result)
      return decoration === undefined || declaresCapability(module, 'UntypedPointersKHR')
        ? undefined
        : removeInstruction(module, decoration)
    },
    'capability-missing': (module, at) => {
      const all = typedBlocks(module)
      return isPlain(module) &&
        all[0]?.at === at &&
        declaresCapability(module, 'UntypedPointersKHR')
        ? removeCapability(module, 'UntypedPointersKHR')
        : undefined
    },
  },
})
