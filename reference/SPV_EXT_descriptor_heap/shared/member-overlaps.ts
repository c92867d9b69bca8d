import { memberLayouts } from '../../core/layout/member-layout.ts'
import { constituentType } from '../../core/shared/composite-type.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module } from '../../module.ts'
import { certainBytes } from './certain-bytes.ts'
import type { MemberOffset } from './offsets.ts'
import { structuresWithOffsetIds } from './structures-with-offset-ids.ts'

/** Two members of a structure that take the same byte, of which one has an OffsetIdEXT. */
export interface MemberOverlap {
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
