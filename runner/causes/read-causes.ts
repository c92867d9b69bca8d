import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorText } from '../error-text.ts'
import { isProblem } from '../is-problem.ts'
import { firstIssue } from '../log/first-issue.ts'
import { type Problem, problem } from '../problem.ts'
import { type Causes, causesSchema } from './cause.ts'
import { sharedFaults } from './shared-faults.ts'

/** A record that has nothing but its own keys: someone may ask for a cause named `constructor`. */
function bare<Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), record)
}

/**
 * The causes that the text of a file records.
 *
 * @returns a problem if it is not such a file.
 */
export function readCauses(text: string, file: string): Causes | Problem {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return problem('bad-causes', `${file}: is not JSON: ${errorText(error)}`)
  }
  const read = causesSchema.safeParse(json)
  if (read.success) return { ...read.data, causes: bare(read.data.causes) }
  return problem('bad-causes', `${file}: ${firstIssue(read.error)}`)
}

/** The causes in the file of a tool, of which only the form has been checked; `undefined` if the tool has no file. */
function causesIn(corpus: string, tool: string): Causes | undefined {
  const path = join(corpus, 'causes', `${tool}.json`)
  if (!existsSync(path)) return undefined
  const read = readCauses(readFileSync(path, 'utf8'), path)
  if (isProblem(read)) throw read
  return read
}

/**
 * The causes of a tool that a corpus records; `undefined` if it has no file for the tool.
 *
 * @throws a {@link Problem} if the file is invalid, or if one of its causes joins a fault that is not recorded.
 */
export function causesOf(corpus: string, tool: string): Causes | undefined {
  const causes = causesIn(corpus, tool)
  if (causes === undefined) return undefined
  const file = join(corpus, 'causes', `${tool}.json`)
  const [fault] = sharedFaults(file, causes, (other) => causesIn(corpus, other))
  if (fault !== undefined) throw problem('bad-causes', fault)
  return causes
}
