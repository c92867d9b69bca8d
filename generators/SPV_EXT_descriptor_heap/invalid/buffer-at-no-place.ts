import { instructionByName } from '#spec/grammar/grammar'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { withInserted } from '../../SPV_KHR_untyped_pointers/shared/with-inserted.ts'
import { bufferPointerWords } from '../shared/buffer-pointer.ts'
import { chainOf, rootOf } from '../shared/walked.ts'

const variable = instructionByName('OpUntypedVariableKHR')?.opcode

export const mutator = mutatorOf({
  name: 'buffer-at-no-place',
  rule: 'buffer-pointer-buffer-is-in-the-heap',
  summary: 'the buffer is the heap itself, not something in it',
  ordinals: (module) => {
    return ordinalsOf(module, 'OpBufferPointerEXT').filter((at) => {
      const buffer = module.instructions[at]?.words[bufferPointerWords.buffer]
      return chainOf(module, buffer) !== undefined && rootOf(module, buffer)?.opcode === variable
    })
  },
  ways: {
    variable: (module, at) => {
      const root = rootOf(module, module.instructions[at]?.words[bufferPointerWords.buffer])
      return withInserted(module, at, () => () => ({
        [bufferPointerWords.buffer]: root?.words[1] ?? 0,
      }))
    },
    copy: (module, at) => {
      const root = rootOf(module, module.instructions[at]?.words[bufferPointerWords.buffer])
      const [type = 0, id = 0] = root?.words ?? []
      return withInserted(module, at, () => (put) => ({
        [bufferPointerWords.buffer]: put('OpCopyObject', type, id),
      }))
    },
  },
})
