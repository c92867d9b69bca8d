import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validate } from '#reference/validate'
import type { Assembler } from '#runner/oracle/oracle'
import { environmentByName } from '#spec/environments'
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
  assemble = await assembler('spirv-as@testing')
})

afterAll(() => assemble.close())

/** The rules that are blamed, each once. */
async function blamesOf({ text, environment }: Program, selection = {}): Promise<string[]> {
  const target = environmentByName(environment)
  if (target === undefined) throw new Error(`no environment ${environment}`)
  const output = await assemble.assemble(text, target)
  if (output.kind !== 'output') throw new Error(`spirv-as: ${JSON.stringify(output)}\n${text}`)
  const verdict = validate(output.value, target, selection)
  if (verdict.kind === 'valid') return []
  if (verdict.kind !== 'invalid') throw new Error(JSON.stringify(verdict))
  return [...new Set(verdict.blames.map(({ rule }) => rule))]
}

test('there are tables', () => {
  expect(tables.length).toBeGreaterThan(0)
})

describe.each(tables)('$file', ({ subjects }) => {
  test.each(rowsOf(subjects, 'accepted'))('accepts $slug: $shows', async ({ slug, program }) => {
    expect(await blamesOf(program)).toEqual([])
    if (open.has(slug)) expect(await blamesOf(program, { open: true })).toEqual([])
  })

  test.each(rowsOf(subjects, 'blamed'))('blames $slug: $shows', async ({ slug, program }) => {
    const rule = `${name}/${slug}`
    if (open.has(slug)) {
      expect(await blamesOf(program)).toEqual([])
      expect(await blamesOf(program, { open: true })).toEqual([rule])
    } else expect(await blamesOf(program)).toEqual([rule])
  })
})
