import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { ledgerIn, statementsLeft } from '#runner/trace/ledger-in'
import { missingRule } from '#runner/trace/missing-rule'
import { readLedger } from '#runner/trace/read-ledger'
import type { Statement } from '#runner/trace/statement'
import { statements } from '#runner/trace/statements'
import { anotherText, standingText } from '#scripts/cli/trace-identity'
import { command } from '#scripts/commands/trace'
import { texts } from '#spec/texts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trace-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** The output of the command for a file of that content, and its exit code. */
async function trace(name: string, content: string, ...flags: readonly string[]) {
  const file = join(folder, name)
  writeFileSync(file, content)
  const out: string[] = []
  const keep = (line: unknown) => void out.push(String(line))
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    keep(text)
    return true
  })
  process.exitCode = 0
  await command().parseAsync([file, ...flags], { from: 'user' })
  const code = process.exitCode
  process.exitCode = 0
  return { out: out.join('\n'), code }
}

const foreign = '== Overview\n\nWords that no text has.\n'

describe('the command trace', () => {
  test('prints the reader’s own words as a work list, and exits with 1', async () => {
    const { out, code } = await trace('SPV_KHR_constant_data.adoc', foreign)
    expect(code).toBe(1)
    expect(out).toContain('Words that no text has.')
    expect(out).toMatch(/SPV_KHR_constant_data 2026-05-20: 1 statements, 0 mapped \(0 %\)/)
  })

  test('answers in JSON about the named text', async () => {
    const { out } = await trace('draft.adoc', foreign, '--text', 'SPV_KHR_constant_data', '--json')
    expect(JSON.parse(out)).toMatchObject({
      text: 'SPV_KHR_constant_data',
      statements: 1,
      mapped: 0,
    })
  })

  test('starts a ledger', async () => {
    const { out, code } = await trace('any.adoc', foreign, '--start')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject([{ section: 'Overview', ordinal: 1, rules: [] }])
  })

  const row = { hash: '0123456789abcdef', section: 'Overview', ordinal: 1, rules: [] }

  test('lists the statements that are left in a ledger that was just started', () => {
    const rows = [row, { ...row, hash: 'f123456789abcdef', ordinal: 2, rules: ['a-rule'] }]
    const fresh = ledgerIn(rows, 'SPV_NEW', 'ledger.json')
    expect(fresh).toMatchObject({
      message: 'ledger.json: 1 statement has neither rules nor a reason',
      hint: expect.stringContaining(
        '"why" is one of informative, definition, permission, history, ',
      ),
      left: [row.hash],
    })
  })

  test('finds these statements in the text, to print their words', () => {
    const found = statements(`${foreign}\nMore words that no text has.\n`)
    const [first, second] = found
    if (first === undefined || second === undefined) throw new Error('no statements')
    const rows = [{ ...row, hash: second.hash }]
    const fresh = ledgerIn(rows, 'SPV_NEW', 'ledger.json')
    if (!isProblem(fresh)) throw new Error('no problem')
    expect(statementsLeft(found, fresh)).toEqual([second])
    const wrong = ledgerIn({}, 'SPV_NEW', 'ledger.json')
    if (!isProblem(wrong)) throw new Error('no problem')
    expect(statementsLeft(found, wrong)).toEqual([])
  })

  test('lists the allowed reasons if one is not among them', () => {
    expect(ledgerIn([{ ...row, why: 'because' }], 'SPV_NEW', 'ledger.json')).toMatchObject({
      message: 'ledger.json: Overview #1: "because" is no reason to have no rule',
      hint: '"why" is one of informative, definition, permission, history, fact, example, semantics',
    })
  })

  const mapped = { ...row, rules: ['a-rule'] }
  const { section: _, ...withoutSection } = mapped

  test.each([
    ['a hash that is none', { ...row, hash: 'x', why: 'fact' }, '(Overview #1): "hash": Invalid'],
    ['a field that is missing', withoutSection, ': "section" is missing'],
    [
      'no list of rules',
      { ...row, rules: undefined, why: 'fact' },
      '(Overview #1): "rules" is missing',
    ],
    [
      'a reason beside a rule',
      { ...mapped, why: 'fact' },
      '(Overview #1): no entry like it has "why"',
    ],
    [
      'a field that no entry has',
      { ...row, why: 'fact', note: 'x' },
      '(Overview #1): no entry like it has "note"',
    ],
    [
      'a name that is not a slug',
      { ...row, rules: ['A rule'] },
      '(Overview #1): "rules.0": Invalid',
    ],
    ['an entry that is none', 'words', ': Invalid input: expected object'],
  ])('names the entry and the field of %s', (_name, entry, message) => {
    const found = ledgerIn([mapped, entry], 'SPV_NEW', 'ledger.json')
    if (!isProblem(found)) throw new Error('no problem')
    expect(found.message).toContain('ledger.json: entry 1')
    expect(found.message).toContain(message)
  })

  test('reports a rule that the text does not have', () => {
    const [text] = texts.filter(({ name }) => name === 'SPV_KHR_constant_data')
    if (text === undefined) throw new Error('no text')
    const entry = { ...row, rules: ['data-has-a-wird'] }
    expect(missingRule(text, [entry])).toMatchObject({
      message:
        'spec/SPV_KHR_constant_data/ledger.json: Overview #1: data-has-a-wird: SPV_KHR_constant_data has no such rule',
      hint: 'did you mean data-has-a-word?',
    })
    expect(missingRule(text, [{ ...row, rules: ['data-has-a-word'] }])).toBe(undefined)
  })

  test('marks the words that differ from an older file, and exits with 1', async () => {
    const older = join(folder, 'older.adoc')
    writeFileSync(older, '== Overview\n\nWords that some text has.\n')
    const { out, code } = await trace('SPV_KHR_constant_data.adoc', foreign, '--against', older)
    expect(code).toBe(1)
    expect(out).toContain('to write next:')
    expect(out).toContain("revision: as printed, statements: '")
  })

  test('compares with the named version, and lists the versions', async () => {
    const name = 'SPV_KHR_constant_data'
    const { out } = await trace(`${name}.adoc`, foreign, '--revision', `${name}=first`)
    expect(out).toContain(
      `${name}: differs from the version of 2026-03-28 (revision 1); the next known one is 2026-04-29`,
    )
    const wrong = await trace(`${name}.adoc`, foreign, '--revision', `${name}=7`)
    expect(wrong.code).toBe(2)
    expect(wrong.out).toContain('there are 1 (2026-03-28), 1 (2026-04-29), 1 (2026-05-20)')
    const missing = await trace(`${name}.adoc`, foreign, '--revision', 'SPV_KHR_constant_date=1')
    expect(missing.out).toContain('did you mean SPV_KHR_constant_data?')
    const bare = await trace(`${name}.adoc`, foreign, '--revision', '7')
    expect(bare.out).toContain('no text is named')
  })

  test.each([
    ['a file of no text', 'draft.adoc', foreign, []],
    ['a text that is not there', 'draft.adoc', foreign, ['--text', 'SPV_NEVER']],
    ['the core specification as a page', 'SPIRV.html', foreign, ['--text', 'core']],
    ['a file without statements', 'SPV_KHR_constant_data.adoc', 'Nothing here', []],
  ] as const)('exits with 2 for bad input: %s', async (_, name, content, flags) => {
    const { out, code } = await trace(name, content, ...flags)
    expect(code).toBe(2)
    expect(out).toMatch(/error/)
  })

  test('exits with 2 for a file that cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await command().parseAsync([join(folder, 'not-there')], { from: 'user' })
    expect(process.exitCode).toBe(2)
  })
})

