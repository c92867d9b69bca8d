import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { problem } from '../problem.ts'
import type { LedgerEntry } from './ledger.ts'
import { type LedgerProblem, ledgerIn } from './ledger-in.ts'

/** The ledger of the text with that name, or a problem with its file. */
export function readLedger(text: string): readonly LedgerEntry[] | LedgerProblem {
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
  return ledgerIn(content, text, shown)
}
