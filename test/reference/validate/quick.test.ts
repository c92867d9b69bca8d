import { expect, it } from 'vitest'
import { createQuickValidator, createValidator } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { corpusCases } from '../../texts/corpus-cases.ts'

it('a quick validator gives the verdicts of one that is built for many modules', () => {
  const asked = corpusCases.filter((_, index) => index % 15 === 0)
  expect(asked.length).toBeGreaterThan(1_000)
  const [quick, whole] = [createQuickValidator({ open: true }), createValidator({ open: true })]
  const kinds = new Set<string>()
  for (const [index, { case: filed, words }] of asked.entries()) {
    const environment = environmentByName(
      filed.environments[index % filed.environments.length] ?? '',
    )
    if (environment === undefined) throw new Error(`${filed.id}: without an environment`)
    const verdict = quick(words, environment)
    kinds.add(verdict.kind)
    expect(verdict, filed.id).toEqual(whole(words, environment))
  }
  expect([...kinds].sort()).toEqual(['invalid', 'valid'])
}, 300_000)
