import { describe, expect, it } from 'vitest'
import { diffLog } from '#runner/diff/diff-log'
import { pairs } from '#runner/diff/pairs'
import { isProblem } from '#runner/is-problem'
import { readRunLog } from '#runner/log/read-run-log'
import { runLogText } from '#runner/log/write-run-log'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'

function log(...names: readonly string[]) {
  return runLog(
    header(names.map((name) => loggedOracle(name))),
    names.map((name) => result('SPV_TEST/one/a', name, 'agree')),
  )
}

function named(...args: Parameters<typeof pairs>): readonly string[] | string {
  const found = pairs(...args)
  return isProblem(found)
    ? found.message
    : found.map((sides) => sides.map(({ oracle }) => oracle.name).join(' -> '))
}

describe('the pairing of two logs', () => {
  it('compares the only tools, whatever their names, and ignores the reference', () => {
    expect(named(log('reference', 'val@old'), log('reference', 'val@new'))).toEqual([
      'val@old -> val@new',
    ])
    expect(named(log('reference'), log('reference'))).toEqual(['reference -> reference'])
  })

  it('compares all tools that both logs have if there are several, or the named ones', () => {
    const two = log('reference', 'a', 'b')
    expect(named(two, log('b', 'c', 'a'))).toEqual(['a -> a', 'b -> b'])
    expect(named(two, two, ['a', 'b'])).toEqual(['a -> b'])
    expect(named(two, log('x'), ['reference', undefined])).toEqual(['reference -> x'])
  })

  it('refuses logs without a tool to compare', () => {
    expect(named(log('a', 'b'), log('c', 'd'))).toMatch('the baseline has a, b')
    expect(named(log('a'), log('b'), ['z', undefined])).toMatch('z')
  })
})

describe('diffLog', () => {
  it('is a run log with both sides, renamed if they have the same name', () => {
    const [before, after] = [log('val'), log('val')]
    const found = pairs(before, after)
    if (isProblem(found)) throw new Error(found.message)
    const read = readRunLog(runLogText(diffLog(after.header, before.header, found)), 'x')
    expect(read).toMatchObject({
      header: {
        command: 'diff',
        oracles: [{ name: 'val (baseline)' }, { name: 'val (candidate)' }],
      },
      results: [{ oracle: 'val (baseline)' }, { oracle: 'val (candidate)' }],
    })
  })
})
