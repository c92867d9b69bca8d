import { describe, expect, test } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { type LedgerEntry, ledgerSchema } from '#runner/trace/ledger'
import { readLedger } from '#runner/trace/read-ledger'
import { texts } from '#spec/texts'

// The core specification is not an extension text: only what the texts lean on is catalogued.
const traced = texts.filter(({ name }) => name !== 'core')

function entriesOf(text: string): readonly LedgerEntry[] {
  const ledger = readLedger(text)
  if (isProblem(ledger)) throw new Error(ledger.message)
  return ledger
}

function repeated(keys: readonly string[]): readonly string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

describe('ledgers', () => {
  test('there are texts to trace', () => {
    expect(traced.length).toBeGreaterThan(0)
  })

  test.each(traced)('$name: every statement stands once', ({ name }) => {
    const entries = entriesOf(name)
    expect(entries.length).toBeGreaterThan(0)
    expect(repeated(entries.map(({ section, ordinal }) => `${section} #${ordinal}`))).toEqual([])
  })

  test.each(traced)('$name: statements of a section are numbered without a gap', ({ name }) => {
    const counts = new Map<string, number>()
    const wrong = entriesOf(name).filter(({ section, ordinal }) => {
      const wanted = (counts.get(section) ?? 0) + 1
      counts.set(section, wanted)
      return ordinal !== wanted
    })
    expect(wrong).toEqual([])
  })

  test.each(traced)('$name: every rule named exists, and every rule is carried', (text) => {
    const slugs = text.rules.map((rule) => rule.slug)
    const carried = new Set(entriesOf(text.name).flatMap((entry) => entry.rules))
    expect([...carried].filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(slugs.filter((slug) => !carried.has(slug))).toEqual([])
  })

  test.each(traced)('$name: no statement names a rule twice', ({ name }) => {
    const wrong = entriesOf(name).filter(({ rules }) => repeated(rules).length > 0)
    expect(wrong).toEqual([])
  })
})

describe('the schema of a ledger', () => {
  const entry = { hash: '0123456789abcdef', section: 'Overview', ordinal: 1 }

  test.each<[string, unknown]>([
    ['nothing mapped', { ...entry, rules: [] }],
    ['an unknown reason', { ...entry, rules: [], why: 'because' }],
    ['both rule and reason', { ...entry, rules: ['a-rule'], why: 'fact' }],
    ['a long hash', { ...entry, hash: '0123456789abcdef0', rules: ['a-rule'] }],
    ['a slug with a capital', { ...entry, rules: ['A-rule'] }],
    ['words of the text', { ...entry, rules: ['a-rule'], words: 'must not' }],
    ['ordinal 0', { ...entry, ordinal: 0, rules: ['a-rule'] }],
  ])('refuses %s', (_, wrong) => {
    expect(ledgerSchema.safeParse([wrong]).success).toBe(false)
  })

  test('takes an entry with rules and one with a reason', () => {
    const good = [
      { ...entry, rules: ['a-rule'] },
      { ...entry, rules: [], why: 'fact', reason: 'a number' },
    ]
    expect(ledgerSchema.parse(good)).toEqual(good)
  })

  test('refuses an empty ledger', () => {
    expect(ledgerSchema.safeParse([]).success).toBe(false)
  })
})
