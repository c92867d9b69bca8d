import type { Oracle } from '../../oracle/oracle.ts'
import type { Probe } from '../observe/probe.ts'
import type { FuzzFinding } from './finding.ts'
import type { Suspect } from './suspect.ts'

/** A tool that has to judge any input may end in none of these ways, whatever the module is. */
const always: ReadonlySet<string> = new Set(['crash', 'timeout', 'memory', 'error'])

/**
 * Whether only the judge calls the module valid: it was changed without a rule in mind, or is a user's file, so that no
 * maker vouches for it; and the tool would be right if it were invalid.
 */
export function restsOnJudge(
  { disagreement, judge, control, index }: Suspect,
  { tools }: Pick<Probe, 'tools'>,
): boolean {
  // The reference's verdicts on two forms of one module differ: that is not a fault of the tool.
  if (disagreement.ofReference === true) return true
  // It contradicts itself, whoever is right.
  if (disagreement.outcome === 'inconsistent') return false
  if (judge.kind !== 'valid' || (control === null && index !== undefined)) return false
  return tools[0]?.kind === 'consumer' || !always.has(disagreement.outcome)
}

/** The validator that may be asked besides; `undefined` where it is one of those in question. */
export function secondFor(second: Oracle | undefined, { tools }: Probe): Oracle | undefined {
  const asked = tools.some(
    ({ tool, version }) => tool === second?.tool && version === second.version,
  )
  return asked ? undefined : second
}

/** `two` if the module's verdict is the judge's and another party's: the maker's, or a second validator's. */
export async function confidenceOf(
  suspect: Suspect,
  probe: Probe,
  second: Oracle | undefined,
): Promise<FuzzFinding['confidence']> {
  if (!restsOnJudge(suspect, probe)) return 'two'
  const other = secondFor(second, probe)
  if (other === undefined || suspect.disagreement.ofReference === true) return 'one'
  const verdict = await other.judge(suspect.words, suspect.environment)
  return verdict.kind === 'valid' ? 'two' : 'one'
}
