import { readFileSync } from 'node:fs'
import picomatch from 'picomatch'
import { describe, expect, test } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { alarmOf } from '#runner/trace/alarm'
import { compare } from '#runner/trace/compare'
import { ledgerOfVersion } from '#runner/trace/ledger-of-version'
import { readLedger } from '#runner/trace/read-ledger'
import { texts } from '#spec/texts'

const changed = texts.filter(({ versions }) => versions.length > 1)

/** The section of the notes on a text that has the table of its changes. */
function sectionOf(text: string): string {
  const notes = readFileSync(new URL(`../../spec/${text}/NOTES.md`, import.meta.url), 'utf8')
  return notes.split(/^## /m).find((part) => part.startsWith('Changes between versions')) ?? ''
}

interface ChangedEdition {
  readonly date: string
  readonly revision: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly editorial: number
}

function rowsOf(section: string): readonly ChangedEdition[] {
  const row = /^\| (\d{4}-\d\d-\d\d) \((\d+)\) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|/gm
  return [...section.matchAll(row)].map(([, date = '', ...numbers]) => {
    const [revision = 0, added = 0, removed = 0, moved = 0, editorial = 0] = numbers.map(Number)
    return { date, revision, added, removed, changed: moved, editorial }
  })
}

describe('tables of changes', () => {
  test('exist for at least one text', () => {
    expect(changed.length).toBeGreaterThanOrEqual(5)
  })

  test.each(changed)(
    'have a row for each version of $name after the first',
    ({ name, versions }) => {
      const rows = rowsOf(sectionOf(name)).map(({ date, revision }) => ({ date, revision }))
      expect(rows).toEqual(versions.slice(1).map(({ date, revision }) => ({ date, revision })))
    },
  )

  test.each(changed)('have the counts of the ledger of $name', ({ name, versions }) => {
    const ledger = readLedger(name)
    if (isProblem(ledger)) throw new Error(ledger.message)
    const rendered = ledger.filter(({ rendering }) => rendering !== 'plain')
    for (const [index, row] of rowsOf(sectionOf(name)).entries()) {
      // Words are in no ledger. Which new statement replaces which old one depends on them; the sums do not.
      const after = ledgerOfVersion(rendered, row.date).map(({ hash, section, ordinal }, line) => ({
        ...{ hash, section, ordinal, words: hash, line },
      }))
      const before = ledgerOfVersion(rendered, versions[index]?.date ?? '')
      const alarm = alarmOf(compare(after, before), rendered)
      expect({
        new: row.added + row.changed,
        old: row.removed + row.changed,
        editorial: row.editorial,
      }).toEqual({
        new: alarm.added.length + alarm.changed.length,
        old: alarm.removed.length + alarm.changed.length,
        editorial: alarm.editorial,
      })
    }
  })

  test.each(changed)('list exactly the rules of $name that begin or end', (text) => {
    const turned = text.rules.filter(({ revisions }) => revisions !== undefined)
    const section = sectionOf(text.name)
    const tables = section.split('\n').filter((line) => line.startsWith('| '))
    const named = [...tables.join('\n').matchAll(/`([a-z0-9*-]+)`/g)].map(([, slug = '']) => slug)
    const matches = picomatch(named.length === 0 ? ['!*'] : named)
    expect(turned.filter(({ slug }) => !matches(slug)).map(({ slug }) => slug)).toEqual([])
    const unknown = named.filter(
      (glob) => !turned.some(({ slug }) => picomatch.isMatch(slug, glob)),
    )
    expect(unknown).toEqual([])
  })
})
