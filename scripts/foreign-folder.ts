import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
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

async function moduleAt(
  folder: string,
  path: string,
  where: Where,
): Promise<ForeignModule | Problem> {
  const input = await readInput(join(folder, path))
  if (isProblem(input)) return input
  const environments = environmentsFor(input, path, where)
  if (isProblem(environments)) return environments
  const [first] = environments
  if (first === undefined) return problem('no-environment', `${input.file}: no environment`)
  const words = wordsOfInput(input, first)
  if (isProblem(words)) return words
  return {
    ...{ file: path, words, environments },
    ...(input.kind === 'assembly' ? { assembly: input.text } : {}),
  }
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
  let first: Problem | undefined
  for (const path of paths) {
    const module = await moduleAt(folder, path, where)
    if (!isProblem(module)) modules.push(module)
    else if (first === undefined) first = module
    else fail(module)
  }
  if (modules.length === 0 && first !== undefined) return first
  if (first !== undefined) fail(first)
  return foreignCorpus(folder, modules, judge)
}
