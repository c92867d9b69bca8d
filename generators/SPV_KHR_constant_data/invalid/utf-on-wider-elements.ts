import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { utfDecorations } from '../shared/utf-decorations.ts'
import { withUtfTarget } from '../shared/with-utf-target.ts'

function width(
  bits: number,
  signedness: 0 | 1,
  permitted: (module: Module) => boolean = () => true,
): Way {
  return (module, at) =>
    permitted(module)
      ? withUtfTarget(module, at, (graft, { length }) => {
          const element = graft.type('OpTypeInt', bits, signedness)
          return element === undefined ? undefined : graft.add('OpTypeArray', element, length)
        })
      : undefined
}

export const mutator = mutatorOf({
  name: 'utf-on-wider-elements',
  rule: 'utf-encoded-width-is-8',
  summary: 'the decoration is on an array of integers that are wider than 8 bits',
  ordinals: utfDecorations,
  ways: {
    '16-bits': width(16, 0, (module) => declaresCapability(module, 'Int16')),
    '32-bits': width(32, 0),
    '32-bits-signed': width(32, 1, (module) => !declaresCapability(module, 'Kernel')),
    '64-bits': width(64, 0, (module) => declaresCapability(module, 'Int64')),
  },
})
