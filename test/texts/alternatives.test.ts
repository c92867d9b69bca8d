import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { ruleById } from '#spec/texts'
import { unbrokenAlternatives } from './alternatives.ts'
import { corpusCases } from './corpus-cases.ts'
import type { CaseWords } from './kill-matrix.ts'

const listed = join(packageRoot(), 'test/texts/unbroken-alternatives.txt')

const wordsOf = new Map(corpusCases.map((entry) => [entry.case.id, entry.words]))
const byRule = new Map<string, CaseWords[]>()
for (const entry of corpusCases)
  byRule.set(entry.case.rule, [...(byRule.get(entry.case.rule) ?? []), entry])

function controlOf({ case: { control } }: CaseWords): Uint32Array | undefined {
  return control === null ? undefined : wordsOf.get(control)
}

function line(id: string, cases: readonly CaseWords[]): readonly string[] {
  const rule = ruleById(id)
  if (rule === undefined) throw new Error(`there is no rule ${id}`)
  if (cases.every((entry) => entry.case.phase === 'decode' || entry.case.control === null))
    return []
  const { valid, absent } = unbrokenAlternatives(rule, cases, controlOf)
  const parts = [
    ...(valid.length === 0 ? [] : [`valid cases alone: ${valid.join(', ')}`]),
    ...(absent.length === 0 ? [] : [`no case: ${absent.join(', ')}`]),
  ]
  return parts.length === 0 ? [] : [`${id}; ${parts.join('; ')}`]
}

describe('a rule that names several opcodes or enumerants', () => {
  it('is broken with each of them, except for those on a list', () => {
    expect(byRule.size).toBeGreaterThan(0)
    const found = [...byRule].flatMap(([id, cases]) => line(id, cases)).sort()
    const known = readFileSync(listed, 'utf8')
      .split('\n')
      .filter((text) => text !== '' && !text.startsWith('#'))
    expect(found).toEqual(known)
  }, 300_000)

  it('is reported if none of its cases breaks it with one storage class', () => {
    const id =
      'SPV_KHR_untyped_pointers/store-through-untyped-pointer-is-of-an-explicitly-laid-out-type'
    const cases = byRule.get(id) ?? []
    const rule = ruleById(id)
    if (rule === undefined || cases.length === 0) throw new Error(`${id} has no cases`)
    const name = 'StorageClass PhysicalStorageBuffer'
    const left = cases.filter(({ case: entry }) => !entry.id.includes('physical-storage-buffer'))
    expect(unbrokenAlternatives(rule, cases, controlOf).valid).not.toContain(name)
    const { valid, absent } = unbrokenAlternatives(rule, left, controlOf)
    expect([...valid, ...absent]).toContain(name)
  })
})
