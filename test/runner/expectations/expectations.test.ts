import { describe, expect, it } from 'vitest'
import type { ExpectationEntry, Expectations } from '#runner/expectations/expectations'
import { explainer } from '#runner/expectations/explainer'
import { explanation } from '#runner/expectations/explanation'
import { readExpectations } from '#runner/expectations/read-expectations'
import { stale } from '#runner/expectations/stale'
import { standing } from '#runner/expectations/standing'
import { expectationsText, updatedExpectations } from '#runner/expectations/update-expectations'
import { versionOrder } from '#runner/expectations/version-order'
import { isProblem } from '#runner/is-problem'
import type { Verdict } from '#spec/verdict'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'

const entry: ExpectationEntry = {
  versions: { since: '2023.1', until: '2025.1' },
  rules: ['SPV_TEST/on*'],
  environments: ['spv*'],
  outcome: 'false-accept',
  reason: 'never had the rule',
}
const file: Expectations = { tool: 'a', moving: { testing: '2026.4' }, entries: [entry] }
const asked = { case: 'SPV_TEST/one/x-1', rule: 'SPV_TEST/one', environment: 'spv1.6' }

function refusal(value: unknown): string {
  const read = readExpectations(JSON.stringify(value), 'a.json')
  if (!isProblem(read)) throw new Error('the expectations were taken')
  return read.message
}

describe('versionOrder', () => {
  it('compares numbers, not letters, and ignores the text around them', () => {
    expect(versionOrder('2025.10', '2025.9')).toBe(1)
    expect(versionOrder('v2023.1-dev abc123', '2023.1')).toBe(0)
    expect(versionOrder('2025', '2025.1')).toBe(-1)
  })
})

describe('explainer', () => {
  it('explains an outcome within the range of versions, including both ends', () => {
    for (const version of ['2023.1', '2024.4', 'v2025.1'])
      expect(explainer([entry], version).explains(asked, 'false-accept')).toBe(entry)
    for (const version of ['2022.9', '2025.2'])
      expect(explainer([entry], version).explains(asked, 'false-accept')).toBeUndefined()
  })

  it('does not explain another outcome, rule or environment', () => {
    const explain = explainer([entry], '2025.1')
    expect(explain.explains(asked, 'crash')).toBeUndefined()
    expect(explain.explains({ ...asked, rule: 'SPV_TEST/two' }, 'false-accept')).toBeUndefined()
    expect(explain.explains({ ...asked, environment: 'vulkan1.3' }, 'false-accept')).toBeUndefined()
  })

  it('finds cases by glob', () => {
    const byCase: ExpectationEntry = { cases: ['SPV_TEST/one/x-*'], outcome: 'crash', reason: 'r' }
    const explain = explainer([byCase], '1')
    expect(explain.explains(asked, 'crash')).toBe(byCase)
    expect(explain.explains({ ...asked, case: 'SPV_TEST/one/y-1' }, 'crash')).toBeUndefined()
  })
})

describe('an entry with the signature of its cause', () => {
  const named: ExpectationEntry = {
    cases: ['SPV_TEST/one/x-1'],
    environments: ['spv*'],
    outcome: 'crash',
    says: ['driver.so+x49c663', 'base->var && base->type'],
    reason: 'r',
  }
  const { explains, covers } = explainer([named], '1')
  const died = (message: string): Verdict => ({ kind: 'crash', signal: 'SIGSEGV', message })
  const younger = { ...asked, case: 'SPV_TEST/two/young-1', rule: 'SPV_TEST/two' }

  it('explains cases that it does not name if the message of the tool has it', () => {
    expect(covers(named, younger)).toBe(false)
    expect(explains(younger, 'crash', died('in driver.so+x49c663, driver.so+x1'))).toBe(named)
    expect(explains(younger, 'crash', died('FAILED: base->var && base->type->pointed'))).toBe(named)
    expect(explains(asked, 'crash', died('something else'))).toBe(named)
  })

  it('explains nothing with another message, outcome or environment', () => {
    expect(explains(younger, 'crash', died('in driver.so+x49c664'))).toBeUndefined()
    expect(explains(younger, 'crash')).toBeUndefined()
    expect(explains(younger, 'false-reject', died('in driver.so+x49c663'))).toBeUndefined()
    const elsewhere = { ...younger, environment: 'vulkan1.3' }
    expect(explains(elsewhere, 'crash', died('in driver.so+x49c663'))).toBeUndefined()
  })

  it('applies only if no entry names the case', () => {
    const ofCase: ExpectationEntry = { cases: [younger.case], outcome: 'crash', reason: 'its own' }
    const both = explainer([named, ofCase], '1')
    expect(both.explains(younger, 'crash', died('in driver.so+x49c663'))).toBe(ofCase)
  })
})

describe('links of an entry', () => {
  const linked = { ...entry, links: ['https://example.org/issues/7'] }

  it('are printed after the reason, and must be addresses', () => {
    const read = readExpectations(JSON.stringify({ ...file, entries: [linked] }), 'a.json')
    expect(read).toMatchObject({ entries: [linked] })
    expect(explanation(linked)).toBe('never had the rule https://example.org/issues/7')
    expect(explanation(entry)).toBe('never had the rule')
    for (const link of ['issue 7', 'javascript:alert(1)'])
      expect(refusal({ ...file, entries: [{ ...entry, links: [link] }] })).toMatch('links.0')
  })
})

