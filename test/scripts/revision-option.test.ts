import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Command } from 'commander'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { casesAt } from '#runner/corpus/cases-at'
import { followedTexts } from '#runner/corpus/followed-texts'
import type { FiledCase } from '#runner/corpus/manifest'
import { manifestIn } from '#runner/corpus/manifest-in'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { command as check } from '#scripts/commands/check'
import { command as explain } from '#scripts/commands/explain'
import { command as exportCommand } from '#scripts/commands/export'
import { command as fuzz } from '#scripts/commands/fuzz'
import { command as generate } from '#scripts/commands/generate'
import { command as reduce } from '#scripts/commands/reduce'
import { command as rules } from '#scripts/commands/rules'
import { command as trace } from '#scripts/commands/trace'
import { command as validate } from '#scripts/commands/validate'
import { texts } from '#spec/texts'
import { isInForce } from '#spec/versions'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** The output of a command, and its exit code. */
async function run(command: Command, ...args: readonly string[]) {
  const out: string[] = []
  const keep = (line: unknown) => void out.push(String(line))
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => out.push(String(chunk)) > 0)
  process.exitCode = 0
  await command.parseAsync([...args], { from: 'user' })
  const code = process.exitCode
  process.exitCode = 0
  vi.restoreAllMocks()
  return { out: out.join('\n'), code }
}

const corpus = manifestIn(join(packageRoot(), 'corpus'))
if (corpus === undefined || isProblem(corpus)) throw new Error('no corpus')
const cases: readonly FiledCase[] = corpus.cases

const untyped = 'SPV_KHR_untyped_pointers'
const first = '2024-07-17'

describe('--revision out of range names the existing revisions', () => {
  const bad = ['--revision', `${untyped}=5`]

  it.each<[string, Command, readonly string[]]>([
    ['check', check(), []],
    ['explain', explain(), ['core/magic-number']],
    ['export', exportCommand(), ['--format', 'lit', '--out', 'out/never']],
    ['fuzz', fuzz(), ['--tool', 'spirv-val@none', '--out', 'out/never']],
    ['generate', generate(), ['--out', 'out/never']],
    ['reduce', reduce(), ['never.spv', '--tool', 'spirv-val@none']],
    ['rules', rules(), []],
    ['trace', trace(), ['package.json', '--text', untyped]],
    ['validate', validate(), ['never.spv']],
  ])('lists them in %s', async (_, command, args) => {
    const { out, code } = await run(command, ...args, ...bad)
    expect(code).toBe(2)
    expect(out).toContain(`${untyped} has no version 5`)
    expect(out).toContain('there are 1 (2024-07-17), 2 (2024-08-14)')
  })
})

describe('rules --revision', () => {
  it('lists the rules of that version, with its expectations of the cases', async () => {
    const { out } = await run(
      rules(),
      ...['--text', untyped, '--format', 'json', '--revision', `${untyped}=first`],
    )
    const listed = JSON.parse(out) as { id: string; cases: { valid: number; invalid: number } }[]
    const text = texts.find(({ name }) => name === untyped)
    const known = text?.rules.filter((rule) => isInForce(rule, first)) ?? []
    expect(known.length).toBeLessThan(text?.rules.length ?? 0)
    expect(listed.map(({ id }) => id)).toEqual(known.map(({ slug }) => `${untyped}/${slug}`))
    const ids = new Set(listed.map(({ id }) => id))
    const invalid = casesAt(cases, { [untyped]: first }).filter(
      (filed) => ids.has(filed.rule) && filed.expect === 'invalid',
    )
    expect(listed.reduce((sum, row) => sum + row.cases.invalid, 0)).toBe(invalid.length)
  })
})

describe('explain --revision', () => {
  const rule = 'SPV_KHR_constant_data/data-has-at-most-65531-words'

  it('says whether the version has the rule', async () => {
    const { out } = await run(explain(), rule, '--revision', 'first')
    expect(out).toContain('SPV_KHR_constant_data, revision 1 of 2026-03-28\n')
    const { out: newest } = await run(explain(), rule)
    expect(newest).toContain('2026-05-20, which does not have the rule')
  })

  it('says what each version expects of a case', async () => {
    const revised = cases.find(({ revisions }) => revisions?.[untyped]?.[first] === 'invalid')
    if (revised === undefined) throw new Error('no case on which versions differ')
    const { out } = await run(explain(), revised.id, '--revision', `${untyped}=first`)
    expect(out).toMatch(/expect +invalid\n/)
    expect(out).toContain(`invalid by ${untyped} from ${first}`)
  })
})

describe('reduce --revision', () => {
  const module = `corpus/${untyped}/spec-constant-op-has-no-untyped-chain/sum-in-a-kernel-access-1.spvasm`

  it('judges by that version, and says if the newest one gives another verdict', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'revision-')), 'small.spv')
    const found = await run(
      reduce(),
      ...[module, '--tool', 'reference', '--out', out, '--json'],
      ...['--revision', `${untyped}=first`],
    )
    expect(found.code).toBe(1)
    expect(JSON.parse(found.out)).toMatchObject({ probe: 'reference', outcome: 'false-accept' })
    rmSync(dirname(out), { recursive: true })
    const agreed = await run(reduce(), module, '--tool', 'reference')
    expect(agreed.code).toBe(0)
    expect(agreed.out).toContain('agree about it')
  }, 120_000)
})

describe('generate --revision', () => {
  const rule = `${untyped}/spec-constant-op-has-no-untyped-chain`

  it('does not write older expectations into the corpus of the package', async () => {
    const { out, code } = await run(generate(), '--rule', rule, '--revision', 'first')
    expect(code).toBe(2)
    expect(out).toContain('name another folder with --out')
  })

  it('notes which versions the cases follow', () => {
    const followed = followedTexts({ [untyped]: first }).find(({ name }) => name === untyped)
    expect(followed).toMatchObject({ revision: 1, version: first })
    expect(followedTexts().find(({ name }) => name === untyped)?.revision).toBe(4)
  })
})
