import { describe, expect, it } from 'vitest'
import { jsonParts } from '#runner/report/json-parts'

const plain = {
  empty: {},
  none: [],
  missing: undefined,
  nothing: null,
  text: 'a "b"\nc',
  list: [1, [2, { deep: ['x\ny', {}] }], []],
  object: { 'a b': true, list: [{ one: 1 }, { two: [2] }] },
}

/** The same values, gone through as they are written. */
function* lazily(values: readonly unknown[]): Generator<unknown, void> {
  yield* values
}

describe.each(['', ' ', '  '])('JSON in parts, indented by "%s"', (step) => {
  it('is what JSON.stringify writes', () => {
    for (const value of [plain, [plain, plain], 'text', 1, null, [], {}])
      expect([...jsonParts(value, step)].join('')).toBe(JSON.stringify(value, null, step))
  })

  it('has an array for an iterable', () => {
    const value = { ...plain, lazy: lazily(plain.list), before: [{ lazy: lazily([]) }] }
    expect([...jsonParts(value, step)].join('')).toBe(
      JSON.stringify({ ...plain, lazy: plain.list, before: [{ lazy: [] }] }, null, step),
    )
  })
})
