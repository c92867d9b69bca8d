import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Validator, validate } from '#reference/validate'
import { hasManifest } from '#runner/corpus/packed-manifest'
import type { Corpus } from '#runner/corpus/read-corpus'
import { wordsAndRest } from '#runner/corpus/words-and-rest'
import {
  environmentsInSidecar,
  environmentsInText,
  readSidecar,
  type Sidecar,
} from '#runner/foreign/environments-of'
import { folderOf } from '#runner/foreign/folder-of'
import { type ForeignModule, foreignCorpus } from '#runner/foreign/foreign-corpus'
import { isFossilize, readFossilize } from '#runner/foreign/fossilize'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { groupBy } from '#runner/report/group-by'
import type { Environment } from '#spec/environments'
import { fail } from '../fail.ts'
import { environmentFor } from '../options/environment-for.ts'
import { environmentNamed } from '../options/environment-option.ts'
import { type Input, readInput } from './read-input.ts'
import { readOctets } from './read-octets.ts'
import { wordsOfInput } from './words-of-input.ts'

/** Whether it is a folder without a manifest: a folder of modules, not a corpus. */
export function isForeignFolder(folder: string): boolean {
  return existsSync(folder) && statSync(folder).isDirectory() && !hasManifest(folder)
}

/** Whether files are named, or what could only be one, and not a folder. */
export function areFiles(named: readonly string[]): boolean {
  return named.some((path) =>
    existsSync(path) ? !statSync(path).isDirectory() : /\.(spv|spvasm|spvhex|foz)$/i.test(path),
  )
}

/** Paths of the files below a folder whose names match, in order. */
function pathsIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .sort()
}

/** Paths of the modules below a folder, in order. */
export function modulePaths(folder: string): readonly string[] {
  return pathsIn(folder, /\.(spv|spvasm|spvhex)$/i)
}

/** The source of the environments in which modules are judged. */
export interface Where {
  /** The environments of `--env`, for every module. */
  readonly named: readonly string[] | undefined
  readonly sidecar: Sidecar
}

/** The environments of a folder's modules, unless `--env` gives them. */
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
  return names !== undefined && isProblem(names) ? names : environmentsNamed(input, names)
}

/** The environments with these names, or that of the input's version. */
function environmentsNamed(
  input: Input,
  names: readonly string[] | undefined,
): readonly Environment[] | Problem {
  const found = (names ?? [undefined]).map((name) => environmentFor(input, name))
  return (
    found.find(isProblem) ??
    found.flatMap((environment) => (isProblem(environment) ? [] : [environment]))
  )
}

/** The environments that a file is judged in. */
type EnvironmentsOf = (input: Input, path: string) => readonly Environment[] | Problem

/** The modules of an archive, each under the archive's path and its hash. */
async function archivedModules(
  folder: string,
  path: string,
  environmentsOf: EnvironmentsOf,
): Promise<readonly (ForeignModule | Problem)[]> {
  const file = join(folder, path)
  const octets = await readOctets(file)
  if (!(octets instanceof Uint8Array)) return [octets]
  const archive = readFossilize(octets, file)
  if (isProblem(archive)) return [archive]
  const none = problem('no-module', `${file}: holds no module`)
  if (archive.modules.length === 0 && archive.problems.length === 0) return [none]
  const modules = archive.modules.map(({ hash, words }): ForeignModule | Problem => {
    const member = `${path}/${hash}.spv`
    const environments = environmentsOf({ kind: 'module', file: member, module: words }, member)
    return isProblem(environments) ? environments : { file: member, environments, words }
  })
  return [...modules, ...archive.problems]
}

/**
 * The contents of a file, for each version that its environments assemble it for: a binary module is the same for all.
 */
async function modulesAt(
  folder: string,
  path: string,
  environmentsOf: EnvironmentsOf,
): Promise<readonly (ForeignModule | Problem)[]> {
  if (isFossilize(path)) return archivedModules(folder, path, environmentsOf)
  const input = await readInput(join(folder, path))
  if (isProblem(input)) return [input]
  const environments = environmentsOf(input, path)
  if (isProblem(environments)) return [environments]
  if (input.kind === 'module') {
    const { module } = input
    return [{ file: path, environments, ...wordsAndRest(module) }]
  }
  const byVersion = groupBy(environments, ({ version }) => String(version))
  return [...byVersion.values()].flatMap((sameVersion) => {
    const words = sameVersion[0] && wordsOfInput(input, sameVersion[0])
    if (words === undefined) return []
    return [
      isProblem(words)
        ? words
        : { file: path, environments: sameVersion, words, assembly: input.text },
    ]
  })
}

/** Modules as a corpus. Files that cannot be read are reported and left out. */
async function corpusOf(
  folder: string,
  paths: readonly string[],
  environmentsOf: EnvironmentsOf,
  judge: Validator,
): Promise<Corpus | Problem> {
  const modules: ForeignModule[] = []
  const problems = new Map<string, Problem>()
  for (const path of paths)
    for (const module of await modulesAt(folder, path, environmentsOf))
      if (isProblem(module)) problems.set(module.message, module)
      else modules.push(module)
  const [first, ...others] = problems.values()
  for (const other of others) fail(other)
  if (modules.length === 0 && first !== undefined) return first
  if (first !== undefined) fail(first)
  return foreignCorpus(folder, modules, judge)
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
  const wrong = named?.map(environmentNamed).find(isProblem)
  if (wrong !== undefined) return wrong
  const where = whereIn(folder, named)
  if (isProblem(where)) return where
  const paths = pathsIn(folder, /\.(spv|spvasm|spvhex|foz)$/i)
  if (paths.length === 0)
    return problem(
      'no-module',
      `${folder}: holds no manifest.json and no .spv, .spvasm, .spvhex or .foz`,
    )
  return corpusOf(folder, paths, (input, path) => environmentsFor(input, path, where), judge)
}

/**
 * Files as a corpus, as {@link foreignFolder}, but each in the environments in which `validate` judges a file.
 *
 * @param files not empty.
 * @param named environments of `--env`.
 */
export async function foreignFiles(
  files: readonly string[],
  named: readonly string[] | undefined,
  judge: Validator = validate,
): Promise<Corpus | Problem> {
  const folder = files.find((file) => existsSync(file) && statSync(file).isDirectory())
  if (folder !== undefined)
    return problem('bad-usage', `${folder}: a folder among files`, 'name one folder, or files')
  const { folder: common, paths } = folderOf(files)
  return corpusOf(common, paths, (input) => environmentsNamed(input, named), judge)
}