describe('readExpectations', () => {
  it('reads back the written entries', () => {
    expect(readExpectations(expectationsText(file), 'a.json')).toEqual(file)
  })

  it('refuses an empty reason unless the file is about to be written', () => {
    const empty = { ...file, entries: [{ ...entry, reason: ' ' }] }
    expect(refusal(empty)).toMatch(/a\.json: entries\.0: .*reason is empty/)
    expect(readExpectations(JSON.stringify(empty), 'a.json', 'any')).toEqual(empty)
  })

  it('refuses rules together with cases, or neither, and unknown fields and outcomes', () => {
    expect(refusal({ ...file, entries: [{ ...entry, cases: ['x'] }] })).toMatch('exactly one')
    expect(refusal({ ...file, entries: [{ outcome: 'crash', reason: 'r' }] })).toMatch(
      'exactly one',
    )
    expect(refusal({ ...file, entries: [{ ...entry, rule: 'x' }] })).toMatch('rule')
    expect(refusal({ ...file, entries: [{ ...entry, outcome: 'agree' }] })).toMatch('outcome')
    const notJson = readExpectations('{', 'a.json')
    expect(isProblem(notJson) && notJson.message).toMatch('a.json: is not JSON')
  })
})

describe('the standing of an oracle', () => {
  it('is gating for all but a moving channel that has a newer version', () => {
    expect(standing('a@stable', '2025.1', file)).toBe('gates')
    expect(standing('a', '2030.1', file)).toBe('gates')
    expect(standing('a@testing', 'v2026.4', file)).toBe('gates')
    expect(standing('a@testing', '2026.5', file)).toBe('reports')
    expect(standing('a@testing', '2026.5', undefined)).toBe('gates')
  })
})

describe('the list of stale entries', () => {
  it('lists entries that explained nothing if every case that they cover was asked about', () => {
    const used = (covers: number, askedOf: number, explains: number) => ({
      oracle: 'a',
      entry: `${covers} ${askedOf} ${explains}`,
      covers,
      asked: askedOf,
      explains,
    })
    const { footer } = runLog(header([loggedOracle('a')]), [])
    const all = [used(3, 3, 0), used(3, 2, 0), used(3, 3, 1), used(0, 0, 0)]
    expect(stale({ ...footer, expectations: all }).map((use) => use.entry)).toEqual([
      '3 3 0',
      '0 0 0',
    ])
  })

  it('does not list entries about an answer that is given only in some runs', () => {
    const used = { oracle: 'a', entry: 'crash of x', covers: 3, asked: 3, explains: 0 }
    const { footer } = runLog(header([loggedOracle('a')]), [])
    expect(stale({ ...footer, expectations: [used, { ...used, sometimes: true }] })).toEqual([used])
  })

  it('lists entries that cover a rightly answered case, which could go wrong unseen', () => {
    const used = { oracle: 'a', covers: 3, asked: 3, explains: 2 }
    const { footer } = runLog(header([loggedOracle('a')]), [])
    const expectations = [
      { ...used, entry: 'one of them right', right: 1 },
      { ...used, entry: 'none of them right', right: 0 },
    ]
    expect(stale({ ...footer, expectations }).map((use) => use.entry)).toEqual([
      'one of them right',
    ])
  })
})

describe('updatedExpectations', () => {
  const oracles = [loggedOracle('a@x', '2023.1'), loggedOracle('a@y', '2025.1'), loggedOracle('b')]
  const log = runLog(header(oracles), [
    result('SPV_TEST/one/x-1', 'a@x', 'false-accept'),
    result('SPV_TEST/one/x-1', 'a@y', 'false-accept'),
    result('SPV_TEST/one/x-1', 'b', 'false-accept'),
    result('SPV_TEST/one/x-2', 'a@x', 'agree'),
    result('SPV_TEST/one/x-2', 'a@y', 'agree'),
    result('SPV_TEST/two/y-1', 'a@x', 'false-accept', 'known'),
    result('SPV_TEST/two/y-1', 'a@y', 'false-accept'),
    result('SPV_TEST/two/y-2', 'a@y', 'false-accept'),
  ])

  it('adds entries for unexplained answers: one for neighbouring versions, and whole rules if all cases fail', () => {
    expect(updatedExpectations(undefined, 'a', log).entries).toEqual([
      {
        versions: { since: '2023.1', until: '2025.1' },
        cases: ['SPV_TEST/one/x-1'],
        outcome: 'false-accept',
        reason: '',
        section: 'Chapter One',
      },
      {
        versions: { since: '2025.1', until: '2025.1' },
        rules: ['SPV_TEST/two'],
        outcome: 'false-accept',
        reason: '',
        section: 'Chapter Two',
      },
    ])
  })

  it('writes entries that readExpectations refuses until they have a reason', () => {
    const text = expectationsText(updatedExpectations(undefined, 'a', log))
    expect(refusal(JSON.parse(text))).toMatch('the reason is empty')
  })

  it('keeps entries that still explain, drops stale ones, and records the version of a moving channel', () => {
    const gone: ExpectationEntry = { rules: ['SPV_TEST/gone'], outcome: 'crash', reason: 'was so' }
    const testing = loggedOracle('a@testing', 'v2026.5')
    const run = runLog(header([testing]), [result('SPV_TEST/one/x-1', 'a@testing', 'agree')])
    const use = (oracle: string, explains: number) => ({
      oracle: 'a@testing',
      entry: oracle,
      covers: 1,
      asked: 1,
      explains,
    })
    const updated = updatedExpectations({ ...file, entries: [entry, gone] }, 'a', {
      ...run,
      footer: {
        ...run.footer,
        expectations: [
          use('false-accept of SPV_TEST/on* (2023.1 to 2025.1, spv*)', 1),
          use('crash of SPV_TEST/gone', 0),
        ],
      },
    })
    expect(updated).toEqual({ tool: 'a', moving: { testing: '2026.5' }, entries: [entry] })
  })
})
