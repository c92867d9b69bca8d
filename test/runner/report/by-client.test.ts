import picocolors from 'picocolors'
import { describe, expect, it } from 'vitest'
import type { Result, RunLog } from '#runner/log/run-log'
import { byClient } from '#runner/report/by-client'
import { figures } from '#runner/report/figures'
import { folded } from '#runner/report/fold'
import { materialOf } from '#runner/report/material-of'
import { terminal } from '#runner/report/terminal'
import { reportText } from '../../support/report-text.ts'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'

const tool = 'spirv-val@stable'
const oracles = [loggedOracle(tool)]

/** A case asked in some environments, with the outcome in each. */
function asked(name: string, outcomes: Readonly<Record<string, Result['outcome']>>): Result {
  const [worst = 'agree'] = Object.values(outcomes)
  const { answers, ...row } = result(name, tool, worst)
  const [answer] = answers
  if (answer === undefined) throw new Error('no answer')
  return {
    ...row,
    answers: Object.entries(outcomes).map(([environment, outcome]) => ({
      ...answer,
      environment,
      outcome,
    })),
  }
}

const left = [
  asked('SPV_TEST/one/x-1', { 'spv1.6': 'false-accept', 'vulkan1.3': 'agree' }),
  asked('SPV_TEST/one/x-2', {
    'spv1.6': 'false-accept',
    'vulkan1.3': 'agree',
    'vulkan1.4': 'agree',
  }),
]
const unknown = asked('SPV_TEST/two/y-1', { 'spv1.6': 'false-accept', 'vulkan1.3': 'false-accept' })
const universal = asked('SPV_TEST/two/y-2', { 'spv1.6': 'false-accept' })
const log = runLog(header(oracles), [...left, unknown, universal])

/** The results of a run by family. */
function byClients(logged: RunLog) {
  return folded(logged.results, byClient(logged.header.oracles))[0]
}

describe('families of environments', () => {
  it('count a case once in each family in which it is asked about', () => {
    expect(byClients(log).clients).toEqual([
      {
        text: 'SPV_TEST',
        client: 'universal',
        cells: [{ counts: { 'false-accept': 4 }, asked: 4 }],
      },
      {
        text: 'SPV_TEST',
        client: 'vulkan',
        cells: [{ counts: { agree: 2, 'false-accept': 1 }, asked: 3 }],
      },
    ])
  })

  it('are not mentioned for a run in one family', () => {
    const logged = runLog(header(oracles), [universal])
    expect(byClients(logged).clients).toEqual([])
    expect(reportText('md', logged, materialOf(undefined))).not.toContain('Families')
  })

  it('distinguish a rule that is left to a client from one that is not known at all', () => {
    const row = { rule: 'SPV_TEST/one', oracle: tool, client: 'vulkan', accepted: 2, rejected: 2 }
    expect(byClients(log).clientChecks).toEqual([row])
    expect(byClients(runLog(header(oracles), [unknown, universal])).clientChecks).toEqual([])
  })

  it('do not count a valid case as a check', () => {
    const valid = asked('SPV_TEST/one/valid-1', { 'spv1.6': 'agree', 'vulkan1.3': 'agree' })
    const alone = asked('SPV_TEST/one/x-1', { 'spv1.6': 'false-accept' })
    expect(byClients(runLog(header(oracles), [valid, alone])).clientChecks).toEqual([])
  })

  it('are shown in Markdown, in JSON and on the terminal', () => {
    const markdown = reportText('md', log, materialOf(undefined))
    expect(markdown).toContain('| SPV\\_TEST | vulkan | 2/3 fa1 |')
    expect(markdown).toContain(`| SPV\\_TEST/one | ${tool} | vulkan | 2 | 2 |`)
    expect(JSON.parse(reportText('json', log, materialOf(undefined)))).toMatchObject(byClients(log))
    const screen = terminal(figures(log), picocolors.createColors(false))
    expect(screen).toContain(`${tool}: in vulkan environments only, it checks 1 rule`)
  })
})
