import type { Availability } from '#spec/grammar/types'
import type { Module } from '../../module.ts'

/**
 * The capabilities of which one would have to be declared, where none is: directly or by implication. `undefined` where
 * the thing asks for none or one is there.
 */
export function missingCapability(
  module: Module,
  { capabilities }: Pick<Availability, 'capabilities'>,
): readonly string[] | undefined {
  if (capabilities.length === 0) return undefined
  for (const capability of capabilities) if (module.capabilities.has(capability)) return undefined
  return capabilities
}
