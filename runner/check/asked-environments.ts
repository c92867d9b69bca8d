import type { FiledCase } from '../corpus/manifest.ts'
import type { LoggedOracle } from '../log/run-log.ts'
import { type Profile, profileOf } from './profile.ts'

/** An oracle, as far as it decides what it is asked. */
type AskedOracle = Pick<LoggedOracle, 'kind' | 'tool'>

/** An assembler's version follows the environment; others but validators judge nothing by it. So these are asked once a case. */
const kinds: Readonly<Record<LoggedOracle['kind'], (filed: FiledCase) => readonly string[]>> = {
  validator: ({ environments }) => environments,
  assembler: ({ environments, file }) => (file.endsWith('.spvasm') ? environments.slice(0, 1) : []),
  disassembler: ({ environments, phase, control }) =>
    phase === 'decode' && control !== null ? [] : environments.slice(0, 1),
  consumer: ({ environments }) => environments.slice(0, 1),
}

/**
 * Whether an oracle may be asked about a case for a device with certain limits: only if it receives the limits, or
 * judges nothing. Our own judge receives all limits, and every other tool none: its answer would be about a device of
 * its own choice.
 */
function mayBeAsked({ kind, tool }: AskedOracle, { limits }: FiledCase): boolean {
  return (
    limits === undefined || tool === 'reference' || kind === 'assembler' || kind === 'disassembler'
  )
}

/**
 * The environments in which an oracle is asked about a case; none if the case does not suit it: words that no assembler
 * can express, for a disassembler words that are not a module, for an oracle that may assume validity a module not
 * known to be valid, and limits of a device for an oracle that does not receive them.
 *
 * @param only where given, no others.
 * @param profile the kind's own when absent.
 */
export function askedEnvironments(
  oracle: AskedOracle,
  filed: FiledCase,
  only: readonly string[] | undefined,
  profile: Profile = profileOf(oracle.kind),
): readonly string[] {
  if (profile === 'valid-only' && filed.expect !== 'valid') return []
  if (!mayBeAsked(oracle, filed)) return []
  return kinds[oracle.kind](filed).filter((name) => only === undefined || only.includes(name))
}
