import { expect, it } from 'vitest'
import type { Cause } from '#runner/causes/cause'
import type { RecordedTool } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import { explainCause } from '#scripts/cli/explain/explain-cause'
import { ctsHere } from '../support/cts-here.ts'

const cause: Cause = {
  summary: 'Never looks.',
  section: '1',
  kind: 'bug',
  severity: 'crash',
  versions: { seen: ['1'] },
  links: [],
}
const entry = { outcome: 'crash', reason: 'never looks', section: '1', cause: 'first' } as const
const recorded: RecordedTool = {
  tool: 'mine',
  entries: [
    { ...entry, cases: ['core/one/x-1'] },
    { ...entry, cases: ['core/one/x-*'], sometimes: true },
  ],
  causes: { first: cause },
  measured: ['1'],
}
const filed = (name: string): FiledCase => ({
  id: `core/one/${name}`,
  rule: 'core/one',
  file: `core/one/${name}.spvasm`,
  summary: 'a case',
  expect: 'invalid',
  phase: 'validate',
  confidence: 'certain',
  environments: ['spv1.6'],
  origin: { generator: 'one', choices: {} },
  control: null,
  sha256: '0',
})

it('names the cases that a misspelt one may mean, before any tool is asked', async () => {
  const { exitCode, stderr } = await ctsHere([
    ...['reduce', 'core/magic-number/anothr-1', '--tool', 'yes:true {file}'],
  ])
  expect(stderr).toMatch(
    /^error: core\/magic-number\/anothr-1: no such case or file\nhint: did you/,
  )
  expect(exitCode).toBe(2)
})

it('explains which cases show a cause in some runs only', () => {
  const cases = ['x-1', 'x-2', 'y-1'].map(filed)
  const { text, json } = explainCause({ of: recorded, id: 'first' }, cases)
  expect(text).toContain(
    '\n2 cases, 1 of them in some runs only\n  core/one/x-1\n  core/one/x-2, in some runs\n',
  )
  expect(json).toMatchObject({
    cases: ['core/one/x-1', 'core/one/x-2'],
    sometimes: ['core/one/x-2'],
  })
})

it('explains a cause of nothing but certain answers without a word about runs', () => {
  const { text, json } = explainCause({ of: recorded, id: 'first' }, [filed('x-1')])
  expect(text).toContain('\n1 case\n  core/one/x-1\n')
  expect(json).toMatchObject({ sometimes: [] })
})
