import type { Statement } from './statement.ts'

/** A ledger to be filled in: every statement of a text, mapped to nothing. It is not valid until it says why. */
export function startLedger(statements: readonly Statement[]): string {
  const rows = statements.map(
    ({ hash, section, ordinal }) => `  ${JSON.stringify({ hash, section, ordinal, rules: [] })}`,
  )
  return `[\n${rows.join(',\n')}\n]\n`
}
