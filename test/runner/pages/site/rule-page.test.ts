import { expect, it } from 'vitest'
import type { FiledCase } from '#runner/corpus/manifest'
import { isProblem } from '#runner/is-problem'
import { listedCases, rulePage } from '#runner/pages/site/rule-page'
import { siteOf } from '#runner/pages/site/site'
import { siteRuns } from '#runner/pages/site/site-run'
import { materialOf } from '#runner/report/material-of'
import { header, loggedOracle, result, runLog } from '../../log/sample-log.ts'

const runs = siteRuns(
  [
    {
      day: '2026-11-01',
      log: runLog(header([loggedOracle('lax')]), [
        result('SPV_TEST/one/valid-a', 'lax', 'agree'),
        result('SPV_TEST/one/b', 'lax', 'agree'),
        result('SPV_TEST/two/c', 'lax', 'agree'),
      ]),
    },
  ],
  { causeOf: () => undefined },
)
if (isProblem(runs)) throw new Error(runs.message)
const site = siteOf(runs)

/** Material whose corpus says that both cases of the first rule lie at the boundary of the second. */
const covers = ['SPV_TEST/two'] as const
const cases = ['SPV_TEST/one/valid-a', 'SPV_TEST/one/b'].map(
  (id) => ({ id, covers, summary: `What ${id} shows.` }) as unknown as FiledCase,
)
const read = () => {
  throw new Error('no page of a rule reads a module')
}
const about = { suite: { name: 'spirv-cts', version: '0.0.0' }, texts: [] }
const material = {
  ...materialOf(undefined),
  corpus: { folder: '', manifest: { ...about, cases }, read },
}

it('the page of a rule lists the valid cases of others that cover it last, with their full ids', () => {
  const listed = listedCases(site, material)
  const pageOf = (id: string) =>
    rulePage(site, { id, text: 'SPV_TEST', section: '', summary: '', class: 'type' }, material, {
      cases: listed,
      causes: new Map(),
      causesOfRules: new Map(),
      tallies: () => undefined,
    }).view as { readonly cases: readonly { readonly name: string }[] }
  expect(pageOf('SPV_TEST/two').cases.map(({ name }) => name)).toEqual([
    'c',
    'SPV_TEST/one/valid-a',
  ])
  expect(pageOf('SPV_TEST/one').cases.map(({ name }) => name)).toEqual(['b', 'valid-a'])
})
