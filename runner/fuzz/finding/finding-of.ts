import { extentsOf } from '#generators/words/extents-of'
import { digest } from '../../corpus/digest.ts'
import type { Probe } from '../observe/probe.ts'
import type { Reproduction } from '../reduce/subject.ts'
import type { FuzzFinding } from './finding.ts'
import type { SecondOpinion } from './second-opinion.ts'
import { shownCommand } from './shown-command.ts'
import { signatureOf } from './signature-of.ts'
import type { Suspect } from './suspect.ts'

function judgeSaid({ judge }: Reproduction['asked']): string {
  if (judge.kind === 'invalid') return `invalid: ${judge.message}`
  return judge.kind
}

/** The parts of a finding besides its modules. */
interface FindingDetails {
  readonly seed: number
  readonly confidence: FuzzFinding['confidence']
  readonly second?: SecondOpinion
  readonly isCut?: true
  /** Why it is probably known. */
  readonly known?: Required<Pick<FuzzFinding, 'cause' | 'case' | 'by' | 'count'>>
}

/** The report of a suspect, which was made small unless it is probably known. */
export function findingOf(
  suspect: Suspect,
  shown: Reproduction,
  probe: Probe,
  { seed, confidence, second, isCut, known }: FindingDetails,
): FuzzFinding {
  const { disagreement, asked, control } = shown
  const { recipe, index } = suspect
  return {
    format: 1,
    signature: signatureOf(probe.name, disagreement),
    probe: probe.name,
    outcome: disagreement.outcome,
    key: disagreement.key,
    ...(disagreement.rule === undefined ? {} : { rule: disagreement.rule }),
    environment: asked.environment.name,
    ...(disagreement.options === undefined ? {} : { options: [...disagreement.options] }),
    confidence,
    judge: judgeSaid(asked),
    said: disagreement.said,
    ...(disagreement.again === undefined ? {} : { again: disagreement.again }),
    sha256: digest(asked.words),
    instructions: extentsOf(asked.words).length,
    hasControl: control !== null,
    ...known,
    ...(isCut === undefined ? {} : { isCut }),
    ...(second === undefined ? {} : { second }),
    tools: probe.tools.map((tool) => ({
      name: tool.name,
      version: tool.version,
      command: shownCommand(tool),
    })),
    ...(recipe === undefined || index === undefined
      ? {}
      : { found: { seed, index, words: suspect.words.length, recipe } }),
  }
}
