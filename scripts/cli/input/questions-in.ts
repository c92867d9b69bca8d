import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import type { Question } from '#runner/oracle/oracle'
import { type Problem, problem } from '#runner/problem'
import { environmentNamed } from '../options/environment-option.ts'
import { readInput } from './read-input.ts'
import { wordsOfInput } from './words-of-input.ts'

/** The questions of a list: in each line a module, by its path from the list, an environment, and options of the tool. */
export async function questionsIn(list: string): Promise<readonly Question[] | Problem> {
  let text: string
  try {
    text = readFileSync(list, 'utf8')
  } catch {
    return problem('unreadable', `--after ${list}: cannot be read`)
  }
  const modules = new Map<string, Question['module']>()
  const questions: Question[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const [file = '', name = '', ...options] = line.trim().split(/\s+/)
    if (file === '') continue
    const environment = environmentNamed(name)
    if (isProblem(environment))
      return problem(environment.code, `${list}:${index + 1}: ${environment.message}`)
    let module = modules.get(file)
    if (module === undefined) {
      const input = await readInput(join(dirname(list), file))
      if (isProblem(input)) return input
      const words = wordsOfInput(input, environment)
      if (isProblem(words)) return words
      module = words
      modules.set(file, module)
    }
    questions.push({ module, environment, ...(options.length === 0 ? {} : { options }) })
  }
  return questions
}
