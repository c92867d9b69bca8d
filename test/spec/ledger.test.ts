import { describe, expect, test } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { type LedgerEntry, ledgerSchema } from '#runner/trace/ledger'
import { ledgerOfVersion } from '#runner/trace/ledger-of-version'
import { readLedger } from '#runner/trace/read-ledger'
import { statementsHash } from '#runner/trace/statements-hash'
import { uncarriedRules } from '#runner/trace/uncarried-rules'
import { texts } from '#spec/texts'
import { isInForce } from '#spec/versions'
import { uncarriedHints } from '../../scripts/cli/output/uncarried-hints.ts'

const traced = texts

function entriesOf(text: string): readonly LedgerEntry[] {
  const ledger = readLedger(text)
  if (isProblem(ledger)) throw new Error(ledger.message)
  return ledger
}

function repeated(keys: readonly string[]): readonly string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

describe('ledgers', () => {
  test('exist for many texts', () => {
    expect(traced.length).toBeGreaterThan(0)
  })

  test.each(traced)('have every statement once: $name', ({ name }) => {
    const entries = entriesOf(name)
    expect(entries.length).toBeGreaterThan(0)
    expect(repeated(entries.map(({ section, ordinal }) => `${section} #${ordinal}`))).toEqual([])
  })

  test.each(traced)('number the statements of a section without a gap: $name', ({ name }) => {
    const counts = new Map<string, number>()
    const wrong = entriesOf(name).filter(({ section, ordinal }) => {
      const wanted = (counts.get(section) ?? 0) + 1
      counts.set(section, wanted)
      return ordinal !== wanted
    })
    expect(wrong).toEqual([])
  })

  test.each(traced)('name only rules that exist: $name', (text) => {
    const slugs = text.rules.map((rule) => rule.slug)
    const named = new Set(entriesOf(text.name).flatMap((entry) => entry.rules))
    expect([...named].filter((slug) => !slugs.includes(slug))).toEqual([])
  })

  const versions = traced.flatMap(({ name, rules, versions: all }) =>
    all.map(({ date, statements }) => ({ name, rules, date, statements })),
  )

  test('exist for several versions of some texts', () => {
    expect(versions.length).toBeGreaterThan(traced.length)
  })

  test.each(versions)('have the expected statements: $name of $date', (version) => {
    const hashes = ledgerOfVersion(entriesOf(version.name), version.date)
      .filter(({ rendering }) => rendering !== 'plain')
      .map(({ hash }) => hash)
    expect(statementsHash(hashes)).toBe(version.statements)
  })

  test.each(versions)('map every rule to a statement: $name of $date', ({ name, rules, date }) => {
    expect(uncarriedRules(rules, entriesOf(name), date)).toEqual([])
  })

  test('are missed, with a hint of generate, by a rule that no statement carries', () => {
    const [text] = traced
    const [row] = text?.rules ?? []
    if (text === undefined || row === undefined) throw new Error('there is no rule')
    const planted = { ...text, rules: [...text.rules, { ...row, slug: 'a-new-rule' }] }
    expect(uncarriedHints([text], () => true)).toEqual([])
    expect(uncarriedHints([planted], (id) => id !== `${text.name}/a-new-rule`)).toEqual([])
    expect(uncarriedHints([planted], () => true)).toEqual([
      `hint: no statement in spec/${text.name}/ledger.json carries a-new-rule; trace FILE checks the ledger`,
    ])
  })

  test.each(versions)('have a rule or a reason for every statement: $name of $date', (version) => {
    const inForce = new Set(
      version.rules.filter((rule) => isInForce(rule, version.date)).map(({ slug }) => slug),
    )
    const bare = ledgerOfVersion(entriesOf(version.name), version.date).filter(
      (entry) => entry.rules.length > 0 && !entry.rules.some((slug) => inForce.has(slug)),
    )
    expect(bare).toEqual([])
  })

  test.each(traced)(
    'mark each change as editorial or as one of a rule: $name',
    ({ name, rules, versions }) => {
      const revisionsOf = new Map(rules.map(({ slug, revisions }) => [slug, revisions]))
      const dates = versions.map(({ date }) => date)
      // A section in which a rule begins or ends may also gain and lose statements that carry rules of all versions.
      const turns = new Set(
        entriesOf(name).flatMap(({ section, rules: carried, since, until }) => [
          ...(carried.some((slug) => since && revisionsOf.get(slug)?.since === since)
            ? [`${section} since ${since}`]
            : []),
          ...(carried.some((slug) => until && revisionsOf.get(slug)?.until === until)
            ? [`${section} since ${dates[dates.indexOf(until ?? '') + 1]}`]
            : []),
        ]),
      )
      const wrong = entriesOf(name).filter(
        ({ section, rules: carried, since, until, ...marks }) => {
          if (carried.length === 0 || marks.rendering !== undefined || marks.editorial) return false
          const next = until === undefined ? undefined : dates[dates.indexOf(until) + 1]
          return [since, next].some(
            (date) => date !== undefined && !turns.has(`${section} since ${date}`),
          )
        },
      )
      expect(wrong).toEqual([])
      for (const { since, until } of [
        ...entriesOf(name),
        ...rules.map((row) => row.revisions ?? {}),
      ])
        for (const date of [since, until]) if (date !== undefined) expect(dates).toContain(date)
    },
  )

  test('mark only statements of the core specification as unread or as covered by their section', () => {
    const coarse = (name: string) =>
      entriesOf(name).filter((entry) => 'by' in entry || ('why' in entry && entry.why === 'unread'))
    expect(coarse('core').length).toBeGreaterThan(0)
    for (const { name } of traced) if (name !== 'core') expect(coarse(name)).toEqual([])
  })

  test.each(traced)('name no rule twice for a statement: $name', ({ name }) => {
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

  test('accepts an entry with rules and one with a reason', () => {
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
