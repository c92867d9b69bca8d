import { integerLiteral } from './integer-literal.ts'
import type { Token } from './scan.ts'

/** Hands out the ids of one text. */
export interface IdTable {
  /** The id of a name without its `%`, handed out at its first use; `undefined` when it is no name. */
  readonly idOf: (name: string) => number | undefined
  readonly isName: (name: string) => boolean
  /** One more than the largest id so far, as a word. */
  readonly bound: () => number
  readonly ids: ReadonlyMap<string, number>
}

const namePattern = /^[0-9A-Za-z_]+$/

/** The id that a numeric name asks for; `undefined` for other names and for what does not fit in a word. */
function numericId(name: string): number | undefined {
  const literal = integerLiteral(name)
  return literal !== undefined && literal.magnitude <= 0xffff_ffffn
    ? Number(literal.magnitude)
    : undefined
}

/**
 * Ids from 1 up in order of first use; where `preserve` is set numeric names keep their number, and the other names
 * fill the gaps between all numbers of the text.
 */
export function createIdTable(tokens: readonly Token[], preserve: boolean): IdTable {
  const ids = new Map<string, number>()
  const reserved = new Set<number>()
  if (preserve) {
    for (const { text } of tokens) {
      const id = text.startsWith('%') ? numericId(text.slice(1)) : undefined
      if (id !== undefined) reserved.add(id)
    }
  }
  let last = 0
  let bound = 1
  return {
    ids,
    bound: () => bound,
    isName: (name) => namePattern.test(name),
    idOf(name) {
      const known = ids.get(name)
      if (known !== undefined) return known
      if (!namePattern.test(name)) return undefined
      let id = preserve ? numericId(name) : undefined
      if (id === undefined) {
        do last++
        while (reserved.has(last))
        id = last
      }
      ids.set(name, id)
      bound = Math.max(bound, (id + 1) >>> 0)
      return id
    },
  }
}
