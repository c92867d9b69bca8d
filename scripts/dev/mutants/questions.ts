import { assembleText } from '#runner/corpus/assembly'
import type { OpenRuleReading } from '#runner/corpus/certify'
import type { FiledCase } from '#runner/corpus/manifest'
import { readCorpus } from '#runner/corpus/read-corpus'
import { referenceJudge } from '#runner/corpus/reference-judge'
import { isProblem } from '#runner/is-problem'
import { limitsOf } from '#runner/limits/limits-of'
import { environmentByName } from '#spec/environments'
import type { Verdict } from '#spec/verdict'

/** The verdict as the corpus states it: whether the module is valid, and the rules that it breaks. */
function statement(verdict: Verdict): string {
  if (verdict.kind !== 'invalid') return verdict.kind
  return `${verdict.phase} ${[...new Set(verdict.blames.map(({ rule }) => rule))].toSorted().join(' ')}`
}

/** A case as one question: its environments, both readings, and the versions of texts that differ about it. */
interface CaseQuestion {
  readonly id: string
  readonly text: string
  readonly ask: () => string
}

function questionOf(filed: FiledCase, words: Uint32Array): CaseQuestion {
  const limits = limitsOf(filed)
  const readings: readonly OpenRuleReading[] =
    filed.expect === 'invalid' ? ['lenient'] : ['lenient', 'strict']
  const revisions = [
    {},
    ...Object.entries(filed.revisions ?? {}).flatMap(([text, expected]) =>
      Object.keys(expected).map((date) => ({ [text]: date })),
    ),
  ]
  const environments = filed.environments.flatMap((name) => environmentByName(name) ?? [])
  return {
    id: filed.id,
    text: filed.rule.slice(0, filed.rule.indexOf('/')),
    ask: () =>
      environments
        .flatMap((environment) =>
          readings.flatMap((reading) =>
            revisions.map((dates) =>
              statement(referenceJudge(words, environment, reading, dates, limits)),
            ),
          ),
        )
        .join('; '),
  }
}

/** The judge's answer of a process to each case, by id. */
export type Statements = Readonly<Record<string, string>>

/** The cases of a corpus as questions to the judge of this process. */
export interface Questions {
  /** @param each is called after each case. */
  readonly statements: (each: (id: string) => void) => Statements
  /**
   * The first case with another verdict of the judge, those of a text first; `undefined` if there is none.
   *
   * @param among the cases that are asked, all where it is absent.
   * @param each is called after each case.
   */
  readonly firstOther: (
    expected: Statements,
    text: string,
    among: ReadonlySet<string> | undefined,
    each: (id: string) => void,
  ) => string | undefined
}

/** @throws where the corpus cannot be read. */
export function questionsOf(folder: string): Questions {
  const corpus = readCorpus(folder, assembleText)
  if (isProblem(corpus)) throw new Error(corpus.message)
  const questions = corpus.manifest.cases.map((filed) => {
    const found = corpus.read(filed)
    if (isProblem(found)) throw new Error(found.message)
    return questionOf(filed, found.words)
  })
  return {
    statements: (each) =>
      Object.fromEntries(
        questions.map(({ id, ask }) => {
          const answered = ask()
          each(id)
          return [id, answered]
        }),
      ),
    firstOther: (expected, text, among, each) => {
      const asked = among === undefined ? questions : questions.filter(({ id }) => among.has(id))
      return [
        ...asked.filter((question) => question.text === text),
        ...asked.filter((question) => question.text !== text),
      ].find(({ id, ask }) => {
        const isOther = ask() !== expected[id]
        each(id)
        return isOther
      })?.id
    },
  }
}
