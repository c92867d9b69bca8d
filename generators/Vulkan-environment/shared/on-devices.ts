import type { LimitName, LimitValue } from '#spec/limits/limit'
import { byStructure } from '../../pairs/given-limits.ts'
import { featurePairs, onDevice } from '../../pairs/on-device.ts'
import type { Pair } from '../../pairs/pair.ts'

/** Values of limits by name, as rules name them. */
export type Device = Readonly<Partial<Record<LimitName, LimitValue>>>

/** A pair whose claims hold for a device with these limits. */
export function on(device: Device, pair: Pair): Pair {
  return onDevice(byStructure(device), pair)
}

/**
 * A pair for a device without a feature, and the modules of its ways for a device with it, which are valid there.
 *
 * @param also other limits of both devices.
 */
export function feature(limit: LimitName, pair: Pair, also: Device = {}): readonly Pair[] {
  return featurePairs(limit, byStructure(also), pair)
}
