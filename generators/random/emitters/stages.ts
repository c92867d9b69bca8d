import type { Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { rowsWith } from './row.ts'

/** Whether the module has several streams of vertices; decided once, since what has one has instructions of its own. */
function hasStreams(draft: Draft): boolean {
  const known = draft.ids.get('streams') ?? draft.draw.below(2)
  draft.ids.set('streams', known)
  return known === 1
}
const isGeometry = ({ world }: Draft) => world.model === 'Geometry'
const vocabulary = {
  types: {},
  operands: { stream: (draft: Draft) => uint(draft, draft.draw.below(4)) },
} as const
const row = rowsWith({ ...vocabulary, applies: (draft) => isGeometry(draft) && !hasStreams(draft) })
const ofStream = rowsWith({
  ...vocabulary,
  applies: (draft) => isGeometry(draft) && hasStreams(draft),
})

/** Instructions of geometry shaders. */
export const vertexStreams: readonly Emitter[] = [
  row('OpEmitVertex', undefined),
  row('OpEndPrimitive', undefined),
  ofStream('OpEmitStreamVertex', undefined, 'stream'),
  ofStream('OpEndStreamPrimitive', undefined, 'stream'),
]

/** What ends the work of fragment shaders, or lets them work on as helpers. */
export const demotions: readonly Emitter[] = [
  rowsWith({ ...vocabulary, applies: ({ world }) => world.model === 'Fragment' })(
    'OpDemoteToHelperInvocation',
    undefined,
  ),
]
