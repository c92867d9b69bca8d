import { MakerError } from '../maker-error.ts'
import { compose } from './compose.ts'
import type { Pieces } from './pieces.ts'
import { stockFor } from './stock-for.ts'

/** Text that stands in the control exactly once, and what stands there when the rule is broken. */
export type Edit = readonly [from: string, to: string]

/** A change of the control's words, for what no assembly can say. */
export type Damage = (words: Uint32Array) => Uint32Array

/** A module that keeps a rule, written as text, and ways of breaking that rule in it and nothing else. */
export interface Pair {
  /** Slug of the rule. */
  readonly rule: string
  /** Lower case words joined by hyphens; unique among the pairs of its rule. */
  readonly name: string
  /** What the control shows, as a line without a full stop. */
  readonly summary: string
  /** Environments in which the claims hold; the first decides the version that is written. */
  readonly environments: readonly string[]
  /** Assembly of the module that keeps the rule. */
  readonly control: string
  /** Assembly, or a change of the control's words, by the name of the way: lower case words joined by hyphens. */
  readonly broken: Readonly<Record<string, string | Damage>>
}

const mark = '; stock'

function edited(text: string, edits: readonly Edit[], who: string): string {
  return edits.reduce((before, [from, to]) => {
    const parts = before.split(from)
    if (parts.length === 2) return parts.join(to)
    const times = parts.length - 1
    throw new MakerError('faulty-pair', `${who}: '${from}' stands ${times} times, not once`)
  }, text)
}

/**
 * A pair of a rule. All of its modules declare what any of them names of the stock, so that they differ in the edits
 * alone. Edits of one way are one fault together.
 *
 * @throws {MakerError} when an edit does not fit.
 */
export function pair(
  rule: string,
  name: string,
  summary: string,
  pieces: Pieces,
  ways: Readonly<Record<string, readonly Edit[] | Damage>>,
  { environments = ['spv1.6'] }: Partial<Pick<Pair, 'environments'>> = {},
): Pair {
  const control = compose(pieces, mark)
  const changed = Object.entries(ways).map(([way, how]) => {
    const text = typeof how === 'function' ? how : edited(control, how, `${rule} ${name} ${way}`)
    return [way, text] as const
  })
  const texts = changed.flatMap(([, text]) => (typeof text === 'string' ? text : []))
  const declared = stockFor([control, ...texts]).join('\n')
  const whole = (text: string) => text.replace(`${mark}\n`, declared === '' ? '' : `${declared}\n`)
  const broken = changed.map(([way, text]) => [way, typeof text === 'string' ? whole(text) : text])
  return {
    rule,
    name,
    summary,
    environments,
    control: whole(control),
    broken: Object.fromEntries(broken),
  }
}
