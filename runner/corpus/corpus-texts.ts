import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { archivedText, archiveOf, readArchive } from './archive.ts'
import { manifestIn } from './manifest-in.ts'

/** The files of all cases of a corpus, with results and without: paths below it, with `/`, and their text. */
export function corpusTexts(folder: string): ReadonlyMap<string, string> | Problem {
  const manifest = manifestIn(folder)
  if (manifest === undefined) return problem('no-corpus', `${folder}: has no manifest.json`)
  if (isProblem(manifest)) return manifest
  const { cases, results } = readArchive(folder, manifest) ?? archiveOf(folder, manifest)
  return new Map([
    ...manifest.cases.map((filed, index): [string, string] => [
      filed.file,
      archivedText(filed, cases[index] ?? ''),
    ]),
    ...Object.entries(results),
  ])
}
