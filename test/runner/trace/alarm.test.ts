import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { type Alarm, alarmOf, isQuiet } from '#runner/trace/alarm'
import { alarmText } from '#runner/trace/alarm-text'
import { compare } from '#runner/trace/compare'
import type { LedgerEntry } from '#runner/trace/ledger'
import { ledgerOfVersion } from '#runner/trace/ledger-of-version'
import { readLedger } from '#runner/trace/read-ledger'
import { stated } from '#runner/trace/stated'
import type { Statement } from '#runner/trace/statement'
import { statements } from '#runner/trace/statements'
import { likeness, wordDifference } from '#runner/trace/word-difference'
import { texts } from '#spec/texts'

const older = statements(`== Rules

The width must be 32 or 64.

The count must not be 0.

Boats float on water.

== Table

Opcode 4711 has three operands.`)

const newer = statements(`== Rules

The width must be 16, 32 or 64.

The count must not be 0.

== Table

Opcode 4711 has four operands.

A stride is optional.`)

const ledger: readonly LedgerEntry[] = older.map(({ hash, section, ordinal }, index) =>
  section === 'Table'
    ? { hash, section, ordinal, rules: [], why: 'fact' as const }
    : { hash, section, ordinal, rules: [`rule-${index + 1}`] },
)

function alarm(known: readonly LedgerEntry[], before?: readonly Statement[]): Alarm {
  return alarmOf(compare(newer, known), known, before)
}

describe('the alarm about an unread version', () => {
  it('shows the nearest old sentence, the rules, the facts and what to write next', () => {
    const found = alarm(ledger, older)
    expect(found.changed.map(({ before }) => before)).toEqual([
      'The width must be 32 or 64.',
      'Opcode 4711 has three operands.',
    ])
    expect(found.added.map(({ words }) => words)).toEqual(['A stride is optional.'])
    expect(found.removed.map(({ before }) => before)).toEqual(['Boats float on water.'])
    expect([...found.rules]).toEqual([
      ['rule-1', 1],
      ['rule-3', 1],
    ])
    expect(found.facts).toEqual(['Table'])
    expect(isQuiet(found)).toBe(false)
    const subject = {
      ...{
        text: 'SPV_TEST',
        place: (line: number) => `new.adoc:${line}`,
        version: '2024-01-01',
        statements: 'abc',
      },
      stated: { revision: 2 },
    }
    const text = alarmText(subject, found)
    expect(text).toContain('The width must be {+16,+} 32 or 64.')
    expect(text).toContain('Opcode 4711 has [-three-] {+four+} operands.')
    expect(text).toContain('[-Boats float on water.-]')
    expect(text).toContain('spec/SPV_TEST/facts.ts: compare Table')
    expect(text).toContain("revision: 2, statements: 'abc'")
  })

  it('pairs statements by place if the old words are not available', () => {
    const found = alarm(ledger)
    expect(found.changed.length).toBeGreaterThan(0)
    expect(found.changed.every(({ before }) => before === undefined)).toBe(true)
    expect(found.added.length + found.changed.length).toBe(3)
  })

  it('is silent about what a person has called editorial, and about nothing else', () => {
    const read = [
      ...ledger,
      ...newer.map(({ hash, section, ordinal }) => ({
        ...{ hash, section, ordinal, since: '2025-01-01', editorial: true as const },
        ...{ rules: [], why: 'informative' as const },
      })),
    ].map((entry) =>
      newer.some(({ hash }) => hash === entry.hash)
        ? entry
        : { ...entry, editorial: true as const },
    )
    const known = ledgerOfVersion(read, '2024-01-01')
    expect(isQuiet(alarmOf(compare(newer, known), read, older))).toBe(true)
    const unmatched = read.filter(({ hash }) => hash !== newer.at(-1)?.hash)
    expect(alarmOf(compare(newer, known), unmatched, older).added).toHaveLength(1)
  })

  it('reads what the front matter says', () => {
    expect(stated('| Last Modified Date | 2025-03-05\n| Revision           | 7\n')).toEqual({
      modified: '2025-03-05',
      revision: 7,
    })
    expect(stated('Last Modified Date 2025-03-05\nRevision 7\nRevision 8 of it')).toEqual({
      modified: '2025-03-05',
      revision: 7,
    })
    expect(stated('nothing')).toEqual({})
  })

  it('marks the words that differ', () => {
    expect(wordDifference('a b c', 'a x c d')).toBe('a [-b-] {+x+} c {+d+}')
    expect(wordDifference('', 'new')).toBe('{+new+}')
    expect(likeness('a b', 'a b')).toBe(1)
    expect(likeness('a b', 'c d')).toBe(0)
  })
})

/** Two versions of a text that follow each other, by their dates. */
const steps = texts.flatMap(({ name, versions, rules }) =>
  versions
    .slice(1)
    .map(({ date }, index) => ({ name, from: versions[index]?.date ?? '', to: date, rules })),
)

describe('the alarm on consecutive versions of a text', () => {
  it('is tested for at least one pair of versions', () => {
    expect(steps.length).toBeGreaterThan(9)
  })

  it.each(steps)(
    'misses no change of meaning in $name from $from to $to',
    ({ name, from, to, rules }) => {
      const all = readLedger(name)
      if (isProblem(all)) throw new Error(all.message)
      const rendered = all.filter(({ rendering }) => rendering !== 'plain')
      // Words are in no ledger, and the comparison does not need them.
      const after = ledgerOfVersion(rendered, to).map(({ hash, section, ordinal }, line) => ({
        ...{ hash, section, ordinal, words: hash, line },
      }))
      const found = alarmOf(compare(after, ledgerOfVersion(rendered, from)), rendered)
      const shown = new Set([
        ...found.added.map(({ hash }) => hash),
        ...found.changed.flatMap(({ statement, entry }) => [statement.hash, entry.hash]),
        ...found.removed.map(({ entry }) => entry.hash),
      ])
      const moved = rendered.filter(({ since, until }) => since === to || until === from)
      const [editorial, serious] = [true, undefined].map((kind) =>
        moved.filter((entry) => entry.editorial === kind).map(({ hash }) => hash),
      ) as [string[], string[]]
      const still = new Set(serious)
      expect(serious.filter((hash) => !shown.has(hash) && !editorial.includes(hash))).toEqual([])
      expect([...shown].filter((hash) => !still.has(hash))).toEqual([])
      expect(isQuiet(found)).toBe(serious.every((hash) => editorial.includes(hash)))
      // Rules begin and end only where there is something to read.
      const turned = rules.filter(
        ({ revisions }) => revisions?.until === from || revisions?.since === to,
      )
      if (turned.length > 0) expect(isQuiet(found)).toBe(false)
    },
  )
})
