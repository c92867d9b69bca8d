import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { utfDecorations } from '../shared/utf-decorations.ts'
import { type UtfTarget, withUtfTarget } from '../shared/with-utf-target.ts'

/** Decorates an array of such elements, as long as the one that was decorated. */
function elements(declare: (graft: Graft, target: UtfTarget) => number | undefined): Way {
  return (module, at) =>
    withUtfTarget(module, at, (graft, target) => {
      const element = declare(graft, target)
      return element === undefined ? undefined : graft.add('OpTypeArray', element, target.length)
    })
}

export const mutator = mutatorOf({
  name: 'utf-on-other-elements',
  rule: 'utf-encoded-target-has-integer-elements',
  summary: 'the decoration is on an array whose elements are no integers',
  ordinals: utfDecorations,
  ways: {
    'floating-point': elements((graft) => graft.type('OpTypeFloat', 32)),
    boolean: elements((graft) => graft.type('OpTypeBool')),
    vector: elements((graft, { element }) => graft.type('OpTypeVector', element, 4)),
    array: elements((_, { target }) => target),
    structure: elements((graft, { element }) => graft.add('OpTypeStruct', element)),
  },
})
