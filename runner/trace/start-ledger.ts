import type { LedgerGroup } from './ledger.ts'
import type { Statement } from './statement.ts'
import { termsOf } from './terms.ts'

/** Statements of the core specification that follow each other, by section; rows of tables apart, because they are facts. */
function grouped(statements: readonly Statement[]): readonly LedgerGroup[] {
  const groups: { section: string; why?: 'fact'; statements: string[] }[] = []
  for (const { hash, section, row } of statements) {
    const last = groups.at(-1)
    if (last?.section === section && (last.why === 'fact') === (row === true))
      last.statements.push(hash)
    else groups.push({ section, ...(row && { why: 'fact' }), statements: [hash] })
  }
  return groups
}

/**
 * A ledger to fill in: every statement of a text, without rules. It is invalid until each has a rule or a reason, except that of
 * the core specification, whose statements have the rules of their sections.
 */
export function startLedger(statements: readonly Statement[]): string {
  const rows = statements.some(({ row }) => row)
    ? grouped(statements)
    : statements.map(({ hash, section, ordinal, words }) => {
        const terms = termsOf(words)
        return { hash, section, ordinal, ...(terms.length > 0 && { terms }), rules: [] }
      })
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`
}
