import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { explainer } from '#runner/expectations/explainer'
import { narrowedExpectations } from '#runner/expectations/narrow-expectations'
import { narrowGlobs } from '#runner/expectations/narrow-globs'
import { optionsOf } from '#runner/expectations/options-of'
import type { Outcome } from '#runner/log/outcome'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'

/** The outcomes of every version of a tool: names of cases to outcomes, the oldest version first. */
type Table = Readonly<Record<string, readonly Outcome[]>>

const versions = ['2023.1', '2025.1', '2026.4']

function narrowed(entries: readonly ExpectationEntry[], table: Table): readonly ExpectationEntry[] {
  const oracles = versions.map((version) => loggedOracle(`val@${version}`, version))
  const results = Object.entries(table).flatMap(([name, outcomes]) =>
    outcomes.map((outcome, index) => ({
      ...result(`SPV_TEST/${name}`, `val@${versions[index]}`, outcome),
      expect: 'invalid' as const,
    })),
  )
  const before = { tool: 'val', moving: {}, entries }
  return narrowedExpectations(before, 'val', runLog(header(oracles), results)).entries
}

const bad: Outcome = 'false-accept'
const entry: ExpectationEntry = {
  rules: ['SPV_TEST/*'],
  outcome: 'false-accept',
  reason: 'has no such rule',
}

describe('narrowedExpectations', () => {
  it('lists the cases of a rule even if all of them show the disagreement, and drops a rule if none does', () => {
    const table = {
      'one/struct-of-a-1': [bad, bad, bad],
      'one/struct-of-b-1': [bad, bad, bad],
      'two/a-1': ['agree', 'agree', 'agree'],
    } as const
    const { rules: _, ...rest } = entry
    expect(narrowed([entry], table)).toEqual([{ ...rest, cases: ['SPV_TEST/one/struct-of-*'] }])
    expect(narrowed([{ ...entry, rules: ['SPV_TEST/one'] }], table)).toEqual([
      { ...rest, cases: ['SPV_TEST/one/struct-of-*'] },
    ])
  })

  it('lists single cases if others of the rule are answered rightly', () => {
    const table = {
      'one/kernel-struct-1': [bad, bad, bad],
      'one/kernel-array-1': [bad, bad, bad],
      'one/shader-struct-1': ['agree', 'agree', 'agree'],
    } as const
    const { rules: _, ...rest } = entry
    expect(narrowed([entry], table)).toEqual([{ ...rest, cases: ['SPV_TEST/one/kernel-*'] }])
  })

  it('ends an entry with the version that is right', () => {
    const table = { 'one/a-1': [bad, bad, 'agree'] } as const
    const { rules: _, ...rest } = entry
    const until = { ...rest, versions: { until: '2025.1' }, cases: ['SPV_TEST/one/a-*'] }
    const single = { ...entry, rules: ['SPV_TEST/one'] }
    expect(narrowed([single], table)).toEqual([until])
    expect(narrowed([{ ...single, versions: { until: '2026.4' } }], table)).toEqual([until])
  })

  it('adds no cases that belong to another entry, nor answers that are neither right nor wrong', () => {
    const first: ExpectationEntry = { ...entry, rules: undefined, cases: ['SPV_TEST/one/*-x-1'] }
    const table = {
      'one/a-x-1': [bad, bad, bad],
      'one/a-y-1': [bad, bad, bad],
      'one/b-y-1': ['agree', 'agree', 'agree'],
      'one/a-z-1': ['inconclusive', 'unsupported', 'inconclusive'],
    } as const
    const [kept, rest] = narrowed([first, entry], table)
    expect(kept?.cases).toEqual(['SPV_TEST/one/*-x-1'])
    const matches = picomatch([...(rest?.cases ?? [])])
    expect(matches('SPV_TEST/one/a-y-1')).toBe(true)
    expect(matches('SPV_TEST/one/b-y-1')).toBe(false)
    expect(matches('SPV_TEST/one/a-x-1')).toBe(false)
  })

  it('counts refusals of invalid cases by a disassembler, which has to read them', () => {
    const refusing: ExpectationEntry = {
      ...entry,
      rules: ['SPV_TEST/one'],
      outcome: 'false-reject',
    }
    const oracle = { ...loggedOracle('dis@testing', '2026.4'), kind: 'disassembler' as const }
    const results = [
      {
        ...result('SPV_TEST/one/id-of-a-type-1', 'dis@testing', 'false-reject'),
        expect: 'invalid' as const,
      },
      {
        ...result('SPV_TEST/one/id-of-a-name-1', 'dis@testing', 'agree'),
        expect: 'invalid' as const,
      },
    ]
    const before = { tool: 'dis', moving: {}, entries: [refusing] }
    const { entries } = narrowedExpectations(before, 'dis', runLog(header([oracle]), results))
    expect(entries.map(({ cases }) => cases)).toEqual([['SPV_TEST/one/id-of-a-type-*']])
  })

  it('keeps the patterns of an entry that a run did not ask about', () => {
    const { rules: _, ...rest } = entry
    const both = { ...rest, cases: ['SPV_TEST/one/*', 'SPV_TEST/two/a-*'] }
    const table = { 'one/a-1': [bad, bad, bad], 'one/b-1': ['agree', 'agree', 'agree'] } as const
    expect(narrowed([both], table).map(({ cases }) => cases)).toEqual([
      ['SPV_TEST/one/a-*'],
      ['SPV_TEST/two/a-*'],
    ])
  })

  it('keeps entries that the run did not ask about, and is complete after one call', () => {
    const other: ExpectationEntry = { ...entry, rules: ['SPV_OTHER/*'] }
    const table = { 'one/a-b-1': [bad, bad, 'agree'], 'one/a-c-1': ['agree', bad, bad] } as const
    const once = narrowed([other, entry], table)
    expect(once[0]).toEqual(other)
    expect(once.length).toBeGreaterThan(2)
    expect(narrowed(once, table)).toEqual(once)
  })
})

