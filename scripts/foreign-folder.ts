import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fromBytes } from '#generators/words/bytes'
import { type Validator, validate } from '#reference/validate'
import { hasManifest } from '#runner/corpus/packed-manifest'
import type { Corpus } from '#runner/corpus/read-corpus'
import {
  environmentsInSidecar,
  environmentsInText,
  readSidecar,
  type Sidecar,
} from '#runner/foreign/environments-of'
import { type ForeignModule, foreignCorpus } from '#runner/foreign/foreign-corpus'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { groupBy } from '#runner/report/group-by'
import type { Environment } from '#spec/environments'
import { environmentFor } from './environment-for.ts'
import { environmentNamed } from './environment-option.ts'
import { fail } from './fail.ts'
import { type Input, readInput } from './read-input.ts'
import { wordsOfInput } from './words-of-input.ts'

/** Whether it is a folder without a manifest: a folder of modules, not a corpus. */
export function isForeignFolder(folder: string): boolean {
  return existsSync(folder) && statSync(folder).isDirectory() && !hasManifest(folder)
}

/** Paths of the modules below a folder, in order. */
export function modulePaths(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(spv|spvasm|spvhex)$/i.test(path))
    .sort()
}

/** What says in which environments modules are judged. */
export interface Where {
  /** Of `--env`: these for every module. */
  readonly named: readonly string[] | undefined
  readonly sidecar: Sidecar
}

/** What a folder says of the environments of its modules, unless `--env` does. */
export function whereIn(folder: string, named: readonly string[] | undefined): Where | Problem {
  const file = join(folder, 'environments.json')
  const sidecar = existsSync(file) ? readSidecar(readFileSync(file, 'utf8'), file) : []
  return isProblem(sidecar) ? sidecar : { named, sidecar }
}

/** The environments of a module: those of `--env`, or of the folder's file, or of its header, or that of its version. */
export function environmentsFor(
  input: Input,
  path: string,
  { named, sidecar }: Where,
): readonly Environment[] | Problem {
  const names =
    named ??
    environmentsInSidecar(sidecar, path.split(sep).join('/')) ??
    (input.kind === 'assembly' ? environmentsInText(input.text, input.file) : undefined)
  if (names !== undefined && isProblem(names)) return names
  const found = (names ?? [undefined]).map((name) => environmentFor(input, name))
  return found.find(isProblem) ?? found.flatMap((one) => (isProblem(one) ? [] : [one]))
}

/** What a file holds, for each version that its environments assemble it for: a binary module is the same for all. */
async function modulesAt(
  folder: string,
  path: string,
  where: Where,
): Promise<readonly (ForeignModule | Problem)[]> {
  const input = await readInput(join(folder, path))
  if (isProblem(input)) return [input]
  const environments = environmentsFor(input, path, where)
  if (isProblem(environments)) return [environments]
  if (input.kind === 'module') {
    const { module } = input
    return [{ file: path, environments, ...wordsAndRest(module) }]
  }
  const byVersion = groupBy(environments, ({ version }) => String(version))
  return [...byVersion.values()].flatMap((of) => {
    const words = of[0] && wordsOfInput(input, of[0])
    if (words === undefined) return []
    return [
      isProblem(words) ? words : { file: path, environments: of, words, assembly: input.text },
    ]
  })
}

/** The words of a binary module, and its octets where these are not whole words. */
function wordsAndRest(module: Uint8Array | Uint32Array): Pick<ForeignModule, 'words' | 'octets'> {
  if (module instanceof Uint32Array) return { words: module }
  const words = fromBytes(module.subarray(0, module.length & ~3)) ?? new Uint32Array()
  return module.length % 4 === 0 ? { words } : { words, octets: module }
}

/**
 * The modules of a folder as a corpus. Files that cannot be read are reported and left out.
 *
 * @param named environments of `--env`.
 */
export async function foreignFolder(
  folder: string,
  named: readonly string[] | undefined,
  judge: Validator = validate,
): Promise<Corpus | Problem> {
  for (const name of named ?? []) {
    const environment = environmentNamed(name)
    if (isProblem(environment)) return environment
  }
  const where = whereIn(folder, named)
  if (isProblem(where)) return where
  const paths = modulePaths(folder)
  if (paths.length === 0)
    return problem('no-module', `${folder}: holds no manifest.json and no .spv, .spvasm or .spvhex`)
  const modules: ForeignModule[] = []
  const problems = new Map<string, Problem>()
  for (const path of paths)
    for (const module of await modulesAt(folder, path, where))
      if (isProblem(module)) problems.set(module.message, module)
      else modules.push(module)
  const [first, ...others] = problems.values()
  for (const one of others) fail(one)
  if (modules.length === 0 && first !== undefined) return first
  if (first !== undefined) fail(first)
  return foreignCorpus(folder, modules, judge)
}
