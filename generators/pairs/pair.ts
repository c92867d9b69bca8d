import { MakerError } from '../maker-error.ts'
import { differenceOf } from './difference-of.ts'
import type { Pieces } from './pieces.ts'
import { rendered } from './skeleton.ts'
import { stockFor } from './stock-for.ts'
import { withStock } from './with-stock.ts'

/** Text that appears in the control exactly once, and the text that replaces it when the rule is broken. */
export type Edit = readonly [from: string, to: string]

/** A change of the control's words, for faults that assembly cannot express. */
export type Damage = (words: Uint32Array) => Uint32Array

/** A way of breaking a rule in the control. */
export interface Way {
  /** Together they are one fault. */
  readonly edits: readonly Edit[] | Damage
  /** What is wrong, as a line without a full stop; worked out from the edits when absent. */
  readonly summary?: string
  /** Slug of the rule it breaks; the pair's own when absent. */
  readonly rule?: string
}

/** A module with one fault. */
export interface Broken {
  /** Slug of the rule that it breaks. */
  readonly rule: string
  /** What is wrong, as a line without a full stop. */
  readonly summary: string
  /** Assembly, or a change of the control's words. */
  readonly module: string | Damage
}

/** A module that keeps rules, written as text, and ways of breaking one of them in it and nothing else. */
export interface Pair {
  /** Slug of the rule. */
  readonly rule: string
  /** Lower case words joined by hyphens; unique among the pairs of its rule. */
  readonly name: string
  /** What the control shows, as a line without a full stop. */
  readonly summary: string
  /** Environments in which the claims hold; the first decides the version that is written. */
  readonly environments: readonly string[]
  /** Assembly of the module that keeps the rules. */
  readonly control: string
  /** By the name of the way: lower case words joined by hyphens. */
  readonly broken: Readonly<Record<string, Broken>>
}

function edited(text: string, edits: readonly Edit[], who: string): string {
  return edits.reduce((before, [from, to]) => {
    const parts = before.split(from)
    if (parts.length === 2) return parts.join(to)
    const times = parts.length - 1
    throw new MakerError('faulty-pair', `${who}: '${from}' appears ${times} times, not once`)
  }, text)
}

function isWay(how: Way | readonly Edit[] | Damage): how is Way {
  return 'edits' in how
}

/**
 * A pair of a rule. All of its modules declare what any of them names of the stock, with the capabilities that this
 * needs, so that they differ in the edits alone.
 *
 * @throws {MakerError} when an edit does not fit.
 */
export function pair(
  rule: string,
  name: string,
  summary: string,
  pieces: Pieces,
  ways: Readonly<Record<string, Way | readonly Edit[] | Damage>>,
  { environments = ['spv1.6'] }: Partial<Pick<Pair, 'environments'>> = {},
): Pair {
  const control = rendered(pieces)
  const changed = Object.entries(ways).map(([variant, how]) => {
    const way: Way = isWay(how) ? how : { edits: how }
    const { edits } = way
    const module =
      typeof edits === 'function' ? edits : edited(control, edits, `${rule} ${name} ${variant}`)
    return { variant, way, module }
  })
  const texts = changed.flatMap(({ module }) => (typeof module === 'string' ? module : []))
  const stock = stockFor([control, ...texts])
  const broken = changed.map(({ variant, way, module }): [string, Broken] => [
    variant,
    {
      rule: way.rule ?? rule,
      summary: way.summary ?? differenceOf(control, module, variant),
      module: typeof module === 'string' ? withStock(module, stock) : module,
    },
  ])
  return {
    rule,
    name,
    summary,
    environments,
    control: withStock(control, stock),
    broken: Object.fromEntries(broken),
  }
}
