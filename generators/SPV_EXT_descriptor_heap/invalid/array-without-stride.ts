import { definition } from '../../mutate/definition.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { annotationsOf } from '../shared/annotations-of.ts'
import { laidOutTypes } from '../shared/laid-out-types.ts'

const opTypeStruct = 30

export const mutator = mutatorOf({
  name: 'array-without-stride',
  rule: 'arrays-of-descriptors-have-a-stride',
  summary: 'an array with descriptors has no stride, though it is in memory',
  ordinals: (module) => {
    const laid = laidOutTypes(module)
    const isArray = (target: number) =>
      laid.has(target) && definition(module, target)?.opcode !== opTypeStruct
    return [
      ...annotationsOf(module, 'ArrayStride', 'ArrayStrideIdEXT')
        .filter(({ target }) => isArray(target))
        .map(({ at }) => at),
      ...ordinalsOf(module, 'OpGroupDecorate').filter((at) =>
        isArray(module.instructions[at]?.words[1] ?? 0),
      ),
    ]
  },
  ways: { removed: removeInstruction },
})
