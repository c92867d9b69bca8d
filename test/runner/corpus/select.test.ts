import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CaseRoom } from '#runner/corpus/ceilings'
import { select } from '#runner/corpus/select'

function room(usual: number, most: number = usual): CaseRoom {
  return { usual, most }
}

interface SelectionSubject {
  readonly name: string
  readonly features: () => { readonly first: readonly string[]; readonly second: readonly string[] }
}

const row = (
  name: string,
  first: readonly string[],
  second: readonly string[] = [],
): SelectionSubject => ({
  name,
  features: () => ({ first, second }),
})
const names = (rows: readonly SelectionSubject[]) => rows.map(({ name }) => name)

describe('the selection of cases', () => {
  it('takes the candidate that shows most first, and none that shows nothing new', () => {
    const rows = [row('a', ['1']), row('b', ['1', '2']), row('c', ['2', '3'])]
    expect(names(select(rows, room(9)).chosen)).toEqual(['b', 'c'])
  })

  it('counts one feature of the first kind more than any number of the second', () => {
    const rows = [row('many', [], ['p', 'q', 'r']), row('one', ['1'])]
    expect(names(select(rows, room(1)).chosen)).toEqual(['one'])
    expect(names(select(rows, room(2)).chosen)).toEqual(['one', 'many'])
  })

  it('applies preferences among equals only', () => {
    const rows = [row('a', ['1']), row('b', ['1']), row('c', ['1', '2'])]
    const preferred = ({ name }: SelectionSubject) => name === 'b'
    expect(names(select(rows.slice(0, 2), room(9), { preferred }).chosen)).toEqual(['b'])
    expect(names(select(rows, room(9), { preferred }).chosen)).toEqual(['c'])
  })

  it('reports the features for which the ceiling left no room', () => {
    const rows = [row('a', ['1']), row('b', ['2']), row('c', ['3'])]
    expect(select(rows, room(2))).toMatchObject({ missed: ['3'] })
    expect(select(rows, room(3))).toMatchObject({ missed: [] })
  })

  it('exceeds the usual number only for features of the first kind', () => {
    const rows = [row('a', ['1']), row('b', ['2'], ['p']), row('c', ['3']), row('d', [], ['q'])]
    expect(names(select(rows, room(1, 9)).chosen)).toEqual(['b', 'a', 'c'])
    expect(select(rows, room(1, 2))).toMatchObject({ missed: ['3'] })
  })

  it('takes another candidate for a feature if the first one with it is not taken', () => {
    const rows = [row('a', ['1']), row('b', ['1'])]
    const take = ({ name }: SelectionSubject) => (name === 'a' ? 'refused' : 'chosen')
    expect(names(select(rows, room(9), { take }).chosen)).toEqual(['b'])
  })

  it('skips a candidate that exists already, and counts its features', () => {
    const rows = [row('a', ['1', '2']), row('b', ['1']), row('c', ['3'])]
    const take = ({ name }: SelectionSubject) => (name === 'a' ? 'shown' : 'chosen')
    expect(select(rows, room(1), { take })).toMatchObject({ chosen: [{ name: 'c' }], missed: [] })
  })

  it('shows every feature if there is enough room', () => {
    const features = fc.array(fc.integer({ min: 0, max: 12 }).map(String), { maxLength: 5 })
    fc.assert(
      fc.property(fc.array(fc.tuple(features, features), { maxLength: 20 }), (made) => {
        const rows = made.map(([first, second], index) => row(String(index), first, second))
        const { chosen, missed } = select(rows, room(rows.length))
        const shown = (some: readonly SelectionSubject[]) =>
          new Set(some.flatMap(({ features: f }) => [...f().first, ...f().second]))
        expect(shown(chosen)).toEqual(shown(rows))
        expect(missed).toEqual([])
      }),
    )
  })
})
