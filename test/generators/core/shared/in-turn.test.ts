import { describe, expect, it } from 'vitest'
import { inTurn } from '#generators/core/shared/in-turn'

const right = (name: string) => `${name} right`
const wrong = (...ways: readonly string[]) =>
  Object.fromEntries(ways.map((way) => [way, (name: string) => `${name} ${way}`]))

describe('inTurn', () => {
  it('shows every way, each at another name', () => {
    const { body, ways } = inTurn(['one', 'two'], right, wrong('a', 'b', 'c'))
    expect(body).toBe('one right\ntwo right')
    expect(ways).toEqual({
      'one-a': [['one right', 'one a']],
      'two-b': [['two right', 'two b']],
      'one-c': [['one right', 'one c']],
    })
  })

  it('shows every name where there are fewer ways', () => {
    const { ways } = inTurn(['one', 'two', 'three'], right, wrong('a', 'b'))
    expect(Object.keys(ways)).toEqual(['one-a', 'two-b', 'three-a'])
  })
})
