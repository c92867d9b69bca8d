import { texts } from '#spec/texts'
import { newestVersion } from '#spec/versions'
import { compare } from './compare.ts'
import type { LedgerEntry } from './ledger.ts'
import { ledgerOfVersion } from './ledger-of-version.ts'
import type { Statement } from './statement.ts'

/** A version of a text and its part of the ledger. */
export interface NearestVersion {
  /** Its date. */
  readonly version: string
  readonly ledger: readonly LedgerEntry[]
}

/** The version of a text that has most of these statements; of several, the one with the fewest others, and then the newest. */
export function nearestVersion(
  statements: readonly Statement[],
  name: string,
  ledger: readonly LedgerEntry[],
): NearestVersion {
  const text = texts.find((each) => each.name === name)
  if (text === undefined) throw new Error(`no text ${name}`)
  const newest = newestVersion(text).date
  let nearest = { version: newest, ledger: ledgerOfVersion(ledger, newest) }
  let most: readonly [number, number] = [Number.NEGATIVE_INFINITY, 0]
  for (const { date } of text.versions) {
    const entries = ledgerOfVersion(ledger, date)
    const { mapped, vanished } = compare(statements, entries)
    const alike = [mapped.length, mapped.length === 0 ? 0 : -vanished.length] as const
    if (alike[0] < most[0] || (alike[0] === most[0] && alike[1] < most[1])) continue
    most = alike
    nearest = { version: date, ledger: entries }
  }
  return nearest
}
