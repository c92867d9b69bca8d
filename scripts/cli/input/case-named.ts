import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { assembleText } from '#runner/corpus/assembly'
import type { FiledCase } from '#runner/corpus/manifest'
import { caseWithId } from '#runner/corpus/moves-in'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { ourCommand } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { type Environment, environmentByName } from '#spec/environments'
import { nearest } from '#spec/nearest'

/** A case of a corpus with the words of its control, and its environments. */
export interface NamedCase {
  readonly words: Uint32Array
  /** `null` for a case that has none. */
  readonly control: Uint32Array | null
  readonly environments: readonly Environment[]
}

/** Ids that a user may have meant; `undefined` if the word names no rule, and so perhaps a file. */
function unknownCase(id: string, cases: readonly FiledCase[]): Problem | undefined {
  const rule = id.slice(0, id.lastIndexOf('/'))
  const names = cases.flatMap((filed) => (filed.rule === rule ? [filed.id] : []))
  if (names.length === 0) return undefined
  const near = nearest(id, names)
  return problem(
    'unknown-case',
    `${id}: no such case or file`,
    near.length === 0
      ? ourCommand(`explain ${rule}`)
      : `did you mean ${near.join(', ')}? Otherwise: ${ourCommand(`explain ${rule}`)}`,
  )
}

/**
 * The case of a corpus with this id; `undefined` for a name of a file, and for everything else. An id of a rule's case
 * that there is not is a problem.
 *
 * @param folder of the corpus.
 */
export function caseNamed(
  id: string,
  folder = join(packageRoot(), 'corpus'),
): NamedCase | Problem | undefined {
  if (existsSync(id) || !/^[\w.-]+\/[\w-]+\/[\w-]+$/.test(id)) return undefined
  const corpus = readCorpus(folder, assembleText)
  if (isProblem(corpus)) return corpus
  const { cases } = corpus.manifest
  const filed = caseWithId(cases, id, corpus.folder)
  if (filed === undefined) return unknownCase(id, cases)
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
