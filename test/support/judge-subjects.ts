import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '#reference/checks'
import type { Selection } from '#reference/dispatch'
import { validate } from '#reference/validate'
import type { Assembler } from '#runner/oracle/oracle'
import { environmentByName } from '#spec/environments'
import { texts } from '#spec/texts'
import { assembler } from './tools.ts'

/** A module in assembly. */
export interface Program {
  readonly text: string
  /** The environment that it is for, and judged in. */
  readonly environment: string
  /** Changes the words that the assembler made, for what no assembly says. */
  readonly change?: (words: Uint32Array) => Uint32Array
}

/** Modules about one rule, by what each shows. */
export interface Subject {
  /** Nothing is wrong with these. */
  readonly accepted: Readonly<Record<string, Program>>
  /** In these the rule is broken, and no other. */
  readonly blamed: Readonly<Record<string, Program>>
}

/** By the slug of the rule. */
export type Subjects = Readonly<Record<string, Subject>>

interface Row {
  readonly slug: string
  readonly shows: string
  readonly program: Program
}

function rowsOf(subjects: Subjects, verdict: keyof Subject): readonly Row[] {
  return Object.entries(subjects).flatMap(([slug, subject]) =>
    Object.entries(subject[verdict]).map(([shows, program]) => ({ slug, shows, program })),
  )
}

/**
 * That the judge blames exactly the rule of each subject, that rules which their text leaves open are blamed only when
 * asked for, and that every decidable rule of the text has modules of both kinds.
 */
export function itJudges(
  name: string,
  tables: readonly { readonly file: string; readonly subjects: Subjects }[],
): void {
  const rules = texts.find((text) => text.name === name)?.rules ?? []
  const open = new Set(rules.filter((rule) => rule.confidence === 'open').map(({ slug }) => slug))
  let assemble: Assembler

  beforeAll(async () => {
    assemble = await assembler('spirv-as@testing')
  })

  afterAll(() => assemble.close())

  async function wordsOf({ text, environment, change }: Program): Promise<Uint32Array> {
    const target = environmentByName(environment)
    if (target === undefined) throw new Error(`no environment ${environment}`)
    const output = await assemble.assemble(text, target)
    if (output.kind !== 'output') throw new Error(`spirv-as: ${JSON.stringify(output)}\n${text}`)
    const { value } = output
    if (change === undefined) return new Uint32Array(value.slice().buffer)
    return change(new Uint32Array(value.slice().buffer))
  }

  /** The rules that are blamed, each once. */
  async function blamesOf(program: Program, selection: Selection = {}): Promise<string[]> {
    const target = environmentByName(program.environment)
    if (target === undefined) throw new Error(`no environment ${program.environment}`)
    const verdict = validate(await wordsOf(program), target, selection)
    if (verdict.kind === 'valid') return []
    if (verdict.kind !== 'invalid') throw new Error(JSON.stringify(verdict))
    expect(verdict.blames.length).toBeGreaterThan(0)
    return [...new Set(verdict.blames.map(({ rule }) => rule))]
  }

  test(`every decidable rule of ${name} has modules of both kinds`, () => {
    const subjects = new Map(tables.flatMap((table) => Object.entries(table.subjects)))
    const decidable = rules.filter(({ decidable }) => decidable === 'module')
    expect(decidable.length).toBeGreaterThan(0)
    for (const { slug } of decidable) {
      const { accepted = {}, blamed = {} } = subjects.get(slug) ?? {}
      expect([slug, Object.keys(accepted).length > 0]).toEqual([slug, true])
      expect([slug, Object.keys(blamed).length > 0]).toEqual([slug, true])
    }
  })

  test(`every check of ${name} has one rule, and no rule two checks`, () => {
    const own = checks.map(({ rule }) => rule).filter((rule) => rule.startsWith(`${name}/`))
    expect(own.length).toBeGreaterThan(0)
    expect([...new Set(own)].sort()).toEqual([...own].sort())
    const missing = rules.filter(
      ({ slug, decidable, phase }) =>
        decidable === 'module' && phase === 'validate' && !own.includes(`${name}/${slug}`),
    )
    expect(missing.map(({ slug }) => slug)).toEqual([])
  })

  describe.each(tables)('$file', ({ subjects }) => {
    test.each(rowsOf(subjects, 'accepted'))('accepts $slug: $shows', async ({ program }) => {
      expect(await blamesOf(program)).toEqual([])
    })

    test.each(rowsOf(subjects, 'accepted').filter(({ slug }) => open.has(slug)))(
      'accepts $slug in the strict reading: $shows',
      async ({ program }) => {
        expect(await blamesOf(program, { open: true })).toEqual([])
      },
    )

    test.each(rowsOf(subjects, 'blamed'))('blames $slug: $shows', async ({ slug, program }) => {
      const rule = `${name}/${slug}`
      if (!open.has(slug)) expect(await blamesOf(program)).toEqual([rule])
      else {
        expect(await blamesOf(program)).toEqual([])
        expect(await blamesOf(program, { open: true })).toEqual([rule])
      }
    })
  })
}
