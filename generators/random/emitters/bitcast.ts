import { vectorType } from '../composite-types.ts'
import type { Draft } from '../draft.ts'
import { componentCount, componentOf, drawNumeric } from '../draw-type.ts'
import { type Emitter, emitter } from '../emitter.ts'
import { scalarType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { compute } from '../write.ts'

/** A type of as many bits: other components of the same width, or half as many of twice the width. */
function recast(draft: Draft, type: Type): Type | undefined {
  const { draw, scalars } = draft
  const component = componentOf(type)
  const spec = draw.of(scalars)
  if (spec.kind === 'bool') return undefined
  const bits = component.width * componentCount(type)
  const count = bits / spec.width
  if (count < 1 || count > 4 || !Number.isInteger(count)) return undefined
  const scalar = scalarType(draft, spec)
  const other = count === 1 ? scalar : vectorType(draft, scalar, count)
  return other === type ? undefined : other
}

/** Numbers seen as others of as many bits. */
export const bitcasts: readonly Emitter[] = [
  emitter('bitcast', 4, (draft) => {
    const operand = drawNumeric(draft, draft.draw.below(2) === 0 ? 'integer' : 'float')
    const type = recast(draft, operand)
    return type !== undefined && compute(draft, 'OpBitcast', type, valueLike(draft, operand))
  }),
]
