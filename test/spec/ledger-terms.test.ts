import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { LedgerEntry } from '#runner/trace/ledger'
import { readLedger } from '#runner/trace/read-ledger'
import { sharedTerms } from '#runner/trace/shared-terms'
import { termsOf } from '#runner/trace/terms'
import type { RuleRow, Text } from '#spec/rule'
import { texts } from '#spec/texts'

/** Core's statements have the rules of their sections: no rule can be mapped to one of another section. */
const traced = texts.filter(({ name }) => name !== 'core')

/**
 * Mappings that no name or number shows to be right, one a line, as they were when terms were noted. A mapping is added by whoever has
 * read both the statement and the rule.
 */
const listed = readFileSync(join(packageRoot(), 'test/spec/mappings-without-terms.txt'), 'utf8')
const known = new Set(listed.split('\n').filter((line) => line !== '' && !line.startsWith('#')))

function entriesOf(text: string): readonly LedgerEntry[] {
  const ledger = readLedger(text)
  if (isProblem(ledger)) throw new Error(ledger.message)
  return ledger
}

/** The statements of a text with rules that have nothing to do with them, as far as names and numbers say, one a line. */
function unlike({ name, rules }: Text, entries: readonly LedgerEntry[]): readonly string[] {
  const shared = sharedTerms(rules)
  const bySlug = new Map<string, RuleRow>(rules.map((rule) => [rule.slug, rule]))
  return entries.flatMap((entry) =>
    entry.rules.flatMap((slug) => {
      const rule = bySlug.get(slug)
      const isLike = rule === undefined || shared(entry, rule).length > 0
      return isLike ? [] : [`${name}: ${entry.section} #${entry.ordinal}: ${slug}`]
    }),
  )
}

/** How many statements on either side of one count as its neighbours. */
const near = 3

/** Neighbouring statements that would share more terms with each other's rules than with their own, one a line. */
function crossed({ name, rules }: Text, entries: readonly LedgerEntry[]): readonly string[] {
  const shared = sharedTerms(rules)
  const bySlug = new Map<string, RuleRow>(rules.map((rule) => [rule.slug, rule]))
  const score = (entry: LedgerEntry, slugs: readonly string[]) =>
    Math.max(
      ...slugs.flatMap((slug) => bySlug.get(slug) ?? []).map((rule) => shared(entry, rule).length),
    )
  const carrying = entries.filter((entry) => entry.rules.length > 0)
  return carrying.flatMap((entry, index) =>
    carrying.slice(index + 1, index + 1 + near).flatMap((other) => {
      if (other.section !== entry.section || String(other.rules) === String(entry.rules)) return []
      const kept = score(entry, entry.rules) + score(other, other.rules)
      const exchanged = score(entry, other.rules) + score(other, entry.rules)
      return exchanged > kept
        ? [`${name}: ${entry.section} #${entry.ordinal} and #${other.ordinal}`]
        : []
    }),
  )
}

/**
 * The number of such neighbours in each text when they were first counted: rows of a table repeat each other's names. Whoever adds a
 * mapping that raises a number has read both statements.
 */
const firstCrossed: Readonly<Record<string, number>> = {
  'NonSemantic.Shader.DebugInfo': 45,
  'OpenCL-environment': 5,
  'OpenCL.DebugInfo.100': 2,
  SPV_ARM_tensors: 2,
  SPV_EXT_descriptor_heap: 2,
  SPV_KHR_constant_data: 1,
  SPV_KHR_float_controls2: 1,
  SPV_KHR_untyped_pointers: 6,
  SPV_NV_cooperative_vector: 3,
  'Vulkan-environment': 3,
}

describe('the terms of a statement', () => {
  it('are the names and numbers in it, without its sentence', () => {
    expect(
      termsOf(
        'If the Execution Model is GLCompute, OpFoo must be at least 16 and Result Type SPV_KHR_x.',
      ),
    ).toEqual(['16', 'Execution', 'GLCompute', 'Model', 'OpFoo', 'Result', 'SPV_KHR_x', 'Type'])
    expect(termsOf('Nothing is named here.')).toEqual([])
  })

  it('are recorded in every ledger', () => {
    expect(traced.length).toBeGreaterThan(10)
    for (const { name } of traced) {
      const carrying = entriesOf(name).filter(({ rules }) => rules.length > 0)
      const noted = carrying.filter(({ terms }) => terms !== undefined)
      expect(noted.length, name).toBeGreaterThan(carrying.length / 2)
    }
  })
})

describe('rules of a statement', () => {
  it('are about what the statement names, unless they are listed', () => {
    const found = traced.flatMap((text) => unlike(text, entriesOf(text.name)))
    expect(found.filter((line) => !known.has(line))).toEqual([])
    const all = new Set(found)
    expect([...known].filter((line) => !all.has(line))).toEqual([])
  })

  it('are refused if they are about another statement', () => {
    const text = traced.find(({ name }) => name === 'SPV_KHR_untyped_pointers')
    if (text === undefined) throw new Error('there is no such text')
    const entries = entriesOf(text.name)
    const prefetch = entries.filter(({ section }) => section.endsWith('/ OpUntypedPrefetchKHR'))
    expect(prefetch.length).toBeGreaterThan(0)
    const planted = prefetch.map((entry): LedgerEntry => {
      const { hash, section, ordinal, terms } = entry
      return { hash, section, ordinal, ...(terms && { terms }), rules: ['data-type-is-no-matrix'] }
    })
    const refused = unlike(text, planted).filter((line) => !known.has(line))
    expect(refused.length).toBeGreaterThan(0.9 * prefetch.length)
  })

  it('are refused if they belong to a neighbouring statement', () => {
    for (const text of traced) {
      const found = crossed(text, entriesOf(text.name))
      const most = firstCrossed[text.name] ?? 0
      expect(found.length > most ? found : []).toEqual([])
    }
  })

  it('are found if two neighbouring statements exchanged them', () => {
    const text = traced.find(({ name }) => name === 'SPV_KHR_subgroup_rotate')
    if (text === undefined) throw new Error('there is no such text')
    const entries = entriesOf(text.name)
    const rulesAt = (ordinal: number) =>
      entries.find((entry) => entry.ordinal === ordinal && /Rotate/.test(entry.section))?.rules ??
      []
    const exchanged: Readonly<Record<number, readonly string[]>> = {
      12: rulesAt(13),
      13: rulesAt(12),
    }
    const planted = entries.map((entry): LedgerEntry => {
      const rules = /Rotate/.test(entry.section) ? exchanged[entry.ordinal] : undefined
      return rules === undefined || rules.length === 0 ? entry : { ...entry, rules: [...rules] }
    })
    expect(crossed(text, planted)).toHaveLength(1)
  })

  it('mostly differ from the other rules of their text', () => {
    let [refused, all] = [0, 0]
    for (const { name, rules } of traced) {
      const shared = sharedTerms(rules)
      for (const entry of entriesOf(name)) {
        if (entry.rules.length === 0) continue
        const others = rules.filter(({ slug }) => !entry.rules.includes(slug))
        all += others.length
        refused += others.filter((rule) => shared(entry, rule).length === 0).length
      }
    }
    expect(all).toBeGreaterThan(0)
    expect(refused / all).toBeGreaterThan(0.75)
  })
})
