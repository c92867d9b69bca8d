import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { environmentByName } from '#spec/environments'
import { ruleById, rules, texts } from '#spec/texts'

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

describe('catalogues', () => {
  test('there are texts, and core comes first', () => {
    expect(texts.length).toBeGreaterThan(1)
    expect(texts[0]?.name).toBe('core')
  })

  test.each(texts)('$name: slugs are unique and well formed', (text) => {
    expect(text.rules.length).toBeGreaterThan(0)
    const slugs = text.rules.map((rule) => rule.slug)
    expect(slugs.filter((each) => !slug.test(each))).toEqual([])
    expect(slugs.filter((each, index) => slugs.indexOf(each) !== index)).toEqual([])
  })

  test.each(texts)('$name: says why exactly where a module cannot decide', (text) => {
    const wrong = text.rules.filter(
      ({ decidable, why }) => (decidable === 'module') !== (why === undefined),
    )
    expect(wrong.map((rule) => rule.slug)).toEqual([])
  })

  test.each(texts)('$name: section and summary are there, the summary a sentence', (text) => {
    const wrong = text.rules.filter(
      ({ section, summary }) => section.trim() === '' || !/^\S.*\.$/s.test(summary),
    )
    expect(wrong.map((rule) => rule.slug)).toEqual([])
  })

  const withOpenRules = texts
    .map(({ name, rules }) => ({
      name,
      open: rules.filter(({ confidence }) => confidence === 'open'),
    }))
    .filter(({ open }) => open.length > 0)

  test('there are open rules', () => {
    expect(withOpenRules.length).toBeGreaterThan(0)
  })

  test.each(withOpenRules)('$name: the notes have every open rule', ({ name, open }) => {
    const notes = readFileSync(join(packageRoot(), 'spec', name, 'NOTES.md'), 'utf8')
    expect(open.filter((rule) => !notes.includes(rule.slug)).map((rule) => rule.slug)).toEqual([])
  })

  test('environments that a rule is limited to are some of its client', () => {
    const limited = rules.filter(({ environments }) => environments !== undefined)
    expect(limited.length).toBeGreaterThan(0)
    for (const { id, client, environments = [] } of limited) {
      expect(environments.length, id).toBeGreaterThan(0)
      for (const name of environments) expect(environmentByName(name)?.client, id).toBe(client)
    }
  })

  test('every rule is found by its id', () => {
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule) => ruleById(rule.id) !== rule)).toEqual([])
    expect(ruleById('core/never')).toBeUndefined()
  })
})
