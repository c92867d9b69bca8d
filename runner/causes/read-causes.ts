import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProblem } from '../is-problem.ts'
import { firstIssue } from '../log/first-issue.ts'
import { type Problem, problem } from '../problem.ts'
import { type Causes, causesSchema } from './cause.ts'

/**
 * The causes that the text of a file records.
 *
 * @returns a problem when it is no such file.
 */
export function readCauses(text: string, file: string): Causes | Problem {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return problem(
      'bad-causes',
      `${file}: is not JSON: ${error instanceof Error ? error.message : error}`,
    )
  }
  const read = causesSchema.safeParse(json)
  return read.success ? read.data : problem('bad-causes', `${file}: ${firstIssue(read.error)}`)
}

/**
 * The causes of a tool that a corpus records; `undefined` if it has no file for the tool.
 *
 * @throws if the file is invalid: a corpus that is committed with such a file is our own mistake.
 */
export function causesOf(corpus: string, tool: string): Causes | undefined {
  const path = join(corpus, 'causes', `${tool}.json`)
  if (!existsSync(path)) return undefined
  const read = readCauses(readFileSync(path, 'utf8'), path)
  if (isProblem(read)) throw new Error(read.message)
  return read
}
