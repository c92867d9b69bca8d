import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { spool } from '#runner/log/spool'

interface SpooledValue {
  readonly key: number
  readonly text: string
}

/** Values in no order, a hundred for each key; texts of several octets a letter, and with line ends. */
const values: readonly SpooledValue[] = Array.from({ length: 2000 }, (_, index) => ({
  key: (index * 7919) % 20,
  text: `é€\n${index}`,
}))
const byKey = (a: SpooledValue, b: SpooledValue) => a.key - b.key

describe.each([
  ['in memory', undefined],
  ['in a file', 1000],
  ['with a file for each value', 1],
])('a spool %s', (_, room) => {
  const all = spool(byKey, room)
  for (const value of values) all.add(value)

  it('yields its values in order, and equal ones in the order in which they were added', () => {
    expect([...all]).toEqual(values.toSorted(byKey))
  })

  it('can be read repeatedly, even at the same time', () => {
    const [left, right] = [all[Symbol.iterator](), all[Symbol.iterator]()]
    for (const value of values.toSorted(byKey)) {
      expect(left.next().value).toEqual(value)
      expect(right.next().value).toEqual(value)
    }
    expect(left.next().done).toBe(true)
  })

  it('accepts more values after it was read', () => {
    const more = spool(byKey, room)
    for (const value of values.slice(0, 50)) more.add(value)
    expect([...more]).toHaveLength(50)
    more.add({ key: -1, text: 'first' })
    expect([...more]).toEqual([{ key: -1, text: 'first' }, ...values.slice(0, 50).toSorted(byKey)])
  })
})

describe('a spool', () => {
  it('may be empty', () => {
    expect([...spool(byKey)]).toEqual([])
  })

  it('names the folder that it cannot write to', () => {
    const { TMPDIR } = process.env
    process.env['TMPDIR'] = '/nowhere'
    try {
      const all = spool(byKey, 1)
      expect(() => all.add({ key: 1, text: '' })).toThrow(
        expect.objectContaining({
          kind: 'problem',
          message: '/nowhere: a temporary file cannot be written (ENOENT)',
        }),
      )
    } finally {
      if (TMPDIR === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = TMPDIR
    }
  })

  it('leaves no files behind', () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('spirv-cts-spool-'))
    const all = spool(byKey, 1000)
    for (const value of values) all.add(value)
    expect([...all]).toHaveLength(values.length)
    const after = readdirSync(tmpdir()).filter((name) => name.startsWith('spirv-cts-spool-'))
    expect(after).toEqual(before)
  })
})
