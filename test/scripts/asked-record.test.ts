import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import type { OwnCase } from '#runner/own-cases/own-cases'
import {
  type AskedRecord,
  askedText,
  dueGroups,
  fewOf,
  isDue,
  partsDue,
  partsText,
  questionsDue,
  readAsked,
  recordedVersion,
} from '#scripts/dev/asked/asked-record'
import { ownQuestions } from '#scripts/dev/asked/own-questions'

const many = Object.fromEntries(
  Array.from({ length: 2000 }, (_, index) => [`text/rule-${index}`, `content ${index}`]),
)
const recorded: AskedRecord = { tools: { a: '1', b: '2' }, questions: many }

/** The questions due to the first tool. */
const dueTo = (now: AskedRecord, record = recorded) => questionsDue(record, now).get('a') ?? []

describe('of questions whose answers are recorded', () => {
  it('a few are asked, the same ones each time', () => {
    const sample = dueTo(recorded)
    expect(sample.length).toBeGreaterThan(2)
    expect(sample.length).toBeLessThan(40)
    expect(dueTo(recorded)).toEqual(sample)
  })

  it('with parts, only new and changed parts are asked, or all of a question in the sample', () => {
    const parts = ['a', 'b', 'c']
    const names = Object.keys(many)
    const whole = Object.fromEntries(names.map((name) => [name, partsText(parts.toReversed())]))
    const sizes = names.map((name) => partsDue({ questions: whole }, name, parts, 25).size)
    const asked = sizes.filter((size) => size > 0)
    expect(asked.length).toBeGreaterThan(40)
    expect(asked.length).toBeLessThan(160)
    expect(new Set(asked)).toEqual(new Set([3]))
    const dueOf = (questions: AskedRecord['questions']) => [
      ...partsDue({ questions }, 'text', parts, Number.MAX_SAFE_INTEGER),
    ]
    expect(dueOf({ text: 'c a' })).toEqual(['b'])
    expect(dueOf({ text: 'c b a d' })).toEqual([])
    expect(dueOf({})).toEqual(parts)
    expect(dueOf({ text: '' })).toEqual(parts)
  })

  it('the few do not depend on other questions', () => {
    const sample = dueTo(recorded)
    const first = Object.keys(many).find((name) => !sample.includes(name)) ?? ''
    const { [first]: _, ...fewer } = many
    expect(dueTo({ ...recorded, questions: fewer })).toEqual(sample)
    const changed = { ...many, [first]: 'changed' }
    expect(dueTo({ ...recorded, questions: changed }).toSorted()).toEqual(
      [first, ...sample].toSorted(),
    )
  })

  it('all are asked of a tool of another version, and of one that was not asked', () => {
    const now = { tools: { a: '1', b: '2.1', c: '1' }, questions: many }
    const due = questionsDue(recorded, now)
    expect([...due.values()].map(({ length }) => length === 2000)).toEqual([false, true, true])
    expect(dueGroups(due).map(({ specs }) => specs)).toEqual([['a'], ['b', 'c']])
  })

  it('all are asked where there is no record', () => {
    const folder = mkdtempSync(join(tmpdir(), 'asked-'))
    try {
      const file = join(folder, 'asked.json')
      expect(dueTo(recorded, readAsked(file))).toHaveLength(2000)
      writeFileSync(file, askedText(recorded))
      expect(readAsked(file)).toEqual(recorded)
      writeFileSync(file, '{"tools": {"a": 1}}')
      expect(() => readAsked(file)).toThrow()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('a share can be given, of which all is the greatest', () => {
    expect(Object.entries(many).every(([name, text]) => isDue(recorded, name, text, 1))).toBe(true)
  })
})

describe('a limited number of questions', () => {
  it('are the same ones, but for one at most, when another question is added', () => {
    const before = fewOf(Object.keys(many), many, 40)
    expect(before).toHaveLength(40)
    const more = { ...many, 'text/new': 'new' }
    const after = fewOf(Object.keys(more), more, 40)
    expect(after.filter((name) => !before.includes(name)).length).toBeLessThanOrEqual(1)
  })
})

describe('the recorded version of a tool', () => {
  it('is without the machine, and has the digest of the program', () => {
    expect(recordedVersion({ version: '26.1.6-1 llvmpipe (LLVM 21.1.8, 256 bits)' })).toBe(
      '26.1.6-1',
    )
    expect(recordedVersion({ version: '2026.4', build: '2026-10-02' }, '0123456789')).toBe(
      '2026.4 2026-10-02 01234567',
    )
  })
})

describe('the digest of the own cases of a rule', () => {
  const ownCase = (id: string, more: Partial<OwnCase> = {}): OwnCase => ({
    ...{ id, rule: 'core/load-type', expect: 'valid', isOpen: false, control: null },
    ...{ environments: ['spv1.0'], summary: '', file: '', assembly: 'OpNop', version: 0x10000 },
    words: new Uint32Array(),
    ...more,
  })
  const cases = [
    ownCase('own/core/load-type/a'),
    ownCase('own/core/store-type/a', { rule: 'core/store-type' }),
  ]
  const entry: ExpectationEntry = { outcome: 'false-reject', reason: 'refuses it', cause: 'a' }
  const known = { T: [{ ...entry, rules: ['core/no-such-rule'] as const }] }
  const before = ownQuestions(cases, known)
  /** The rules whose digests differ. */
  const changed = (after: Readonly<Record<string, string>>) =>
    Object.keys(after).filter((rule) => after[rule] !== before[rule])

  it('changes with the module of one of them, and with what is expected', () => {
    expect(Object.keys(before)).toEqual(['core/load-type', 'core/store-type'])
    const [first, second] = cases as [OwnCase, OwnCase]
    expect(changed(ownQuestions([{ ...first, assembly: 'OpNop\nOpNop' }, second], known))).toEqual([
      'core/load-type',
    ])
    expect(changed(ownQuestions([first, { ...second, expect: 'invalid' }], known))).toEqual([
      'core/store-type',
    ])
  })

  it('changes with the entries that may explain an answer, and not with others', () => {
    const withEntry = (more: Partial<ExpectationEntry>) =>
      changed(ownQuestions(cases, { T: [...known.T, { ...entry, ...more }] }))
    expect(withEntry({ rules: ['core/load-type'] })).toEqual(['core/load-type'])
    expect(withEntry({ cases: ['own/core/store-type/a'] })).toEqual(['core/store-type'])
    expect(withEntry({ cases: ['core/magic-number/*'] })).toEqual([])
    expect(withEntry({ cases: ['core/{load,store}-type/*'] })).toEqual([])
    expect(withEntry({ cases: ['core/{a,b}/*', 'core/load-type/*'] })).toEqual(['core/load-type'])
    expect(withEntry({ cases: ['o{wn,ther}/core/*'] })).toEqual([
      'core/load-type',
      'core/store-type',
    ])
    expect(withEntry({ cases: ['own/core/{load,store}-type/*'] })).toHaveLength(2)
    expect(withEntry({ rules: ['core/load-type'], says: ['a message'] })).toHaveLength(2)
    expect(withEntry({})).toEqual(['core/load-type', 'core/store-type'])
  })

  it('changes with the messages that an entry explains', () => {
    const rules = ['core/load-type'] as const
    const message = { outcome: 'false-reject', reason: 'refuses it', key: 'Operand # is' }
    const withMessage = (key: string) =>
      ownQuestions(cases, { T: [{ ...entry, rules, recorded: { '1.0': [{ ...message, key }] } }] })
    expect(changed(withMessage('Operand # is'))).toEqual(['core/load-type'])
    expect(withMessage('Operand # is')).not.toEqual(withMessage('Operand # must be'))
  })

  it('changes with the entries about rules that ways are blamed for', () => {
    const blamed = [ownCase('own/core/load-type/a.b', { rule: 'core/store-type' })]
    const digestsWith = (rules: readonly [string, ...string[]]) =>
      ownQuestions(blamed, { T: [{ ...entry, rules }] })
    expect(digestsWith(['core/store-type'])).not.toEqual(digestsWith(['core/load-type']))
    expect(digestsWith(['core/store-type'])).not.toEqual(ownQuestions(blamed, {}))
  })
})
