import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Disassembler, Oracle } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { compilers } from '#scripts/dev/real/compilers'
import { explained, explainedRefusals, explainedRuns } from '#scripts/dev/real/explained'
import { isInstalled } from '#scripts/dev/real/make-modules'
import { sourcesIn } from '#scripts/dev/real/source'
import { surveyReal } from '#scripts/dev/real/survey'
import { disassembler, oracle } from '../support/tools.ts'

const sources = sourcesIn(join(packageRoot(), 'test/real'))
const few = compilers.map((compiler) => ({
  ...compiler,
  compilations: compiler.compilations.slice(0, 1),
}))
const missing = compilers.filter((compiler) => !isInstalled(compiler))

let validator: Oracle
let printer: Disassembler
beforeAll(async () => {
  validator = await oracle('spirv-val@testing')
  printer = await disassembler('spirv-dis@testing')
})
afterAll(() => {
  validator.close()
  printer.close()
})

it('sources of real shaders exist for every stage', () => {
  const stages = new Set(sources.map(({ language, stage }) => `${language} ${stage}`))
  expect(stages.size).toBeGreaterThan(18)
})

it(`modules of real compilers have one verdict and one disassembly; not asked: ${missing.map(({ name }) => name).join(', ') || 'none'}`, async () => {
  const { rows, differences, notAsked } = await surveyReal(
    sources,
    few,
    { faster: ['-O'] },
    { validator, disassembler: printer },
  )
  expect(differences).toEqual([])
  expect(notAsked.length).toBe(missing.length)
  const asked = compilers.filter((compiler) => !missing.includes(compiler))
  const languages = new Set(asked.flatMap((compiler) => compiler.languages))
  const wanted = new Set(
    sources.flatMap(({ language, stage }) =>
      languages.has(language) ? `${language} ${stage}` : [],
    ),
  )
  expect(languages).toContain('glsl')
  expect(new Set(rows.map(({ language, stage }) => `${language} ${stage}`))).toEqual(wanted)
}, 480_000)

it('a tool that gives another answer about a real module is noticed', async () => {
  const liar: Oracle = {
    ...validator,
    judge: async () => ({ kind: 'invalid', phase: 'validate', blames: [], message: 'it is not' }),
  }
  const [glslang] = few
  const { rows, differences } = await surveyReal(
    sources.slice(0, 1),
    glslang === undefined ? [] : [glslang],
    {},
    { validator: liar, disassembler: printer },
  )
  expect(rows).toMatchObject([{ agree: 0, explained: 0 }])
  expect(differences[0]).toContain('we: valid')
})

it('explanations for faults of devices are in the notes about tools', () => {
  const notes = readFileSync(join(packageRoot(), 'spec/core/TOOLS.md'), 'utf8')
  expect(explainedRuns.length).toBeGreaterThan(0)
  for (const { section } of explainedRuns) expect(notes).toContain(`## ${section}\n`)
})

it('explanations for differences between tools are in the notes', () => {
  const notes = readFileSync(join(packageRoot(), 'spec/core/NOTES.md'), 'utf8')
  expect(explained.length).toBeGreaterThan(0)
  expect(explainedRefusals.length).toBeGreaterThan(0)
  for (const { section } of [...explained, ...explainedRefusals])
    expect(notes).toContain(`## ${section}\n`)
})
