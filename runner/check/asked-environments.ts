import type { FiledCase } from '../corpus/manifest.ts'
import type { LoggedOracle } from '../log/run-log.ts'
import { type Profile, profileOf } from './profile.ts'

/** An assembler's version follows the environment; others but validators judge nothing by it. So these are asked once a case. */
const kinds: Readonly<Record<LoggedOracle['kind'], (of: FiledCase) => readonly string[]>> = {
  validator: ({ environments }) => environments,
  assembler: ({ environments, file }) => (file.endsWith('.spvasm') ? environments.slice(0, 1) : []),
  disassembler: ({ environments, phase, control }) =>
    phase === 'decode' && control !== null ? [] : environments.slice(0, 1),
  consumer: ({ environments }) => environments.slice(0, 1),
}

/**
 * The environments in which an oracle of that kind is asked about a case; none where the case is no question for it:
 * words that no assembler can express, for a disassembler words that are no module, and what is not known to be valid
 * for one that may assume so.
 *
 * @param only where given, no others.
 * @param profile the kind's own when absent.
 */
export function askedEnvironments(
  kind: LoggedOracle['kind'],
  of: FiledCase,
  only: readonly string[] | undefined,
  profile: Profile = profileOf(kind),
): readonly string[] {
  if (profile === 'valid-only' && of.expect !== 'valid') return []
  return kinds[kind](of).filter((name) => only === undefined || only.includes(name))
}
