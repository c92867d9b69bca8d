import type { GivenLimits, LimitName, LimitRecord, LimitValue } from '#spec/limits/limit'
import type { Broken, Pair } from '../../pairs/pair.ts'

/** Values of limits by name, as rules name them. */
export type Device = Readonly<Partial<Record<LimitName, LimitValue>>>

/** Limits by structure, as cases have them. */
function byStructure(device: Device): GivenLimits {
  const structures: Record<string, GivenLimits[string]> = {}
  for (const [name, value] of Object.entries(device)) {
    const [structure = '', member] = name.split('::')
    structures[structure] =
      member === undefined
        ? (value as readonly LimitRecord[])
        : { ...structures[structure], [member]: value as LimitValue }
  }
  return structures
}

/** The assembly with another name of its entry point. */
function named(module: string, name: string): string {
  return module.replace(' "main"', ` "${name}"`)
}

/**
 * A pair whose claims hold for a device with these limits. No two cases have the same words, whatever their limits, so the entry
 * point gets a name of its own.
 *
 * @param name of the entry point.
 */
export function on(device: Device, pair: Pair, name = `${pair.rule}-${pair.name}`): Pair {
  const broken = Object.entries(pair.broken).map(([way, of]): [string, Broken] => [
    way,
    typeof of.module === 'string' ? { ...of, module: named(of.module, name) } : of,
  ])
  return {
    ...pair,
    control: named(pair.control, name),
    broken: Object.fromEntries(broken),
    limits: byStructure(device),
  }
}

/**
 * A pair for a device without a feature, and the modules of its ways for a device with it, which are valid there.
 *
 * @param also other limits of both devices.
 */
export function feature(limit: LimitName, pair: Pair, also: Device = {}): readonly Pair[] {
  const allowed = Object.entries(pair.broken).flatMap(([way, { module }]) =>
    typeof module === 'string'
      ? on(
          { ...also, [limit]: true },
          {
            ...pair,
            name: `${pair.name}-${way}-allowed`,
            summary: `${limit.split('::')[1] ?? ''} is true, so the module is valid`,
            control: module,
            broken: {},
          },
        )
      : [],
  )
  return [on({ ...also, [limit]: false }, pair), ...allowed]
}
