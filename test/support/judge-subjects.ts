import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '#reference/checks'
import type { Selection } from '#reference/dispatch'
import type { Assembler } from '#runner/oracle/oracle'
import { texts } from '#spec/texts'
import { blamesOf as blamed, type Program } from './blames-of.ts'
import { assembler } from './tools.ts'

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
    assemble = await assembler('harness:spirv-as@testing')
  })

  afterAll(() => assemble.close())

  const blamesOf = (program: Program, selection?: Selection): Promise<string[]> =>
    blamed(assemble, program, selection)

  test(`every decidable rule of ${name} has modules of both kinds`, () => {
    const subjects = new Map(tables.flatMap((table) => Object.entries(table.subjects)))
    // Rules of later versions have tests of their own.
    const decidable = rules.filter(
      ({ decidable, revisions }) => decidable === 'module' && revisions?.since === undefined,
    )
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
