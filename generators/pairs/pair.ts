import { environmentByName } from '#spec/environments'
import type { GivenLimits } from '#spec/limits/limit'
import { MakerError } from '../maker-error.ts'
import { neededCapabilities, neededExtensions } from './needed-capabilities.ts'
import type { Pieces } from './pieces.ts'
import { readingsOf, tidied } from './readings-of.ts'
import { inFull } from './shorthand.ts'
import { rendered } from './skeleton.ts'
import { stockBeside } from './stock-for.ts'
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
  /**
   * The control with what the assembly declares of the stock beside it, which differs from the assembly in the fault alone.
   * Absent where that is the control itself.
   */
  readonly twin?: string | undefined
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
  /** Whether all modules declare the capabilities that any way needs; otherwise they declare those of the control. */
  readonly isWhole?: boolean
  /** Whether all modules declare what any of them names of the stock: the control shows something beside what ways use. */
  readonly isBesideWays?: boolean
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
  { environments: asked, isWhole = false, isBesideWays = false }: PairOptions,
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
  const stockOf = stockBeside(isBesideWays ? [control, ...texts] : [control], who)
  const stocks = new Map([control, ...texts].map((text) => [text, stockOf(text)]))
  const inStock = [...new Set([...stocks.values()].flatMap((stock) => stock.capabilities))]
  const needed = neededCapabilities(isWhole ? [control, ...texts] : [control], inStock)
  const version = environmentByName(environments[0] ?? '')?.version ?? 0
  const capabilities = [...inStock, ...needed]
  const extensions = neededExtensions(control, capabilities, version)
  const isListed = pieces.interfaces !== undefined || pieces.entryPoints !== undefined
  /** The text with what it and the control name of the stock, and the control with the same. */
  function declared(text: string, variant?: string): readonly [module: string, twin: string] {
    const subject = variant === undefined ? who : `${who} ${variant}`
    const stock = { ...(stocks.get(text) ?? stockOf(text)), capabilities, extensions }
    const modules = [text, control].map((each) => withStock(each, stock, subject))
    const interfaces = isListed ? [] : interfaceOf(modules.toReversed(), version)
    const [module = '', twin = ''] = modules.map((each) => withInterface(each, interfaces))
    return [module, twin]
  }
  const [declaredControl] = declared(control)
  const broken = changed.map(({ variant, way, module }): [string, Broken] => {
    const about = {
      rule: way.rule ?? rule,
      ...(way.summary !== undefined && { summary: withArticles(way.summary) }),
    }
    if (typeof module !== 'string') return [variant, { ...about, module }]
    const [text, twin] = declared(module, variant)
    return [variant, { ...about, module: text, ...(twin !== declaredControl && { twin }) }]
  })
  return { environments, control: declaredControl, broken: Object.fromEntries(broken) }
}

/**
 * A pair of a rule: a control, and the modules that the alternatives in the pieces (`{valid | way: other}`) and the
 * ways make of it. The control declares what it names of the stock, and each other module what it and the control name.
 * All of them declare the capabilities that any of this needs, so that a tool which lacks one refuses the control too. The
 * requirements of the instructions of the control are declared as well, with its extensions; also those of the other
 * modules, if that `isWhole`. Without environments, it is for the newest one, a kernel for the newest that OpenCL takes.
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
