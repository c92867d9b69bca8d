import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './plan.ts'

/** The list of survivors, relative to the root. */
export const answersFile = 'test/reference/surviving-mutants.txt'

/** The knowledge about a mutant that no case of the corpus notices. */
export interface SurvivorAnswer {
  /** `killed` by a test of the judge, or `equivalent`: it alters no verdict. */
  readonly kind: 'killed' | 'equivalent'
  /** Path of that test, or the reason. */
  readonly by: string
}

const equivalent = 'equivalent: '

/**
 * The line of the list without its answer. The line number says where the mutant was then, and is not part of its name.
 */
export function mutantLine({ file, line, source, change, expression }: Mutant): string {
  return `${file}:${line} at \`${source}\`, ${change} in \`${expression}\``
}

function nameIn(line: string): string {
  return line.replace(/^([^ :]+):\d+ /, '$1 ')
}

/**
 * The answers of a list, by the name of the mutant.
 *
 * @throws {Error} at a line that has none.
 */
export function readAnswers(text: string): ReadonlyMap<string, SurvivorAnswer> {
  const answers = new Map<string, SurvivorAnswer>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const end = line.lastIndexOf('`: ')
    const killer = line.slice(end + 3)
    if (end < 0 || (!killer.startsWith(equivalent) && !killer.endsWith('.ts')))
      throw new Error(
        `${answersFile}:${index + 1}: name the test that fails with the mutant, or give a reason after "${equivalent}"`,
      )
    answers.set(
      nameIn(line.slice(0, end + 1)),
      killer.startsWith(equivalent)
        ? { kind: 'equivalent', by: killer.slice(equivalent.length) }
        : { kind: 'killed', by: killer },
    )
  }
  return answers
}

/** Looks up what the list of a checkout says about a mutant; `undefined` where it says nothing. */
export function answersOf(root: string): (mutant: Mutant) => SurvivorAnswer | undefined {
  const answers = readAnswers(readFileSync(join(root, answersFile), 'utf8'))
  return (mutant) => answers.get(nameIn(mutantLine(mutant)))
}
