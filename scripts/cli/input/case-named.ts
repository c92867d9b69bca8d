import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { assembleText } from '#runner/corpus/assembly'
import { caseWithId } from '#runner/corpus/moves-in'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { type Environment, environmentByName } from '#spec/environments'

/** A case of the package's corpus with the words of its control, and its environments. */
export interface NamedCase {
  readonly words: Uint32Array
  /** `null` for a case that has none. */
  readonly control: Uint32Array | null
  readonly environments: readonly Environment[]
}

/** The case of the package's corpus with this id; `undefined` for a name of a file, and for everything else. */
export function caseNamed(id: string): NamedCase | Problem | undefined {
  if (existsSync(id) || !/^[\w.-]+\/[\w-]+\/[\w-]+$/.test(id)) return undefined
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) return corpus
  const { cases } = corpus.manifest
  const filed = caseWithId(cases, id, corpus.folder)
  if (filed === undefined) return undefined
  if (filed.limits !== undefined)
    return problem('bad-usage', `${id}: its verdict depends on limits, which tools are not told of`)
  const read = corpus.read(filed)
  if (isProblem(read)) return read
  if (read.octets !== undefined)
    return problem(
      'bad-usage',
      `${id}: its ${read.octets.length} octets are not whole words, and cannot be reduced`,
    )
  const twin = cases.find((filedCase) => filedCase.id === filed.control)
  const control = twin === undefined ? undefined : corpus.read(twin)
  if (control !== undefined && isProblem(control)) return control
  return {
    words: read.words,
    control: control?.words ?? null,
    environments: filed.environments.flatMap((name) => environmentByName(name) ?? []),
  }
}
