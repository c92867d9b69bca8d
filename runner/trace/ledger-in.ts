import { z } from 'zod'
import { counted } from '../counted.ts'
import { firstIssue } from '../log/first-issue.ts'
import { type Problem, problem } from '../problem.ts'
import { faultyEntry } from './faulty-entry.ts'
import { groupsSchema, type LedgerEntry, ledgerSchema, silences } from './ledger.ts'
import { entriesOfGroups } from './specification/entries-of-groups.ts'
import type { Statement } from './statement.ts'

/** Why a ledger cannot be used. */
export interface LedgerProblem extends Problem {
  /** Hashes of the statements with neither rules nor a reason, where that is all that is wrong. */
  readonly left?: readonly string[]
}

/** Entries as far as they have to be known to say what is wrong with them. */
const drafted = z.array(
  z.looseObject({
    hash: z.string(),
    section: z.string(),
    ordinal: z.int(),
    rules: z.array(z.string()),
    why: z.string().optional(),
  }),
)

const reasons: readonly string[] = silences.filter((name) => name !== 'unread')

/** The faults in entries of a ledger that the schema refuses, in the words of a person who fills it in. */
function unfinished(content: unknown, shown: string): LedgerProblem | undefined {
  const draft = drafted.safeParse(content)
  if (!draft.success) return undefined
  const choice = `"why" is one of ${reasons.join(', ')}`
  const wrong = draft.data.find(({ why }) => why !== undefined && !reasons.includes(why))
  if (wrong !== undefined)
    return problem(
      'bad-ledger',
      `${shown}: ${wrong.section} #${wrong.ordinal}: "${wrong.why}" is no reason to have no rule`,
      choice,
    )
  const left = draft.data.filter(({ rules, why }) => rules.length === 0 && why === undefined)
  if (left.length === 0) return undefined
  const count = counted(left.length, 'statement has', 'statements have')
  return {
    ...problem(
      'unfinished-ledger',
      `${shown}: ${count} neither rules nor a reason`,
      `name rules in "rules", or say why there are none: ${choice}`,
    ),
    left: left.map(({ hash }) => hash),
  }
}

/**
 * The ledger in parsed JSON.
 *
 * @param shown name of its file.
 */
export function ledgerIn(
  content: unknown,
  text: string,
  shown: string,
): readonly LedgerEntry[] | LedgerProblem {
  const refused = (error: z.ZodError) => problem('bad-ledger', `${shown}: ${firstIssue(error)}`)
  if (text === 'core') {
    const groups = groupsSchema.safeParse(content)
    return groups.success ? entriesOfGroups(groups.data) : refused(groups.error)
  }
  const entries = ledgerSchema.safeParse(content)
  if (entries.success) return entries.data
  const faulty = faultyEntry(content)
  return (
    unfinished(content, shown) ??
    (faulty === undefined ? refused(entries.error) : problem('bad-ledger', `${shown}: ${faulty}`))
  )
}

/** The statements of a text that its ledger has neither rules nor a reason for. */
export function statementsLeft(
  found: readonly Statement[],
  { left = [] }: LedgerProblem,
): readonly Statement[] {
  const hashes = new Set(left)
  return found.filter(({ hash }) => hashes.has(hash))
}
