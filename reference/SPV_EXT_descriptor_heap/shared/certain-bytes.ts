import { type MemberLayout, memberLayouts } from '../../core/shared/laid-out.ts'
import { bytesOf, type Range } from '../../core/shared/layout-bytes.ts'
import { perModule } from '../../core/shared/surveys.ts'
import {
  constituentCount,
  constituentType,
  isArrayType,
  isStructType,
} from '../../core/shared/types.ts'
import type { Instruction, Module } from '../../module.ts'
import { isDescriptorType, offsetsOf, strideOf } from './layout.ts'

/** Types nested deeper than this are not followed: input must not choose our recursion depth. */
const deepest = 64

/** If a type has more ranges, only the first ones and the last one are compared. */
const mostRanges = 32

/** A descriptor takes a byte at least, however large the client says it is. */
const descriptor: readonly Range[] = [{ start: 0, end: 1 }]

function moved(ranges: readonly Range[], distance: number): Range[] {
  return ranges.map(({ start, end }) => ({ start: start + distance, end: end + distance }))
}

/** The ranges in ascending order; ranges that touch are joined, and the number of ranges is limited. */
function tidy(ranges: readonly Range[]): readonly Range[] {
  if (ranges.length < 2) return ranges
  const joined: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last !== undefined && range.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else joined.push(range)
  }
  const last = joined.at(-1)
  return joined.length <= mostRanges || last === undefined
    ? joined
    : [...joined.slice(0, mostRanges - 1), last]
}

function ofArray(
  module: Module,
  type: Instruction,
  matrix: MemberLayout | undefined,
  depth: number,
): readonly Range[] {
  const element = bytesAt(module, constituentType(module, type, 0), matrix, depth + 1)
  const { known: stride } = strideOf(module, type.result)
  const count = constituentCount(module, type)
  if (stride === undefined || count === undefined || count < 1) return element
  const [only] = element
  if (element.length === 1 && only?.start === 0 && only.end === stride)
    return [{ start: 0, end: stride * count }]
  const copies = Math.min(count, mostRanges)
  const all = moved(element, stride * (count - 1))
  for (let copy = 0; copy < copies; copy++) all.push(...moved(element, stride * copy))
  return tidy(all)
}

function ofStructure(module: Module, type: Instruction, depth: number): readonly Range[] {
  const layouts = memberLayouts(module, type)
  return tidy(
    offsetsOf(module, type).flatMap(({ member, known }) =>
      known === undefined
        ? []
        : moved(
            bytesAt(module, constituentType(module, type, member), layouts[member], depth + 1),
            known,
          ),
    ),
  )
}

/** Keyed by type, and by the layout of the matrix in it. Types may be nested more often than there are words. */
const seen = perModule(() => new Map<string, readonly Range[]>())

function bytesAt(
  module: Module,
  type: Instruction | undefined,
  matrix: MemberLayout | undefined,
  depth: number,
): readonly Range[] {
  if (type === undefined || depth > deepest) return []
  if (isDescriptorType(type)) return descriptor
  if (!isStructType(type) && !isArrayType(type)) return tidy(bytesOf(module, type, matrix) ?? [])
  const key = `${type.index} ${matrix?.matrixStride} ${matrix?.rowMajor}`
  const known = seen(module)
  let bytes = known.get(key)
  if (bytes === undefined) {
    known.set(key, [])
    bytes = isStructType(type)
      ? ofStructure(module, type, depth)
      : ofArray(module, type, matrix, depth)
    known.set(key, bytes)
  }
  return bytes
}

/**
 * Bytes that an object of a type takes whatever the client and specialization decide, ascending. A member in the padding
 * of another one takes none of its bytes.
 *
 * @param matrix layout of the member it is, for the matrix that may be in it.
 */
export function certainBytes(
  module: Module,
  type: Instruction | undefined,
  matrix?: MemberLayout,
): readonly Range[] {
  return bytesAt(module, type, matrix, 0)
}
