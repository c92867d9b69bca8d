import { lineOf, linesIn } from '../assembly/line.ts'
import { MakerError } from '../maker-error.ts'
import type { Broken, Pair } from './pair.ts'

/** The rule that says what a rule of the older text says; with ways that break another rule, or several (`null`). */
type Amending =
  | string
  | { readonly rule: string; readonly ways: Readonly<Record<string, string | null>> }

/** The pairs of an older text that a newer one, which prints sentences of it again, has in its own modules. */
export interface Overlay {
  /** Name of the older text. */
  readonly text: string
  /** The first word of the names that its pairs have in the newer text. */
  readonly prefix: string
  /** Its files with pairs of those rules, without `.pairs.hbs`. */
  readonly families: readonly string[]
  /** A module in which the sentences of the newer text are in force declares them. */
  readonly capability: string
  readonly extension: string
  /** By rule of the older text, the rule of the newer one. */
  readonly rules: Readonly<Record<string, Amending>>
}

/** The module with the capability after its own, and with the extension. */
function declaring(module: string, { capability, extension }: Overlay): string {
  const lines = linesIn(module)
  const start = lines.findIndex((line) => lineOf(line).opcode !== 'OpCapability')
  const added = [`OpCapability ${capability}`, `OpExtension "${extension}"`]
  return lines.toSpliced(start, 0, ...added.filter((line) => !lines.includes(line))).join('\n')
}

/** The rule that a way of breaking one breaks in the newer text; `undefined` where it is left out. */
function ruleIn(overlay: Overlay, rule: string, way: string): string | undefined {
  const amending = overlay.rules[rule]
  if (amending === undefined || typeof amending === 'string') return amending
  const other = amending.ways[way]
  return other === undefined ? amending.rule : (other ?? undefined)
}

function waysIn(overlay: Overlay, { broken }: Pair): readonly (readonly [string, Broken])[] {
  return Object.entries(broken).flatMap(([way, { rule: older, module, twin, summary }]) => {
    const rule = ruleIn(overlay, older, way)
    if (rule === undefined || typeof module !== 'string') return []
    const made: Broken = {
      rule,
      ...(summary !== undefined && { summary }),
      module: declaring(module, overlay),
      ...(twin !== undefined && { twin: declaring(twin, overlay) }),
    }
    return [[way, made] as const]
  })
}

/** @throws {MakerError} where no pair is about a rule of the overlay, or none has a way that it names. */
function assertFound(pairs: readonly Pair[], { text, rules }: Overlay): void {
  const found = new Set(
    pairs.flatMap(({ rule, broken }) => [
      rule,
      ...Object.keys(broken).map((way) => `${rule} ${way}`),
    ]),
  )
  const missing = Object.entries(rules)
    .flatMap(([rule, amending]) => [
      rule,
      ...(typeof amending === 'string'
        ? []
        : Object.keys(amending.ways).map((way) => `${rule} ${way}`)),
    ])
    .find((name) => !found.has(name))
  if (missing !== undefined)
    throw new MakerError('faulty-pair', `the pairs of ${text} have no ${missing}`, missing)
}

/** The name of the pair under a rule of the newer text; it names the older rule if a pair before it has the short name. */
function nameIn({ prefix }: Overlay, rule: string, pair: Pair, taken: ReadonlySet<string>): string {
  const name = `${prefix}-${pair.name}`
  return taken.has(`${rule}/${name}`) ? `${prefix}-${pair.rule}-${pair.name}` : name
}

/**
 * The pairs of the older text under the rules of the newer one, in modules that declare it. A pair of no such rule is left out.
 *
 * @throws {MakerError} where the pairs lack a rule or a way that the overlay names.
 */
export function overlaid(pairs: readonly Pair[], overlay: Overlay): readonly Pair[] {
  const amended = pairs.filter(({ rule }) => rule in overlay.rules)
  assertFound(amended, overlay)
  const taken = new Set<string>()
  return amended.flatMap((pair) => {
    const ways = waysIn(overlay, pair)
    const [first] = ways
    if (first === undefined) return []
    const { summary, environments, control, limits } = pair
    const [, { rule }] = first
    const name = nameIn(overlay, rule, pair, taken)
    taken.add(`${rule}/${name}`)
    return [
      {
        rule,
        name,
        summary,
        environments,
        ...(limits && { limits }),
        control: declaring(control, overlay),
        broken: Object.fromEntries(ways),
      },
    ]
  })
}
