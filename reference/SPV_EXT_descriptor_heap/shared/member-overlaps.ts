import { memberLayouts } from '../../core/shared/laid-out.ts'
import { perModule } from '../../core/shared/surveys.ts'
import { constituentType } from '../../core/shared/types.ts'
import type { Instruction, Module } from '../../module.ts'
import { certainBytes } from './certain-bytes.ts'
import { type MemberOffset, structuresWithOffsetIds } from './layout.ts'

/** Two members of a structure that occupy the same byte, at least one of them with OffsetIdEXT. */
interface MemberOverlap {
  readonly structure: Instruction
  /** The member with the lesser offset. */
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
      const { member, known: shift } = offset
      if (shift === undefined) return []
      const type = constituentType(module, structure, member)
      return certainBytes(module, type, layouts[member]).map(({ start, end }) => ({
        offset,
        at: shift,
        start: start + shift,
        end: end + shift,
      }))
    })
    .sort((a, b) => a.start - b.start)
}

function furthest(left: Span | undefined, right: Span): Span {
  return left === undefined || right.end > left.end ? right : left
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

/** Members that overlap in structures that have a member with OffsetIdEXT. Each is named as `second` once. */
export const memberOverlaps = perModule((module): readonly MemberOverlap[] =>
  structuresWithOffsetIds(module).flatMap(({ structure, offsets }) =>
    overlapsIn(structure, spansOf(module, structure, offsets)),
  ),
)
