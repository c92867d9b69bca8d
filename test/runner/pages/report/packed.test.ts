import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packed } from '#runner/pages/report/packed'

it.each([
  ['nothing', []],
  ['little', { a: [1, 'é', null] }],
  [
    'more than two blocks',
    Array.from({ length: 100_000 }, (_, index) => [index * 2_654_435_761, 'é', '\u{10ffff}']),
  ],
])('a page holds %s, which a browser inflates', (_, value) => {
  const octets = Buffer.from(packed(value), 'base64')
  expect(JSON.parse(inflateSync(octets).toString())).toEqual(value)
})
