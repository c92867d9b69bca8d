import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from '#runner/trace/compare'
import { type LedgerEntry, ledgerSchema } from '#runner/trace/ledger'
import { startLedger } from '#runner/trace/start-ledger'
import type { Statement } from '#runner/trace/statement'
import { statements } from '#runner/trace/statements'

function text(...sections: readonly (readonly string[])[]): readonly Statement[] {
  const chapters = sections.map(
    (lines, index) => `== Section ${'ABCDEF'.charAt(index)}\n\n${lines.join('\n\n')}`,
  )
  return statements(chapters.join('\n\n'))
}

function ledgerOf(all: readonly Statement[]): readonly LedgerEntry[] {
  return all.map(({ hash, section, ordinal }) => ({ hash, section, ordinal, rules: ['a-rule'] }))
}

const edition = text(['One is.', 'Two is.', 'Three is.'], ['Four is.', 'Two is.'])
const ledger = ledgerOf(edition)

function outcome(all: readonly Statement[]) {
  const { statements: count, mapped, changed, unmapped, vanished } = compare(all, ledger)
  return {
    count,
    mapped: mapped.map(({ statement }) => statement.words),
    changed: changed.map(({ statement, entry }) => [
      statement.words,
      edition.find(({ hash }) => hash === entry.hash)?.words,
    ]),
    unmapped: unmapped.map(({ words }) => words),
    vanished: vanished.map((entry) => `${entry.section} #${entry.ordinal}`),
  }
}

describe('the function compare', () => {
  test('maps the whole of the same edition', () => {
    expect(outcome(edition)).toEqual({
      count: 5,
      mapped: ['One is.', 'Two is.', 'Three is.', 'Four is.', 'Two is.'],
      changed: [],
      unmapped: [],
      vanished: [],
    })
  })

  test('reports a reworded statement as changed, whatever its place', () => {
    const first = outcome(text(['A.', 'Two is.', 'Three is.'], ['Four is.', 'Two is.']))
    expect(first.changed).toEqual([['A.', 'One is.']])
    const inner = outcome(text(['One is.', 'B.', 'Three is.'], ['Four is.', 'Two is.']))
    expect(inner.changed).toEqual([['B.', 'Two is.']])
    const last = outcome(text(['One is.', 'Two is.', 'Three is.'], ['Four is.', 'C.']))
    expect(last.changed).toEqual([['C.', 'Two is.']])
    for (const { unmapped, vanished } of [first, inner, last])
      expect([unmapped, vanished]).toEqual([[], []])
  })

  test('reports an added statement as unmapped, even if another section has its words', () => {
    const added = text(['One is.', 'New.', 'Two is.', 'Three is.'], ['Four is.', 'Two is.'])
    expect(outcome(added)).toMatchObject({ changed: [], unmapped: ['New.'], vanished: [] })
    const twice = text(['One is.', 'Two is.', 'Three is.', 'One is.'], ['Four is.', 'Two is.'])
    expect(outcome(twice)).toMatchObject({ changed: [], unmapped: ['One is.'], vanished: [] })
  })

  test('reports a dropped statement as vanished', () => {
    const dropped = text(['One is.', 'Three is.'], ['Four is.', 'Two is.'])
    expect(outcome(dropped)).toMatchObject({
      changed: [],
      unmapped: [],
      vanished: ['Section A #2'],
    })
  })

  test('keeps the mapping of a statement that moved to another section', () => {
    const moved = text(['One is.', 'Two is.'], ['Four is.', 'Two is.', 'Three is.'])
    expect(outcome(moved)).toMatchObject({ changed: [], unmapped: [], vanished: [] })
  })

  test('accounts for every statement and every entry exactly once', () => {
    const words = fc.constantFrom('One is.', 'Two is.', 'Three is.', 'Four is.', 'New.', 'Other.')
    const section = fc.array(words, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 3 }), (sections) => {
        const all = text(...sections)
        const { mapped, changed, unmapped, vanished } = compare(all, ledger)
        expect(mapped.length + changed.length + unmapped.length).toBe(all.length)
        expect(mapped.length + changed.length + vanished.length).toBe(ledger.length)
        for (const { statement, entry } of mapped) expect(statement.hash).toBe(entry.hash)
        for (const { statement, entry } of changed) {
          expect(statement.hash).not.toBe(entry.hash)
          expect(statement.section).toBe(entry.section)
        }
      }),
    )
  })
})

describe('a started ledger', () => {
  test('has every statement in order and is not valid before it is filled in', () => {
    const started: unknown = JSON.parse(startLedger(edition))
    expect(started).toEqual(
      edition.map(({ hash, section, ordinal }) => ({ hash, section, ordinal, rules: [] })),
    )
    expect(ledgerSchema.safeParse(started).success).toBe(false)
  })
})
