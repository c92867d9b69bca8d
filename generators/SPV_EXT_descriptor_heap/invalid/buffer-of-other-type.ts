import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { withInserted } from '../../SPV_KHR_untyped_pointers/shared/with-inserted.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { bufferPointerWords } from '../shared/buffer-pointer.ts'
import { chainOf } from '../shared/walked.ts'

/** Reaches something of another type, at the beginning of what the pointer there is points to. */
function reaching(declare: Declare): Way {
  return (module, at) => {
    const buffer = module.instructions[at]?.words[bufferPointerWords.buffer]
    const [type] = chainOf(module, buffer)?.words ?? []
    if (buffer === undefined || type === undefined) return undefined
    return withInserted(module, at, (graft) => {
      const element = declare(graft, module, at)
      if (element === undefined) return undefined
      return (put) => ({
        [bufferPointerWords.buffer]: put('OpUntypedAccessChainKHR', type, element, buffer),
      })
    })
  }
}

export const mutator = mutatorOf({
  name: 'buffer-of-other-type',
  rule: 'buffer-pointer-buffer-reaches-a-buffer-type',
  summary: 'the chain reaches something else than a buffer',
  ordinals: (module) => ordinalsOf(module, 'OpBufferPointerEXT'),
  ways: {
    integer: reaching(uintType),
    sampler: reaching((graft) => graft.type('OpTypeSampler')),
    image: reaching((graft, module, at) => {
      const uint = uintType(graft, module, at)
      return uint === undefined
        ? undefined
        : graft.type('OpTypeImage', uint, '2D', 0, 0, 0, 2, 'R32ui')
    }),
  },
})
