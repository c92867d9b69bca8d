import type { Instruction, Module } from '../../module.ts'
import { constituentType } from '../shared/composite-type.ts'
import { isAnyArrayType } from '../shared/innermost.ts'
import { perModule } from '../shared/per-module.ts'
import type { MemberLayout } from './member-layout.ts'

/** An array whose elements take a byte together, and the next one in the type of its elements. */
export interface Overlapping {
  readonly array: Instruction
  readonly next: Overlapping | undefined
}

/**
 * The search for arrays around the matrix of a member whose elements overlap, outermost first. Each array is looked at once
 * per layout of the matrix: many members may be of one type. The type must have a matrix under all its arrays.
 *
 * @param overlaps whether elements of an array overlap, given how the matrix in it is laid out.
 */
export function overlappingArrays(
  overlaps: (module: Module, array: Instruction, layout: MemberLayout) => boolean,
): (
  module: Module,
  type: Instruction | undefined,
  layout: MemberLayout,
) => Overlapping | undefined {
  const known = perModule(() => new Map<string, Overlapping | undefined>())
  return (module, type, layout) => {
    const found = known(module)
    const open: { readonly array: Instruction; readonly key: string }[] = []
    let next: Overlapping | undefined
    let array = type
    while (array !== undefined && isAnyArrayType(array)) {
      const key = `${array.index} ${layout.matrixStride} ${layout.rowMajor}`
      if (found.has(key)) {
        next = found.get(key)
        break
      }
      open.push({ array, key })
      array = constituentType(module, array, 0)
    }
    for (const one of open.toReversed()) {
      if (overlaps(module, one.array, layout)) next = { array: one.array, next }
      found.set(one.key, next)
    }
    return next
  }
}
