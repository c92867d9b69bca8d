import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { utfDecorations } from '../shared/utf-decorations.ts'
import { withUtfTarget } from '../shared/with-utf-target.ts'

export const mutator = mutatorOf({
  name: 'utf-on-run-time-array',
  rule: 'utf-encoded-target-has-a-length',
  summary: 'the decoration is on a run-time array of 8-bit integers',
  ordinals: (module) => (declaresCapability(module, 'Shader') ? utfDecorations(module) : []),
  ways: {
    'of-the-elements': (module, at) =>
      withUtfTarget(module, at, (graft, { element }) => graft.add('OpTypeRuntimeArray', element)),
  },
})
