import { describe, expect, it } from 'vitest'
import { inTurn } from '#generators/core/shared/in-turn'

const right = (name: string) => `${name} right`
const wrong = (...ways: readonly string[]) =>
  Object.fromEntries(ways.map((way) => [way, (name: string) => `${name} ${way}`]))

describe('inTurn', () => {
  it('shows every way, each at another name', () => {
    expect(inTurn(['one', 'two'], right, wrong('a', 'b', 'c'))).toBe(
      '{one right | one-a: one a | one-c: one c}\n{two right | two-b: two b}',
    )
  })

  it('shows every name where there are fewer ways', () => {
    expect(inTurn(['one', 'two', 'three'], right, wrong('a', 'b'))).toBe(
      '{one right | one-a: one a}\n{two right | two-b: two b}\n{three right | three-a: three a}',
    )
  })
})
