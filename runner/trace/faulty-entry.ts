import { z } from 'zod'
import { ruledEntry, silentEntry } from './ledger.ts'

/** The beginning of an entry, by which a person finds it in the file. */
const named = z.looseObject({ section: z.string(), ordinal: z.int() })

const withRules = z.looseObject({ rules: z.array(z.unknown()).min(1) })

/** What is wrong with one field, or with the entry as a whole. */
function wordsOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return `no entry like it has ${issue.keys.map((key) => `"${key}"`).join(', ')}`
  if (issue.code === 'invalid_type' && issue.input === undefined && field !== '')
    return `"${field}" is missing`
  return field === '' ? issue.message : `"${field}": ${issue.message}`
}

/**
 * The first entry of a ledger that the schema refuses, counted from 0, and which of its fields is missing or wrong; `undefined` if
 * there is none.
 */
export function faultyEntry(content: unknown): string | undefined {
  if (!Array.isArray(content)) return undefined
  for (const [index, entry] of content.entries()) {
    const isRuled = withRules.safeParse(entry).success
    const parsed = (isRuled ? ruledEntry : silentEntry).safeParse(entry, { reportInput: true })
    const [issue] = parsed.error?.issues ?? []
    if (issue === undefined) continue
    const { section, ordinal } = named.safeParse(entry).data ?? {}
    const place = section === undefined ? `${index}` : `${index} (${section} #${ordinal})`
    return `entry ${place}: ${wordsOf(issue)}`
  }
  return undefined
}
