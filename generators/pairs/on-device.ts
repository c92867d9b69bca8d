import type { GivenLimits, LimitName } from '#spec/limits/limit'
import { withFirstLine } from '../assembly/line.ts'
import { byStructure } from './given-limits.ts'
import type { Broken, Pair } from './pair.ts'

/** The assembly with another name of its entry point `%main`. */
function named(module: string, name: string): string {
  return withFirstLine(module, ({ opcode, operands }) =>
    opcode === 'OpEntryPoint' && operands[1] === '%main' && operands[2] === '"main"'
      ? { opcode, operands: operands.with(2, `"${name}"`) }
      : undefined,
  )
}

function namedWay(broken: Broken, name: string): Broken {
  const { module, twin } = broken
  if (typeof module !== 'string') return broken
  return {
    ...broken,
    module: named(module, name),
    ...(twin !== undefined && { twin: named(twin, name) }),
  }
}

/**
 * A pair whose claims hold for a device with these limits. No two cases have the same words, whatever their limits, so the entry
 * point gets a name of its own.
 */
export function onDevice(limits: GivenLimits, pair: Pair): Pair {
  const { rule, name, summary, covers, until } = pair
  const entryPoint = `${rule}-${name}`
  return {
    rule,
    name,
    summary,
    ...(covers && { covers }),
    ...(until && { until }),
    limits,
    get environments() {
      return pair.environments
    },
    get control() {
      return named(pair.control, entryPoint)
    },
    get broken() {
      const ways = Object.entries(pair.broken)
      return Object.fromEntries(ways.map(([way, broken]) => [way, namedWay(broken, entryPoint)]))
    },
  }
}

function withLimit(limits: GivenLimits, limit: LimitName, value: boolean): GivenLimits {
  const [structure = ''] = limit.split('::')
  const added = byStructure({ [limit]: value })[structure]
  return { ...limits, [structure]: { ...limits[structure], ...added } }
}

/**
 * A pair for a device without a feature, and the modules of its ways for a device with it, which are valid there.
 *
 * @param limits other limits of both devices.
 */
export function featurePairs(feature: LimitName, limits: GivenLimits, pair: Pair): readonly Pair[] {
  const [, member = ''] = feature.split('::')
  const allowed = Object.entries(pair.broken).flatMap(([way, { module }]) =>
    typeof module === 'string'
      ? onDevice(withLimit(limits, feature, true), {
          ...pair,
          name: `${pair.name}-${way}-allowed`,
          summary: `${member} is true, so the module is valid`,
          control: module,
          broken: {},
        })
      : [],
  )
  return [onDevice(withLimit(limits, feature, false), pair), ...allowed]
}
