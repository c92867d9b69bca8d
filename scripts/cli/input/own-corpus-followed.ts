import type { Corpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { ownCasesOf } from '#runner/own-cases/own-cases'
import { ownCorpus } from '#runner/own-cases/own-corpus'
import { ownCasesFolder, readOwnPairs } from '#runner/own-cases/own-pair-files'
import { type Problem, problem } from '#runner/problem'
import { type CaseFlags, choiceOf } from '../options/case-options.ts'
import { corpusFollowed } from './corpus-followed.ts'

/**
 * The judge's own cases as a corpus; a problem where they are not there, or something else is named beside them.
 *
 * @param flags that choose the cases which will be asked about.
 * @throws {MakerError} at the place of a mistake in one of their files.
 */
export function ownCorpusFollowed(
  named: readonly string[],
  revision: readonly string[] | undefined,
  flags: CaseFlags = {},
): Corpus | Problem {
  const [other] = named
  if (other !== undefined)
    return problem('bad-usage', `--own-cases asks about no other corpus, but ${other} is named`)
  if (revision !== undefined)
    return problem('bad-usage', '--own-cases follows the newest versions of texts, not --revision')
  const folder = ownCasesFolder()
  if (folder === undefined)
    return problem(
      'no-corpus',
      "the judge's own cases are not in an installed package",
      'clone the repository, and run npm run -s cts -- check --own-cases',
    )
  const corpus = corpusFollowed(undefined, undefined)
  return isProblem(corpus)
    ? corpus
    : ownCorpus(ownCasesOf(readOwnPairs(folder)), corpus, choiceOf(flags, corpus.folder))
}
