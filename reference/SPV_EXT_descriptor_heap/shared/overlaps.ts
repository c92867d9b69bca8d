import { bytesOf, type Range } from '../../core/layout/bytes.ts'
import { type MemberLayout, memberLayouts } from '../../core/layout/member-layout.ts'
import {
  constituentCount,
  constituentType,
  isArrayType,
  isStructType,
} from '../../core/shared/composite-type.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module } from '../../module.ts'
import {
  isDescriptorType,
  type MemberOffset,
  offsetsOf,
  strideOf,
  structuresWithOffsetIds,
} from './layout.ts'

/** Types nested deeper than this are not followed: input must not choose our recursion depth. */
const deepest = 64

/** Of a type with more ranges only the first ones and the last one are looked at. */
const mostRanges = 32

/** A descriptor takes a byte at least, however large the client says it is. */
const descriptor: readonly Range[] = [{ start: 0, end: 1 }]

function moved(ranges: readonly Range[], by: number): Range[] {
  return ranges.map(({ start, end }) => ({ start: start + by, end: end + by }))
}

/** Ascending, those that touch as one, and not too many. */
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
  const element = at(module, constituentType(module, type, 0), matrix, depth + 1)
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
            at(module, constituentType(module, type, member), layouts[member], depth + 1),
            known,
          ),
    ),
  )
}

/** By type, and by the layout of the matrix in it. Types may be nested in one another more often than there are words. */
const seen = perModule(() => new Map<string, readonly Range[]>())

function at(
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
  return at(module, type, matrix, 0)
}

/** Two members of a structure that take the same byte, of which one has an OffsetIdEXT. */
interface MemberOverlap {
  readonly structure: Instruction
  /** The one with the lesser offset. */
  readonly first: MemberOffset
  readonly second: MemberOffset
}

interface Span {
  readonly offset: MemberOffset
  readonly at: number
  readonly start: number
  readonly end: number
}

function spansOf(
  module: Module,
  structure: Instruction,
  offsets: readonly MemberOffset[],
): readonly Span[] {
  // One member overlaps no other.
  if (offsets.filter(({ known }) => known !== undefined).length < 2) return []
  const layouts = memberLayouts(module, structure)
  return offsets
    .flatMap((offset) => {
      const { member, known: at } = offset
      if (at === undefined) return []
      const type = constituentType(module, structure, member)
      return certainBytes(module, type, layouts[member]).map(({ start, end }) => ({
        offset,
        at,
        start: start + at,
        end: end + at,
      }))
    })
    .sort((a, b) => a.start - b.start)
}

function furthest(one: Span | undefined, other: Span): Span {
  return one === undefined || other.end > one.end ? other : one
}

function overlapsIn(structure: Instruction, spans: readonly Span[]): readonly MemberOverlap[] {
  const found = new Map<number, MemberOverlap>()
  let any: Span | undefined
  let byId: Span | undefined
  for (const span of spans) {
    const hasId = span.offset.ids.length > 0
    const before = hasId ? any : byId
    // Equal offsets are for a rule of their own.
    if (before !== undefined && before.end > span.start && before.at !== span.at) {
      const [first, second] = before.at < span.at ? [before, span] : [span, before]
      if (!found.has(second.offset.member))
        found.set(second.offset.member, { structure, first: first.offset, second: second.offset })
    }
    any = furthest(any, span)
    if (hasId) byId = furthest(byId, span)
  }
  return [...found.values()]
}

/** Members that overlap in the structures of which a member has an OffsetIdEXT. Each is named as `second` once. */
export const memberOverlaps = perModule((module): readonly MemberOverlap[] =>
  structuresWithOffsetIds(module).flatMap(({ structure, offsets }) =>
    overlapsIn(structure, spansOf(module, structure, offsets)),
  ),
)
