import { enumerantByName } from '#spec/grammar/grammar'
import type { Availability } from '#spec/grammar/types'
import type { Module } from '../../module.ts'
import { isKnownVersion } from './known-version.ts'

function byExtension(module: Module, { extensions }: Availability): boolean {
  return extensions.some((name) => module.extensions.has(name))
}

function byCapability(module: Module, { capabilities }: Availability): boolean {
  return capabilities.some((name) => {
    if (!module.capabilities.has(name)) return false
    const capability = enumerantByName('Capability', name)
    return (
      capability !== undefined && (capability.version === null || byExtension(module, capability))
    )
  })
}

/**
 * Whether the module's version, one of its extensions, or a declared capability that itself comes from an extension,
 * brings the thing in (2.22). Where the grammar names neither version nor extension, it cannot be decided and counts as
 * brought in.
 */
export function isAvailable(module: Module, thing: Availability): boolean {
  if (thing.version !== null && module.version >= thing.version) return true
  if (!isKnownVersion(module.version)) return true
  if (byExtension(module, thing)) return true
  if (thing.version === null && thing.extensions.length === 0) return true
  return byCapability(module, thing)
}