/** The statements of a ledger. Words are in no ledger, and nothing here compares them. */
function statementsOf(name: string): readonly Statement[] {
  const ledger = readLedger(name)
  if (isProblem(ledger)) throw new Error(ledger.message)
  return ledger.map(({ hash, section, ordinal }, line) => ({
    ...{ hash, section, ordinal, words: hash, line },
  }))
}

describe('a file that is not the next version', () => {
  const text = texts.find(({ name }) => name === 'SPV_KHR_untyped_pointers')
  if (text === undefined) throw new Error('no text')

  test('is refused by name if it is another text', () => {
    const found = statementsOf('SPV_KHR_constant_data')
    const wrong = anotherText('x.adoc', found, 'SPV_EXT_replicated_composites', 3)
    expect(wrong).toMatchObject({ code: 'another-text', hint: 'use --text SPV_KHR_constant_data' })
    expect(anotherText('x.adoc', found, 'SPV_KHR_constant_data', found.length)).toBeUndefined()
  })

  test('is refused if it is the core specification', () => {
    const wrong = anotherText('x.txt', statementsOf('core'), 'SPV_KHR_ray_query', 0)
    expect(wrong).toMatchObject({ hint: 'use --text core' })
  })

  test.each<[string, string, boolean, number | undefined, string]>([
    ['the newest', '2026-06-24', true, 4, 'this is the newest known version, 2026-06-24'],
    [
      'an old one',
      '2024-08-14',
      true,
      2,
      'this is the version of 2024-08-14 (revision 2); the newest',
    ],
    ['a change of the newest', '2026-06-24', false, 4, 'differs from the newest known version'],
    [
      'between two known ones',
      '2024-08-28',
      false,
      2,
      'differs from the version of 2024-08-28 (revision 2); the next known one is 2025-07-29 (revision 3), so it is not',
    ],
    [
      'older than the first',
      '2024-07-17',
      false,
      0,
      'prints revision 0, which is older; the nearest known version is 2024-07-17 (revision 1)',
    ],
    ['without a number', '2026-06-24', false, undefined, 'differs from the newest known version'],
  ])('is refused if it is %s', (_, version, isKnown, printed, expected) => {
    expect(standingText(text, version, isKnown, printed)).toContain(expected)
  })
})
