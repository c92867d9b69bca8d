import { componentOf, countOf, type Shape, widthOf } from './shape.ts'
import type { Content } from './signature.ts'

function ofShapes(one: Shape, other: Shape): string | undefined {
  const [own, changed] = [componentOf(one), componentOf(other)]
  if (own?.kind !== changed?.kind) return changed === undefined ? 'size' : 'kind'
  if (one.kind !== other.kind || countOf(one) !== countOf(other)) return 'size'
  return widthOf(one) === widthOf(other) ? undefined : 'width'
}

/**
 * In which dimension two contents of a slot differ: whether one is there, how a value comes about, the kind of its
 * components, size, width, or anything else.
 */
export function dimensionOf(one: Content | undefined, other: Content | undefined): string {
  if (one === undefined || other === undefined) return 'presence'
  if (one.kind !== 'type' || other.kind !== 'type') return 'content'
  const shapes = ofShapes(one.shape, other.shape)
  if (shapes !== undefined) return shapes
  return one.value?.made === other.value?.made ? 'content' : 'making'
}
