import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { packageRoot } from '../package-root.ts'
import { type Problem, problem } from '../problem.ts'
import { groupsSchema, type LedgerEntry, ledgerSchema } from './ledger.ts'
import { entriesOfGroups } from './specification/entries-of-groups.ts'

/** The ledger of the text with that name, or a problem with its file. */
export function readLedger(text: string): readonly LedgerEntry[] | Problem {
  const shown = `spec/${text}/ledger.json`
  const file = join(packageRoot(), shown)
  if (!existsSync(file))
    return problem('no-ledger', `${shown}: not found`, 'trace FILE --start prints a new one')
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return problem('bad-ledger', `${shown}: ${(error as Error).message}`)
  }
  function refused({ issues: [issue] }: z.ZodError): Problem {
    return problem('bad-ledger', `${shown}: [${issue?.path.join('.')}]: ${issue?.message}`)
  }
  if (text === 'core') {
    const groups = groupsSchema.safeParse(content)
    return groups.success ? entriesOfGroups(groups.data) : refused(groups.error)
  }
  const entries = ledgerSchema.safeParse(content)
  return entries.success ? entries.data : refused(entries.error)
}
