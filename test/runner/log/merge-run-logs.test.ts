import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { mergeRunLogs } from '#runner/log/merge-run-logs'
import type { RunLog } from '#runner/log/run-log'
import { header, loggedOracle, result, runLog } from './sample-log.ts'

const oracles = [loggedOracle('a'), loggedOracle('b')]
const used = { oracle: 'a', entry: 'false-accept of SPV_TEST/one', covers: 3 }
const first: RunLog = {
  ...runLog(header(oracles, 1, 2), [
    result('SPV_TEST/two/y-1', 'b', 'crash'),
    result('SPV_TEST/two/y-1', 'a', 'agree'),
  ]),
}
const second = runLog(header(oracles, 2, 2), [result('SPV_TEST/one/x-1', 'a', 'agree')])

function refusal(logs: readonly RunLog[]): string {
  const merged = mergeRunLogs(logs)
  if (!isProblem(merged)) throw new Error('the logs were merged')
  return merged.message
}

describe('mergeRunLogs', () => {
  it('joins shards in sorted order, whatever order they come in', () => {
    const merged = mergeRunLogs([first, second])
    if (isProblem(merged)) throw new Error(merged.message)
    expect(merged.results.map(({ case: name, oracle }) => `${name} ${oracle}`)).toEqual([
      'SPV_TEST/one/x-1 a',
      'SPV_TEST/two/y-1 a',
      'SPV_TEST/two/y-1 b',
    ])
    expect(merged.header.shard).toEqual({ index: 1, count: 1 })
    expect(merged.footer.totals).toEqual({ a: { agree: 2 }, b: { crash: 1 } })
    expect(mergeRunLogs([second, first])).toEqual(merged)
  })

  it('joins what each shard states about its own cases only', () => {
    const part = (index: number, text: string, environment: string) => {
      const head = header([{ ...loggedOracle('a'), texts: { [text]: 'known' } }], index, 2)
      const texts = ['SPV_TEST_B', 'SPV_TEST_A'].map((name) => ({ name, revision: 1 }))
      return runLog({ ...head, texts, environments: [environment] }, [])
    }
    const merged = mergeRunLogs([part(2, 'SPV_TEST_A', 'spv1.5'), part(1, 'SPV_TEST_B', 'spv1.6')])
    if (isProblem(merged)) throw new Error(merged.message)
    expect(merged.header.environments).toEqual(['spv1.5', 'spv1.6'])
    expect(Object.keys(merged.header.oracles[0]?.texts ?? {})).toEqual(['SPV_TEST_B', 'SPV_TEST_A'])
    expect(mergeRunLogs([merged])).toEqual(merged)
  })

  it('refuses shards whose tools do not know the same texts', () => {
    const other = runLog(
      header([{ ...loggedOracle('a'), texts: { SPV_TEST: 'unknown' } }, loggedOracle('b')], 2, 2),
      [],
    )
    expect(refusal([first, other])).toMatch('a: knows SPV_TEST in one shard')
  })

  it('adds up what the shards report about an expectation', () => {
    const withUse = (log: RunLog, asked: number, explains: number): RunLog => ({
      ...log,
      footer: { ...log.footer, expectations: [{ ...used, asked, explains }] },
    })
    const merged = mergeRunLogs([withUse(first, 1, 0), withUse(second, 2, 1)])
    expect(merged).toHaveProperty('footer.expectations', [{ ...used, asked: 3, explains: 1 }])
  })

  it('refuses missing, repeated and foreign shards', () => {
    expect(refusal([first])).toMatch('shard 2/2: is missing')
    expect(refusal([first, first])).toMatch('shard 1/2: is duplicated')
    const foreign = runLog(header([loggedOracle('a', '2026.4')], 2, 2), [])
    expect(refusal([first, foreign])).toMatch('differs from the first log')
    expect(refusal([])).toMatch('none')
  })

  it('refuses two answers to one question', () => {
    const again = runLog(header(oracles, 2, 2), [result('SPV_TEST/two/y-1', 'a', 'agree')])
    expect(refusal([first, again])).toMatch('two shards contain an answer of a')
  })
})
