import type { LoggedOracle } from '../log/run-log.ts'
import { channelOf } from './channel-of.ts'
import type { Expectations } from './expectations.ts'
import { versionOrder } from './version-order.ts'

/**
 * Whether unexplained disagreements of an oracle fail a run. They do, except for a channel that the expectations call
 * moving and that has moved on from the version they were recorded at.
 *
 * @param name of the oracle: `spirv-val@testing` is the channel `testing` of `spirv-val`.
 */
export function standing(
  name: string,
  version: string,
  expectations: Expectations | undefined,
): LoggedOracle['standing'] {
  const channel = channelOf(name)
  const recorded = expectations?.moving[channel]
  return recorded === undefined || versionOrder(version, recorded) === 0 ? 'gates' : 'reports'
}
