import type { Draft } from './draft.ts'
import { uint } from './literals.ts'
import type { Type } from './type.ts'
import { someValue } from './values.ts'

/** Ids of indexes and the type they reach. */
export interface Walk {
  readonly indexes: readonly number[]
  readonly reached: Type
  /** True where it went through a matrix. */
  readonly throughMatrix: boolean
}

function hasParts({ kind }: Type): boolean {
  return (
    kind === 'vector' ||
    kind === 'matrix' ||
    kind === 'array' ||
    kind === 'runtime-array' ||
    kind === 'structure'
  )
}

function isIndex({ kind, width }: Type): boolean {
  return kind === 'integer' && width === 32
}

/** An index into a type with that many parts, all alike; 0 for any number of them. */
export function drawIndex(draft: Draft, count: number): number {
  const { draw } = draft
  if (draw.below(3) === 2) {
    const value = someValue(draft, isIndex)
    if (value !== undefined && !draft.constants.includes(value)) return value.id
  }
  return uint(draft, draw.below(count === 0 ? 4 : count))
}

/** Indexes from a type down to one of its parts; no more than `most` of them, at least one where there is a part. */
export function drawWalk(draft: Draft, from: Type, most = 4): Walk {
  const { draw } = draft
  const indexes: number[] = []
  let reached = from
  let throughMatrix = false
  while (indexes.length < most && hasParts(reached)) {
    if (reached.kind === 'matrix') throughMatrix = true
    if (reached.kind === 'structure') {
      const at = draw.below(reached.count)
      indexes.push(uint(draft, at))
      reached = reached.members[at] as Type
    } else {
      indexes.push(drawIndex(draft, reached.count))
      reached = reached.part as Type
    }
    if (reached.kind !== 'runtime-array' && draw.below(3) === 2) break
  }
  return { indexes, reached, throughMatrix }
}
