import { instructionByOpcode } from '#spec/grammar/grammar'
import { definition } from '../../mutate/definition.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { first } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { withInserted } from '../../SPV_KHR_untyped_pointers/shared/with-inserted.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { bufferPointerWords } from '../shared/buffer-pointer.ts'
import { chainOf } from '../shared/walked.ts'

/** Loads an object of that type from where the buffer is. */
function loaded(declare: Declare): Way {
  return (module, at) => {
    const buffer = module.instructions[at]?.words[bufferPointerWords.buffer] ?? 0
    if (chainOf(module, buffer) === undefined) return undefined
    return withInserted(module, at, (graft) => {
      const type = declare(graft, module, at)
      if (type === undefined) return undefined
      return (put) => {
        put('OpLoad', type, buffer)
        return {}
      }
    })
  }
}

/** The structure that the chain goes into. */
const structure: Declare = (_, module, at) => {
  const base = chainOf(module, module.instructions[at]?.words[bufferPointerWords.buffer])?.words[2]
  const { opcode } = definition(module, base) ?? { opcode: 0 }
  return instructionByOpcode(opcode)?.name === 'OpTypeStruct' ? base : undefined
}

export const mutator = mutatorOf({
  name: 'buffer-loaded',
  rule: 'buffer-object-is-not-loaded',
  summary: 'a buffer is loaded as if there were anything to do with it',
  ordinals: (module) => ordinalsOf(module, 'OpBufferPointerEXT'),
  ways: {
    'buffer-itself': loaded(first('OpTypeBufferEXT')),
    'structure-with-a-buffer': loaded(structure),
  },
})
