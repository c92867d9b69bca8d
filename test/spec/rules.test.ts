import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { environmentByName } from '#spec/environments'
import { ruleById, rules, texts } from '#spec/texts'

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

describe('catalogues of rules', () => {
  test('exist for many texts, and core comes first', () => {
    expect(texts.length).toBeGreaterThan(1)
    expect(texts[0]?.name).toBe('core')
  })

  test.each(texts)('have unique and well-formed slugs: $name', (text) => {
    expect(text.rules.length).toBeGreaterThan(0)
    const slugs = text.rules.map((rule) => rule.slug)
    expect(slugs.filter((each) => !slug.test(each))).toEqual([])
    expect(slugs.filter((each, index) => slugs.indexOf(each) !== index)).toEqual([])
  })

  test.each(texts)('say why exactly if a module cannot decide a rule: $name', (text) => {
    const wrong = text.rules.filter(
      ({ decidable, why }) => (decidable === 'module') !== (why === undefined),
    )
    expect(wrong.map((rule) => rule.slug)).toEqual([])
  })

  test.each(texts)('have a section and a sentence as summary for each rule: $name', (text) => {
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

  test('have some open rules', () => {
    expect(withOpenRules.length).toBeGreaterThan(0)
  })

  test.each(withOpenRules)('have every open rule in the notes: $name', ({ name, open }) => {
    const notes = readFileSync(join(packageRoot(), 'spec', name, 'NOTES.md'), 'utf8')
    expect(open.filter((rule) => !notes.includes(rule.slug)).map((rule) => rule.slug)).toEqual([])
  })

  test('limit rules only to environments of their client', () => {
    const limited = rules.filter(({ environments }) => environments !== undefined)
    expect(limited.length).toBeGreaterThan(0)
    for (const { id, client, environments = [] } of limited) {
      expect(environments.length, id).toBeGreaterThan(0)
      for (const name of environments) expect(environmentByName(name)?.client, id).toBe(client)
    }
  })

  test('find every rule by its id', () => {
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule) => ruleById(rule.id) !== rule)).toEqual([])
    expect(ruleById('core/never')).toBeUndefined()
  })
})
