import { type Problem, problem } from '#runner/problem'
import type { CheckFlags } from './check-flags.ts'

/** Options that make no sense for a user's modules, for which the reference is right by definition. */
const notOfFolders = ['farm', 'strict', 'narrowExpectations'] as const

/** The option of a flag. */
function optionOf(flag: string): string {
  return flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The option that makes no sense for a folder of a user's modules. */
export function wrongForFolder(folder: string, flags: CheckFlags): Problem | undefined {
  const wrong = notOfFolders.find((name) => flags[name] !== undefined)
  if (wrong !== undefined)
    return problem(
      'bad-usage',
      `--${optionOf(wrong)}: ${folder} is not a corpus: it has no manifest.json`,
    )
  return flags.updateExpectations && flags.expectations === undefined
    ? problem(
        'bad-usage',
        `--update-expectations: ${folder} has no expectations of its own`,
        'name a file: --expectations mine.json',
      )
    : undefined
}

/** A farm has the corpus alone, and entries about own cases are written by hand. */
export function wrongForOwnCases(flags: CheckFlags): Problem | undefined {
  const options = ['farm', 'narrowExpectations', 'updateExpectations'] as const
  const wrong = options.find((name) => flags[name] !== undefined)
  return wrong === undefined
    ? undefined
    : problem('bad-usage', `--${optionOf(wrong)} is for the corpus, not for --own-cases`)
}

/** The requested feature that a farm lacks; `undefined` if it has all of them. */
export function notOnFarm(folder: string | undefined, flags: CheckFlags): string | undefined {
  if (folder !== undefined) return `${folder} is`
  if (flags.shard !== undefined) return 'one shard is'
  return flags.failFast ? 'with --fail-fast, the corpus is' : undefined
}
