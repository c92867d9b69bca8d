import { errorText } from '../error-text.ts'
import { firstIssue } from '../log/first-issue.ts'
import { type Problem, problem } from '../problem.ts'
import { type Expectations, expectationsSchema } from './expectations.ts'

function refused(where: string, what: string): Problem {
  return problem('bad-expectations', `${where}: ${what}`)
}

/**
 * The expectations that the text of a file holds.
 *
 * @param reasons `required` refuses entries whose reason is still empty; `any` is for writing them.
 * @returns a problem if it is not such a file.
 */
export function readExpectations(
  text: string,
  file: string,
  reasons: 'required' | 'any' = 'required',
): Expectations | Problem {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return refused(file, `is not JSON: ${errorText(error)}`)
  }
  const read = expectationsSchema.safeParse(json)
  if (!read.success) return refused(file, firstIssue(read.error))
  if (reasons === 'required')
    for (const [index, entry] of read.data.entries.entries())
      if (entry.reason.trim() === '')
        return refused(
          `${file}: entries.${index}`,
          `${(entry.rules ?? entry.cases ?? []).join(' ')}: the reason is empty; say why the tool answers '${entry.outcome}'`,
        )
  return read.data
}
