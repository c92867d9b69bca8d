import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { annotationsOf } from '../shared/annotations-of.ts'
import { laidOutTypes } from '../shared/laid-out-types.ts'

export const mutator = mutatorOf({
  name: 'member-without-offset',
  rule: 'members-beside-descriptors-have-an-offset',
  summary: 'a member of a structure with a descriptor has no offset, though it is in memory',
  ordinals: (module) => {
    const laid = laidOutTypes(module)
    const isStructure = (target: number) =>
      laid.has(target) && typeShape(module, target).kind === 'structure'
    return [
      ...annotationsOf(module, 'Offset', 'OffsetIdEXT')
        .filter(({ target, member }) => member !== undefined && isStructure(target))
        .map(({ at }) => at),
      ...ordinalsOf(module, 'OpGroupMemberDecorate').filter((at) =>
        isStructure(module.instructions[at]?.words[1] ?? 0),
      ),
    ]
  },
  ways: { removed: removeInstruction },
})
