import { componentOf, countOf, type Shape, widthOf } from './shape.ts'
import type { Content } from './signature.ts'

function ofShapes(left: Shape, right: Shape): string | undefined {
  const [before, changed] = [componentOf(left), componentOf(right)]
  if (before?.kind !== changed?.kind) return changed === undefined ? 'size' : 'kind'
  if (left.kind !== right.kind || countOf(left) !== countOf(right)) return 'size'
  return widthOf(left) === widthOf(right) ? undefined : 'width'
}

/**
 * In which dimension two contents of a slot differ: whether one is there, how a value comes about, the kind of its
 * components, size, width, or anything else.
 */
export function dimensionOf(left: Content | undefined, right: Content | undefined): string {
  if (left === undefined || right === undefined) return 'presence'
  if (left.kind !== 'type' || right.kind !== 'type') return 'content'
  const shapes = ofShapes(left.shape, right.shape)
  if (shapes !== undefined) return shapes
  return left.value?.made === right.value?.made ? 'content' : 'making'
}
