import type { FiledCase } from '../corpus/manifest.ts'
import type { LoggedOracle } from '../log/run-log.ts'

/** An assembler's version follows the environment; a disassembler knows none. So both are asked once a case. */
const kinds: Readonly<Record<LoggedOracle['kind'], (of: FiledCase) => readonly string[]>> = {
  validator: ({ environments }) => environments,
  assembler: ({ environments, file }) => (file.endsWith('.spvasm') ? environments.slice(0, 1) : []),
  disassembler: ({ environments, phase, control }) =>
    phase === 'decode' && control !== null ? [] : environments.slice(0, 1),
}

/**
 * The environments in which an oracle of that kind is asked about a case; none where the case is no question for it:
 * words that no assembler can express, or, for a disassembler, words that are no module.
 *
 * @param only where given, no others.
 */
export function askedEnvironments(
  kind: LoggedOracle['kind'],
  of: FiledCase,
  only: readonly string[] | undefined,
): readonly string[] {
  return kinds[kind](of).filter((name) => only === undefined || only.includes(name))
}
