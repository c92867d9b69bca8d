import { environmentByName } from '#spec/environments'
import type { GivenLimits } from '#spec/limits/limit'
import { MakerError } from '../maker-error.ts'
import { neededCapabilities, neededExtensions } from './needed-capabilities.ts'
import type { Pieces } from './pieces.ts'
import { readingsOf, tidied } from './readings-of.ts'
import { inFull } from './shorthand.ts'
import { rendered } from './skeleton.ts'
import { stockFor } from './stock-for.ts'
import { isOfKernels, withOldInterface } from './usual-kernel.ts'
import { type Damage, type Edit, type Ways, waysOf } from './ways.ts'
import { withArticles } from './with-articles.ts'
import { interfaceOf, withInterface } from './with-interface.ts'
import { withStock } from './with-stock.ts'

/** A module with one fault. */
export interface Broken {
  /** Slug of the rule that it breaks. */
  readonly rule: string
  /** The fault, as a line without a full stop; if absent, it comes from comparing the module with its control. */
  readonly summary?: string
  /** Assembly, or a change of the control's words. */
  readonly module: string | Damage
}

/** A module that keeps rules, written as text, and ways of breaking one of them in it and nothing else. */
export interface Pair {
  /** Slug of the rule. */
  readonly rule: string
  /** Lower case words joined by hyphens; unique among the pairs of its rule. */
  readonly name: string
  /** The subject of the control, as a line without a full stop. */
  readonly summary: string
  /** Environments in which the claims hold; the first decides the version that is written. */
  readonly environments: readonly string[]
  /** Slugs of further rules at whose boundary the control lies, beside those that the ways break. */
  readonly covers?: readonly string[]
  /** Date of the last version of the text with the rule, where newer ones lack it and may accept what breaks it. */
  readonly until?: string
  /** Limits and features of the device for which the claims hold; absent where the words and an environment decide. */
  readonly limits?: GivenLimits
  /** Assembly of the module that keeps the rules. */
  readonly control: string
  /** By the name of the way: lower case words joined by hyphens. */
  readonly broken: Readonly<Record<string, Broken>>
}

/** Options of a pair beside its text. */
export interface PairOptions {
  readonly covers?: readonly string[]
  readonly until?: string
  readonly environments?: readonly string[]
  /** Whether no way of breaking the rule is to do without a capability. */
  readonly isWhole?: boolean
}

/** Edits in turn. */
function edited(text: string, edits: readonly Edit[], who: string): string {
  return edits.reduce((before, [from, to]) => {
    const parts = before.split(from)
    if (parts.length === 2) return parts.join(to)
    const times = parts.length - 1
    throw new MakerError('faulty-pair', `${who}: '${from}' appears ${times} times, not once`, from)
  }, text)
}

/** The values computed from the pieces and ways of a pair. */
type Worked = Pick<Pair, 'environments' | 'control' | 'broken'>

function workedOut(
  { rule, who }: { readonly rule: string; readonly who: string },
  given: Pieces,
  ways: Ways,
  { environments: asked, isWhole = false }: PairOptions,
): Worked {
  const pieces = inFull(given)
  const isOld =
    asked === undefined && isOfKernels(pieces, `${rendered(pieces)}${JSON.stringify(ways)}`)
  const environments = asked ?? (isOld ? ['spv1.2'] : ['spv1.6'])
  const readings = readingsOf(rendered(isOld ? withOldInterface(pieces) : pieces), who)
  const control = `${readings.valid}\n`
  const others = waysOf(ways, control, who)
  const changed = [...new Set([...readings.ways.keys(), ...others.keys()])].map((variant) => {
    const way = others.get(variant) ?? {}
    const { edits = [] } = way
    const text = `${readings.ways.get(variant) ?? readings.valid}\n`
    const module =
      typeof edits === 'function' ? edits : `${tidied(edited(text, edits, `${who} ${variant}`))}\n`
    if (module === control)
      throw new MakerError('faulty-pair', `${who} ${variant}: changes nothing`, variant)
    return { variant, way, module }
  })
  const texts = changed.flatMap(({ module }) => (typeof module === 'string' ? module : []))
  const named = stockFor([control, ...texts], who)
  const needed = neededCapabilities(isWhole ? [control, ...texts] : [control], named.capabilities)
  const version = environmentByName(environments[0] ?? '')?.version ?? 0
  const capabilities = [...named.capabilities, ...needed]
  const extensions = neededExtensions(control, capabilities, version)
  const stock = { ...named, capabilities, extensions }
  const isListed = pieces.interfaces !== undefined || pieces.entryPoints !== undefined
  const declared = (text: string, variant?: string) =>
    withStock(text, stock, variant === undefined ? who : `${who} ${variant}`)
  const all = isListed ? [] : [control, ...texts].map((text) => declared(text))
  const interfaces = interfaceOf(all, version)
  const whole = (text: string, variant?: string) =>
    withInterface(declared(text, variant), interfaces)
  const broken = changed.map(({ variant, way, module }): [string, Broken] => [
    variant,
    {
      rule: way.rule ?? rule,
      ...(way.summary !== undefined && { summary: withArticles(way.summary) }),
      module: typeof module === 'string' ? whole(module, variant) : module,
    },
  ])
  return { environments, control: whole(control), broken: Object.fromEntries(broken) }
}

/**
 * A pair of a rule: a control, and the modules that the alternatives in the pieces (`{valid | way: other}`) and the
 * ways make of it. All of its modules declare what any of them names of the stock, with the capabilities that this
 * needs, so that they differ in the fault alone. The requirements of the instructions of the control are declared too,
 * with its extensions; also those of the other modules, if that `isWhole`. Without environments, it is for the newest
 * one, a kernel for the newest that OpenCL takes.
 *
 * Its texts are worked out when one of them is first asked for, which throws a {@link MakerError} when an alternative or an
 * edit does not fit: programs that have stored most pairs need few.
 */
export function pair(
  rule: string,
  name: string,
  summary: string,
  given: Pieces,
  ways: Ways = {},
  options: PairOptions = {},
): Pair {
  let made: Worked | undefined
  const worked = () => {
    made ??= workedOut({ rule, who: `${rule} ${name}` }, given, ways, options)
    return made
  }
  return {
    rule,
    name,
    summary: withArticles(summary),
    ...(options.covers && { covers: options.covers }),
    ...(options.until && { until: options.until }),
    get environments() {
      return worked().environments
    },
    get control() {
      return worked().control
    },
    get broken() {
      return worked().broken
    },
  }
}
