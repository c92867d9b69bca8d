import { enumerantByValue } from '#spec/grammar/grammar'
import type { Enumerant } from '#spec/grammar/types'
import type { Module } from '../../module.ts'
import { isKnownVersion } from '../shared/known-version.ts'
import { enumerantOwner } from '../shared/ownership.ts'

/** The capability with that value, unless a text with a folder owns it: what such a capability needs is that text's rule. */
export function capabilityRow(value: number): Enumerant | undefined {
  return enumerantOwner('Capability', value) === undefined
    ? enumerantByValue('Capability', value)
    : undefined
}

/** Whether the module's version has the capability or a declared extension brings it in. */
export function isCapabilityAvailable(module: Module, { version, extensions }: Enumerant): boolean {
  if (version !== null && module.version >= version) return true
  if (!isKnownVersion(module.version)) return true
  if (version === null && extensions.length === 0) return true
  return extensions.some((name) => module.extensions.has(name))
}
