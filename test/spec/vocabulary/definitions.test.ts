import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { instructionByName } from '#spec/grammar/grammar'
import * as definitions from '#spec/vocabulary/definitions'

const tables = Object.entries(definitions)

test('the vocabulary has eight shapes', () => {
  expect(Object.keys(definitions.shapes)).toHaveLength(8)
})

test.each(tables)(
  'every word of %s has a meaning of its own, with a section or instruction',
  (_, table) => {
    const words = Object.values(table)
    expect(words.length).toBeGreaterThan(3)
    expect(new Set(words.map(({ meaning }) => meaning)).size).toBe(words.length)
    for (const { meaning, section } of words) {
      expect(meaning).toMatch(/^[A-Z].*\.$/)
      for (const place of section.split(', '))
        if (!/^\d(?:\.\d+)*$/.test(place)) expect(instructionByName(place)).toBeDefined()
    }
  },
)

test('the vocabulary only states meanings: it imports nothing but its own types', () => {
  for (const file of ['slot', 'type-terms', 'facts', 'sentence-row', 'definitions']) {
    const source = readFileSync(
      new URL(`../../../spec/vocabulary/${file}.ts`, import.meta.url),
      'utf8',
    )
    for (const [, path] of source.matchAll(/from '([^']+)'/g)) expect(path).toMatch(/^\.\//)
    expect(source).not.toMatch(/module: Module|=> boolean/)
  }
})
