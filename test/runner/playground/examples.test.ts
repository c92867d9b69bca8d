import { expect, it } from 'vitest'
import { recordedTools } from '#runner/causes/recorded'
import { manifestIn } from '#runner/corpus/manifest-in'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { examplesOf } from '#runner/playground/examples'
import { answersInRun, recordedAnswersOf } from '#runner/playground/tool-answers'
import { materialOf } from '#runner/report/material-of'
import { rules, texts } from '#spec/texts'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'

const corpus = `${packageRoot()}/corpus`
const manifest = manifestIn(corpus)
const recorded = recordedTools(corpus)
if (manifest === undefined || isProblem(manifest)) throw new Error('no manifest')
if (isProblem(recorded)) throw new Error(recorded.message)
const { cases } = manifest

it('the examples of the playground include each text, nearly always with a fault of a released tool', () => {
  const examples = examplesOf(cases, recorded, () => 100)
  // Rules that only a run decides have no cases.
  const withCases = texts.filter(({ name }) => cases.some(({ id }) => id.startsWith(`${name}/`)))
  expect(withCases.length).toBeGreaterThan(40)
  expect(examples.map(({ text }) => text)).toEqual(withCases.map(({ name }) => name).sort())
  const ids = new Set(cases.map(({ id }) => id))
  for (const example of examples) expect(ids).toContain(example.case)
  // No tool can be wrong about a text that is open throughout.
  const decided = examples.filter(({ why }) => !why.includes('two ways'))
  const isOpen = (text: string) =>
    rules
      .filter((rule) => rule.text === text && rule.decidable === 'module')
      .every(({ confidence }) => confidence === 'open')
  expect(examples.length - decided.length).toBe(withCases.filter(({ name }) => isOpen(name)).length)
  const surprising = decided.filter(({ why }) => /^(?!No released tool)/.test(why))
  expect(surprising.length).toBeGreaterThan(0.75 * decided.length)
  expect(examples.some(({ why }) => /spirv-val \S+ accepts? it/.test(why))).toBe(true)
})

it('the examples of the playground include no module that is longer than a screen', () => {
  expect(examplesOf(cases, recorded, () => 100_000)).toEqual([])
})

it('the playground lists a recorded answer at its rule, with the cause in words', () => {
  const answersOf = recordedAnswersOf(recorded, cases)
  const answers = cases.flatMap(({ rule }) => answersOf(rule))
  expect(answers.length).toBeGreaterThan(1000)
  for (const { tool, causes, mark } of answers.slice(0, 200)) {
    expect(tool).toMatch(/^[\w-]+ \d/)
    expect(mark).toBe('✗')
    expect(causes.length).toBeGreaterThan(0)
  }
  expect(answersOf('core/no-such-rule')).toEqual([])
})

it('the playground lists the tools of a run at a rule, without the reference', () => {
  const names = ['reference', 'spirv-val@testing'] as const
  const log = runLog(
    header(names.map((name) => loggedOracle(name, '2026.4'))),
    names.map((name) => result('core/magic-number/x-1', name, 'agree')),
  )
  const answersOf = answersInRun(log, materialOf(undefined))
  expect(answersOf('core/magic-number').map(({ tool, state }) => [tool, state])).toEqual([
    ['spirv-val@testing 2026.4', 'right'],
  ])
})
