import { operandKindByName } from '#spec/grammar/grammar'
import type { Enumerant } from '#spec/grammar/types'
import type { Module } from '../../module.ts'
import { isKnownVersion } from '../shared/known-version.ts'
import { enumerantOwner } from '../shared/ownership.ts'

const rows: ReadonlyMap<number, Enumerant> = new Map(
  operandKindByName('Capability')
    ?.enumerants.filter(
      ({ value, version }) => version !== null || enumerantOwner('Capability', value) === undefined,
    )
    .map((row) => [row.value, row]),
)

/**
 * The capability with that value, unless only a text with a folder brings it in: what such a capability needs is that
 * text's rule. One that a version of the core specification took over is judged here, whoever owns it.
 */
export function capabilityRow(value: number): Enumerant | undefined {
  return rows.get(value)
}

/** Whether the module's version has the capability or a declared extension brings it in. */
export function isCapabilityAvailable(module: Module, { version, extensions }: Enumerant): boolean {
  if (version !== null && module.version >= version) return true
  if (!isKnownVersion(module.version)) return true
  if (version === null && extensions.length === 0) return true
  return extensions.some((name) => module.extensions.has(name))
}
