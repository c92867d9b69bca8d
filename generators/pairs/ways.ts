import { lineOf, linesIn } from '../assembly/line.ts'
import { MakerError } from '../maker-error.ts'
import { readingsOf } from './readings-of.ts'
import { withBlocks } from './shorthand.ts'

/** Text that appears in the control exactly once, and the text that replaces it when the rule is broken. */
export type Edit = readonly [from: string, to: string]

/** A change of the control's words, for faults that assembly cannot express. */
export type Damage = (words: Uint32Array) => Uint32Array

/** A way of breaking a rule in the control. */
export interface Way {
  /** Together they are one fault, with the alternatives of that name. */
  readonly edits?: readonly Edit[] | Damage
  /** The fault, as a line without a full stop; if absent, it comes from comparing the module with its control. */
  readonly summary?: string
  /** Slug of the rule it breaks; the pair's own when absent. */
  readonly rule?: string
}

/** A string is a line that replaces the line of the control with the same result. */
type How = Way | readonly Edit[] | Damage | string

/** By the name of the way. */
type Hows = Readonly<Record<string, How>>

/**
 * Ways of breaking the rule beside the alternatives in the pieces. A string is text that appears in the control exactly
 * once, with alternatives.
 */
export type Ways = OneOfWays | readonly OneOfWays[]

export type OneOfWays = string | Hows

function isList<One>(some: One | readonly One[]): some is readonly One[] {
  return Array.isArray(some)
}

function isWay(how: How): how is Way {
  return typeof how === 'object' && !isList<unknown>(how)
}

function lineEdit(line: string, control: string): Edit {
  const { result } = lineOf(line)
  const from = linesIn(control).find((old) => result !== undefined && old.startsWith(`${result} =`))
  return [`${from ?? line}\n`, `${line}\n`]
}

function inFull(edits: readonly Edit[] | Damage): readonly Edit[] | Damage {
  if (typeof edits === 'function') return edits
  return edits.map(([from, to]) => [withBlocks(from), withBlocks(to)])
}

function wayOf(how: How, control: string): Way {
  if (typeof how === 'string') return { edits: [lineEdit(how, control)] }
  if (!isWay(how)) return { edits: inFull(how) }
  return how.edits === undefined ? how : { ...how, edits: inFull(how.edits) }
}

/** The ways by name. Alternatives of one name in several texts are together one way. */
export function waysOf(ways: Ways, control: string, who: string): ReadonlyMap<string, Way> {
  const found = new Map<string, Way>()
  for (const each of isList(ways) ? ways : [ways]) {
    if (typeof each !== 'string') {
      for (const [way, how] of Object.entries(each))
        found.set(way, { ...found.get(way), ...wayOf(how, control) })
      continue
    }
    const { valid, ways: others } = readingsOf(withBlocks(each), who)
    for (const [way, text] of others) {
      const { edits = [], ...rest } = found.get(way) ?? {}
      if (typeof edits === 'function') throw new MakerError('faulty-pair', `${who}: two '${way}'`)
      found.set(way, { ...rest, edits: [...edits, [valid, text]] })
    }
  }
  return found
}
