import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { validDigests } from '#runner/corpus/valid-digests'
import { dueGroups, fewOf, questionsDue, readAsked } from '#scripts/dev/asked/asked-record'
import { askedFile } from '#scripts/dev/asked/record-files'
import { toolsOfCi } from '#scripts/dev/asked/tools-of-ci'
import { validQuestions } from '#scripts/dev/asked/valid-questions'
import { versionsOf } from '#scripts/dev/asked/versions-of'
import { cts } from '../../support/cts.ts'
import { driversAsked } from '../../support/drivers.ts'

const filed = (expected: 'valid' | 'invalid', sha256: string) => ({
  rule: 'core/a' as const,
  expect: expected,
  sha256,
})

it('the digest of a rule changes with the words of its valid cases, not with their order or with invalid ones', () => {
  const before = validDigests([filed('valid', '1'), filed('valid', '2')])
  expect([...before.keys()]).toEqual(['core/a'])
  expect(validDigests([filed('valid', '2'), filed('invalid', '9'), filed('valid', '1')])).toEqual(
    before,
  )
  expect(validDigests([filed('valid', '1'), filed('valid', '3')])).not.toEqual(before)
})

/** Rules about which all tools are asked in a minute. */
const mostRules = 40

it.runIf(driversAsked)(
  'every tool of CI answers the valid cases added since `npm run asked` as expected',
  async () => {
    const questions = validQuestions()
    expect(Object.keys(questions).length).toBeGreaterThan(1000)
    const now = { tools: await versionsOf(toolsOfCi), questions }
    // After a change of many cases, `npm run asked` asks about all of them, and this about some.
    const most = existsSync(askedFile) ? mostRules : Number.POSITIVE_INFINITY
    for (const { specs, names } of dueGroups(questionsDue(readAsked(askedFile), now))) {
      expect(names.length, `${specs}: the sample is empty`).toBeGreaterThan(3)
      const rules = fewOf(names, questions, most)
      const { stdout, stderr, exitCode } = await cts(
        ['check', '--tool', ...specs, '--rule', ...rules],
        { timeoutMs: 900_000 },
      )
      expect(exitCode, `${stdout}${stderr}`).toBe(0)
    }
  },
  960_000,
)
