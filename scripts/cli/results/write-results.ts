import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assemble } from '#generators/assembly/assemble'
import { resultCases } from '#generators/results/all-cases'
import type { ResultCase } from '#generators/results/result-case'
import { toBytes } from '#generators/words/bytes'
import { problem } from '#runner/problem'
import { uncertified } from '#runner/results/judge-case'
import { type RunFile, runFileOf } from '#runner/results/run-file'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { textOf } from '../module/results-report.ts'
import { newestEnvironment } from '../options/newest-environment.ts'
import { writeFile } from '../output/write-file.ts'
import type { ResultsFlags } from './results-flags.ts'

/** A case with results as the judge certified it. */
export interface Certified {
  readonly source: ResultCase
  readonly file: RunFile
  readonly words: Uint32Array
}

/** The cases of a text, or all, about which maker and judge agree. The others are reported. */
export function certifiedCases(text: string | undefined): readonly Certified[] {
  const wanted = resultCases().filter(({ id }) => text === undefined || textOf(id) === text)
  return wanted.flatMap((source) => {
    const made = assemble(source.assembly, { version: newestEnvironment.version })
    const file = runFileOf(source)
    const why =
      made.kind === 'faulty'
        ? `line ${made.errors[0]?.line}: ${made.errors[0]?.message}`
        : uncertified(made.words, file)
    if (why !== undefined || made.kind === 'faulty') {
      fail(problem('not-certified', `${source.id}: ${why}`), exitCode.found)
      return []
    }
    return [{ source, file, words: made.words }]
  })
}

function contentsOf({ source, file, words }: Certified, withWords: boolean) {
  return [
    [`${source.id}.spvasm`, source.assembly],
    [`${source.id}.run.json`, `${JSON.stringify(file, null, 2)}\n`],
    ...(withWords ? [[`${source.id}.spv`, toBytes(words)] as const] : []),
  ] as const
}

/** Writes the cases with results, and prints what they are. */
export function writeResults(
  cases: readonly Certified[],
  folder: string,
  { check, words }: ResultsFlags,
): void {
  for (const certified of cases)
    for (const [name, content] of contentsOf(certified, words === true)) {
      const path = join(folder, name)
      if (!check) {
        const failed = writeFile(path, content)
        // The next one would fail for the same reason.
        if (failed !== undefined) {
          fail(failed)
          return
        }
      } else if (!existsSync(path) || readFileSync(path, 'utf8') !== content)
        fail(problem('drift', `${path}: differs from what is generated`), exitCode.found)
    }
}
