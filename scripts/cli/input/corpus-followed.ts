import { join } from 'node:path'
import { assembleText } from '#runner/corpus/assembly'
import { corpusAt } from '#runner/corpus/corpus-at'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import { revisionsNamed } from '../options/revision-option.ts'

/**
 * The corpus in a folder, with the expectations of the versions that `--revision` names.
 *
 * @param folder the corpus of the package if absent.
 */
export function corpusFollowed(
  folder: string | undefined,
  revision?: readonly string[],
): Corpus | Problem {
  const revisions = revisionsNamed(revision)
  if (isProblem(revisions)) return revisions
  const corpus = readCorpus(folder ?? join(packageRoot(), 'corpus'), assembleText)
  return isProblem(corpus) ? corpus : corpusAt(corpus, revisions)
}
