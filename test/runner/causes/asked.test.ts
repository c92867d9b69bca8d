import { expect, it } from 'vitest'
import { validDigests } from '#runner/corpus/valid-digests'
import { changedRules } from '#scripts/dev/asked/changed-rules'
import { toolsOfCi } from '#scripts/dev/asked/tools-of-ci'
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
    const { digests, changed } = changedRules()
    expect(digests.size).toBeGreaterThan(1000)
    if (changed.length === 0) return
    // After a change of many cases, `npm run asked` asks about all of them, and this about some of each text.
    const every = Math.ceil(changed.length / mostRules)
    const some = changed.filter((_, index) => index % every === 0)
    const { stdout, stderr, exitCode } = await cts(
      ['check', '--tool', ...toolsOfCi, '--rule', ...some],
      { timeoutMs: 900_000 },
    )
    expect(exitCode, `${stdout}${stderr}`).toBe(0)
  },
  960_000,
)
