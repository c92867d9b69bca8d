import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Selection } from '#reference/dispatch'
import { validate } from '#reference/validate'
import type { Assembler } from '#runner/oracle/oracle'
import { environmentByName } from '#spec/environments'
import type { RuleId } from '#spec/rule'
import { texts } from '#spec/texts'
import { assembler } from '../../support/tools.ts'
import type { Program } from './program.ts'
import type { Subject, Subjects } from './subject.ts'

const name = 'SPV_KHR_untyped_pointers'
const folder = new URL('./subjects/', import.meta.url)

const tables: readonly { readonly file: string; readonly subjects: Subjects }[] = await Promise.all(
  readdirSync(folder)
    .sort()
    .map(async (file) => ({ file, ...(await import(new URL(file, folder).href)) })),
)

const rules = texts.find((text) => text.name === name)?.rules ?? []
const open = new Set(rules.filter((rule) => rule.confidence === 'open').map((rule) => rule.slug))
const encoding = new Set(rules.filter((rule) => rule.phase === 'decode').map((rule) => rule.slug))

interface Row {
  readonly slug: string
  readonly program: Program
  readonly shows: string
}

function rowsOf(subjects: Subjects, verdict: keyof Subject): readonly Row[] {
  return Object.entries(subjects).flatMap(([slug, subject]) =>
    Object.entries(subject[verdict]).map(([shows, program]) => ({ slug, program, shows })),
  )
}

let assemble: Assembler

beforeAll(async () => {
  assemble = await assembler('harness:spirv-as@testing')
})

afterAll(() => assemble.close())

/** The rules that are blamed, each once. */
async function blamesOf(
  { text, environment, without = [] }: Program,
  selection: Selection = {},
): Promise<string[]> {
  const target = environmentByName(environment)
  if (target === undefined) throw new Error(`no environment ${environment}`)
  const output = await assemble.assemble(text, target)
  if (output.kind !== 'output') throw new Error(`spirv-as: ${JSON.stringify(output)}\n${text}`)
  // The tables show the first version of the text; newer.test.ts shows what later versions change.
  const revisions = { [name]: 'first' }
  const verdict = validate(output.value, target, { ...selection, revisions, without })
  if (verdict.kind === 'valid') return []
  if (verdict.kind !== 'invalid') throw new Error(JSON.stringify(verdict))
  return [...new Set(verdict.blames.map(({ rule }) => rule))]
}

const decided = rules
  .filter(({ decidable, revisions }) => decidable === 'module' && revisions?.since === undefined)
  .map(({ slug }) => slug)

/** Rules that a module decides without modules that keep them and modules that break them. */
function lackingIn(subjects: readonly Subjects[]): readonly string[] {
  const shown = new Map(subjects.flatMap((table) => Object.entries(table)))
  return decided.filter((slug) => {
    const { accepted = {}, blamed = {} } = shown.get(slug) ?? {}
    return Object.keys(accepted).length === 0 || Object.keys(blamed).length === 0
  })
}

describe('the tables', () => {
  const all = tables.map(({ subjects }) => subjects)

  test('show how every rule that a module decides is kept and broken', () => {
    expect(decided.length).toBeGreaterThan(0)
    expect(lackingIn(all)).toEqual([])
  })

  test('are found wanting where a rule is shown kept only, or not at all', () => {
    const [slug = ''] = decided
    const { accepted = {} } = all.find((subjects) => slug in subjects)?.[slug] ?? {}
    expect(Object.keys(accepted).length).toBeGreaterThan(0)
    expect(lackingIn([{ [slug]: { accepted, blamed: {} } }])).toEqual(decided)
  })

  test('show no rule that the catalogue lacks, and none twice', () => {
    const slugs = all.flatMap((subjects) => Object.keys(subjects))
    expect(slugs.filter((slug) => !decided.includes(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})

describe.each(tables)('$file', ({ subjects }) => {
  test.each(rowsOf(subjects, 'accepted'))('accepts $slug: $shows', async ({ slug, program }) => {
    expect(await blamesOf(program)).toEqual([])
    if (open.has(slug)) expect(await blamesOf(program, { open: true })).toEqual([])
  })

  test.each(rowsOf(subjects, 'blamed'))('blames $slug: $shows', async ({ slug, program }) => {
    const rule: RuleId = `${name}/${slug}`
    const isOpen = open.has(slug)
    if (isOpen) expect(await blamesOf(program)).toEqual([])
    expect(await blamesOf(program, { open: isOpen })).toEqual([rule])
    // What is wrong with the words themselves no check can be left out for.
    if (encoding.has(slug)) return
    const { without = [] } = program
    expect(await blamesOf({ ...program, without: [...without, rule] }, { open: isOpen })).toEqual(
      [],
    )
  })
})
