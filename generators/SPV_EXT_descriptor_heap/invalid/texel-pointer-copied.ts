import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { texelWords } from '../shared/texel-pointer.ts'
import { withFollowing } from '../shared/with-following.ts'

export const mutator = mutatorOf({
  name: 'texel-pointer-copied',
  rule: 'texel-pointer-is-not-copied',
  summary: 'a texel pointer is copied',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
  ways: {
    unused: (module, at) => {
      const { words } = module.instructions[at] ?? { words: [] }
      const [type = 0, pointer = 0] = words
      return withFollowing(module, at, () => (put) => void put('OpCopyObject', type, pointer))
    },
    'counted-through-the-copy': (module, at) => {
      const { words } = module.instructions[at] ?? { words: [] }
      const type = words[texelWords.resultType] ?? 0
      const pointer = words[texelWords.result] ?? 0
      return withFollowing(module, at, (declare) => {
        const uint = declare.type('OpTypeInt', 32, 0)
        if (uint === undefined) return undefined
        const one = declare.add('OpConstant', uint, 1)
        const zero = declare.add('OpConstant', uint, 0)
        return (put) =>
          void put('OpAtomicIIncrement', uint, put('OpCopyObject', type, pointer), one, zero)
      })
    },
  },
})
