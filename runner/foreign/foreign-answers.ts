import { join } from 'node:path'
import { environmentByName } from '#spec/environments'
import type { Text } from '#spec/rule'
import type { Verdict } from '#spec/verdict'
import type { Corpus } from '../corpus/read-corpus.ts'
import { isProblem } from '../is-problem.ts'
import { disagreements, type Outcome } from '../log/outcome.ts'
import { caseByCase, type LoggedRun } from '../log/run-log.ts'
import { type PlacedViolation, placedIn } from './placed.ts'
import { usedTexts } from './used-texts.ts'
import { withVuids } from './with-vuids.ts'

/** The answers about a module in one environment. */
export interface ForeignAnswer {
  readonly file: string
  readonly env: string
  /** The reference's. */
  readonly verdict: Verdict
  /** The violations with their places. */
  readonly blames: readonly PlacedViolation[]
  /** Texts that the module uses. */
  readonly texts: readonly string[]
  /** Those of them with a rule that the module breaks. */
  readonly misuses: readonly string[]
  readonly tools: readonly {
    readonly tool: string
    readonly verdict: Verdict
    readonly outcome: Outcome
    /** Whether the tool crashes, hangs or disagrees with the reference. */
    readonly disagrees: boolean
    /** Why that is known. */
    readonly explained?: string
  }[]
}

/** The answers of a run about a folder of modules for each of them, in each environment; by path. */
export function foreignAnswers(
  { header, results }: LoggedRun,
  corpus: Corpus,
  texts: readonly Text[],
): readonly ForeignAnswer[] {
  const filed = new Map<string, Corpus['manifest']['cases'][number]>(
    corpus.manifest.cases.map((filed) => [filed.id, filed]),
  )
  const tools = header.oracles.map(({ name }) => name).filter((name) => name !== 'reference')
  const answers = [...caseByCase(results)].flatMap((sameCase) => {
    const found = filed.get(sameCase[0]?.case ?? '')
    const read = found && corpus.read(found)
    if (found === undefined || read === undefined || isProblem(read)) return []
    const used = usedTexts(read.words, texts)
    const answer = (oracle: string, env: string) =>
      sameCase
        .find((result) => result.oracle === oracle)
        ?.answers.find(({ environment }) => environment === env)
    return found.environments.flatMap((env): ForeignAnswer[] => {
      const verdict = answer('reference', env)?.verdict
      if (verdict === undefined) return []
      const blames = verdict.kind === 'invalid' ? verdict.blames : []
      const blamed = new Set(blames.map(({ rule }) => rule.slice(0, rule.indexOf('/'))))
      return [
        {
          file: join(corpus.folder, found.file),
          env,
          verdict: verdict as Verdict,
          blames: withVuids(
            placedIn(read.words, blames as PlacedViolation['blame'][]),
            environmentByName(env)?.client,
          ),
          texts: used,
          misuses: texts
            .map(({ name }) => name)
            .filter((name) => name !== 'core' && blamed.has(name)),
          tools: tools.flatMap((tool) => {
            const its = answer(tool, env)
            if (its === undefined) return []
            const { outcome, explained } = its
            return [
              {
                ...{ tool, verdict: its.verdict as Verdict, outcome },
                disagrees: disagreements.has(outcome),
                ...(explained === undefined ? {} : { explained }),
              },
            ]
          }),
        },
      ]
    })
  })
  return answers.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
}
