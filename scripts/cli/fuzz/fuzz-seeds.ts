import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Validator, validate } from '#reference/validate'
import type { Kept } from '#runner/fuzz/make/kept'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import type { Environment } from '#spec/environments'
import { readInput } from '../input/read-input.ts'
import { wordsOfInput } from '../input/words-of-input.ts'

function files(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(spv|spvasm|spvhex)$/i.test(name))
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

/**
 * Every module below a folder (`.spv`, `.spvasm`, `.spvhex`), by name. A problem if there is none, or if one of them
 * cannot be read.
 */
export async function fuzzSeeds(
  folder: string,
  environment: Environment,
  judge: Validator = validate,
): Promise<readonly Kept[] | Problem> {
  let names: readonly string[]
  try {
    names = files(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return problem('no-folder', `--seeds ${folder}: cannot be read (${code})`)
  }
  if (names.length === 0) return problem('no-seeds', `--seeds ${folder}: contains no modules`)
  const kept: Kept[] = []
  for (const name of names) {
    const input = await readInput(name)
    if (isProblem(input)) return input
    const words = wordsOfInput(input, environment)
    if (isProblem(words)) return words
    const valid = judge(words, environment).kind === 'valid'
    kept.push({ name, words, environment, valid, rules: [] })
  }
  return kept
}
