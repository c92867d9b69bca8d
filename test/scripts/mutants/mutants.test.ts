import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { mutationsIn } from '#scripts/dev/mutants/mutations-in'
import { withMutants } from '#scripts/dev/mutants/with-mutants'

const source = `
const limit = 3 < 4
function isBetween(value, least, most) {
  return (value > least || value === least) && !(value >= most) ? value + 1 : false
}
globalThis.isBetween = isBetween
`

/** The answers of all mutants of the source to one question, by the change. */
function answers(...asked: readonly number[]): ReadonlyMap<string, unknown> {
  const mutations = mutationsIn(source).map((mutation, index) => ({
    ...mutation,
    number: index + 1,
  }))
  const found = new Map<string, unknown>()
  const global = globalThis as unknown as Record<string, unknown>
  new Script(`{${withMutants(source, mutations)}}`).runInThisContext()
  const ask = (): unknown =>
    (global['isBetween'] as (...values: readonly number[]) => unknown)(...asked)
  for (const { number, change } of [{ number: 0, change: 'nothing' }, ...mutations]) {
    global['__mutant'] = (reached: number) => reached === number
    found.set(change, ask())
  }
  delete global['__mutant']
  return found
}

describe('withMutants', () => {
  it('changes one operator at a time, and none unless its number is set', () => {
    const found = answers(5, 5, 9)
    expect(found.get('nothing')).toBe(6)
    expect(found.get('> becomes >=')).toBe(6)
    expect(found.get('|| becomes &&')).toBe(false)
    expect(found.get('=== becomes !==')).toBe(false)
    expect(found.get('! is left out')).toBe(false)
    expect(found.get('+ becomes -')).toBe(4)
    expect(found.get('1 becomes 2')).toBe(7)
    expect(found.get('the branches of ?: are exchanged')).toBe(false)
    expect(answers(4, 5, 9).get('&& becomes ||')).toBe(5)
    expect(answers(9, 5, 9).get('>= becomes >')).toBe(10)
    expect(answers(9, 5, 9).get('false becomes true')).toBe(true)
  })

  it('does not change defaults of values that are always given', () => {
    const changes = mutationsIn('const first = (list) => (list[0] ?? 7) + 1').map(
      ({ change }) => change,
    )
    expect(changes).not.toContain('7 becomes 8')
    expect(changes).toContain('1 becomes 2')
  })

  it('does not change the number in void 0, which is undefined', () => {
    const changes = mutationsIn('const isAbsent = (value) => value === void 0 || value === 0').map(
      ({ change }) => change,
    )
    expect(changes.filter((change) => change === '0 becomes 1')).toHaveLength(1)
  })

  it('does not change what a module evaluates only once', () => {
    expect(mutationsIn('const limit = 3 < 4')).toEqual([])
    expect(mutationsIn(source).some(({ change }) => change.startsWith('3'))).toBe(false)
  })
})