describe('an expectation for some options', () => {
  const only: ExpectationEntry = { ...entry, options: ['-Os'] }

  it('applies to runs with these options, and to runs without options', () => {
    expect(explainer([only], '2026.4', '-Os').entries).toEqual([only])
    expect(explainer([only], '2026.4', '-O').entries).toEqual([])
    expect(explainer([only], '2026.4').entries).toEqual([only])
  })

  it('applies to a harness with the same options', () => {
    expect(optionsOf('opt@testing -Os')).toBe('-Os')
    expect(optionsOf('harness:opt@testing -Os --ccp')).toBe('-Os --ccp')
    expect(optionsOf('harness:opt@testing')).toBe('')
    expect(optionsOf('own:my-tool -v {file}')).toBe('')
  })

  it('is made from an entry for all options, some of which show nothing', () => {
    const names = ['opt@testing -O', 'opt@testing -Os']
    const log = runLog(
      header(names.map((name) => ({ ...loggedOracle(name, '2026.4'), tool: 'opt' }))),
      [
        result('SPV_TEST/one/a-1', 'opt@testing -Os', bad),
        result('SPV_TEST/one/a-1', 'opt@testing -O', 'agree'),
      ],
    )
    const single = { ...entry, rules: ['SPV_TEST/one'] }
    const file = { tool: 'opt', moving: {}, entries: [single] }
    const { rules: _, ...rest } = entry
    const narrow = { ...rest, cases: ['SPV_TEST/one/a-*'] }
    expect(narrowedExpectations(file, 'opt', log).entries).toEqual([
      { ...narrow, options: ['-Os'] },
    ])
    const both = {
      ...log,
      results: log.results.map((row) => ({
        ...row,
        outcome: bad,
        answers: row.answers.map((answer) => ({ ...answer, outcome: bad })),
      })),
    }
    expect(narrowedExpectations(file, 'opt', both).entries).toEqual([narrow])
  })
})

describe('narrowGlobs', () => {
  it('match exactly the selected names', () => {
    const words = ['a', 'b', 'c']
    const all = words.flatMap((x) => words.flatMap((y) => words.map((z) => `${x}-${y}-${z}-1`)))
    for (let bits = 1; bits < 1 << 10; bits += 37) {
      const some = all.filter((_, index) => (bits >> (index % 10)) & 1)
      const others = all.filter((name) => !some.includes(name))
      expect(some.length).toBeGreaterThan(0)
      const matches = picomatch([...narrowGlobs(some, others)])
      expect(all.filter((name) => matches(name))).toEqual(some)
    }
  })

  it('are few if the names share a part', () => {
    const names = ['x-inner-1', 'y-z-inner-1', 'z-inner-2']
    expect(narrowGlobs(names, ['x-outer-1'])).toEqual(['*-inner-*'])
  })

  it('are refused if a name is in both lists', () => {
    expect(() => narrowGlobs(['a'], ['a'])).toThrow('a: is in both lists')
  })
})
