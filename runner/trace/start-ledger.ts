import type { Statement } from './statement.ts'

/** A ledger to fill in: every statement of a text, without rules. It is invalid until each has a rule or a reason. */
export function startLedger(statements: readonly Statement[]): string {
  const rows = statements.map(
    ({ hash, section, ordinal }) => `  ${JSON.stringify({ hash, section, ordinal, rules: [] })}`,
  )
  return `[\n${rows.join(',\n')}\n]\n`
}
