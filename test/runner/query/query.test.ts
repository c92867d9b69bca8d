import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import type { Result } from '#runner/log/run-log'
import { readQuery } from '#runner/query/read-query'
import { selectedLog } from '#runner/query/selected-log'
import { materialOf } from '#runner/report/material-of'
import { summary } from '#runner/report/summary'
import { reportText } from '../../support/report-text.ts'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'

const [stable, testing, tuned] = ['spirv-val@stable', 'spirv-val@testing', 'spirv-opt -Os']
const both = result('SPV_TEST/two/z-1', testing, 'agree')

/** A case that `testing` accepts in one environment only. */
const inOne: Result = {
  ...both,
  outcome: 'false-accept',
  ms: 3,
  answers: ['spv1.6', 'vulkan1.3'].flatMap((environment) =>
    both.answers.map((answer) => ({
      ...answer,
      environment,
      outcome: environment === 'spv1.6' ? ('false-accept' as const) : ('agree' as const),
    })),
  ),
}
const log = runLog(
  {
    ...header([loggedOracle(stable), loggedOracle(testing), loggedOracle(tuned)]),
    environments: ['spv1.6', 'vulkan1.3'],
  },
  [
    result('SPV_TEST/one/valid-1', stable, 'agree'),
    result('SPV_TEST/one/valid-1', testing, 'false-reject'),
    result('SPV_TEST/one/x-1', stable, 'false-accept', 'never had the rule'),
    result('SPV_TEST/one/x-1', testing, 'inconclusive'),
    result('SPV_TEST/two/y-1', stable, 'crash'),
    result('SPV_TEST/two/y-1', tuned, 'agree'),
    inOne,
  ],
)

function selected(text: string) {
  const query = readQuery(text, log.header)
  if (isProblem(query)) throw new Error(query.message)
  return selectedLog(log, query, text)
}

function cases(text: string): readonly string[] {
  return [...new Set([...selected(text).results].map((row) => row.case.slice('SPV_TEST/'.length)))]
}

describe('a query', () => {
  it.each([
    [`${stable}=agree and ${testing}=false-reject`, ['one/valid-1']],
    [`${stable}=crash or ${testing}=inconclusive`, ['one/x-1', 'two/y-1']],
    ['"spirv-opt -Os"=agree', ['two/y-1']],
    ['"spirv-opt -Os"!=agree and not env=vulkan1.3', ['one/valid-1', 'one/x-1', 'two/z-1']],
    ['any=disagreement', ['one/valid-1', 'one/x-1', 'two/y-1', 'two/z-1']],
    ['any=unexplained', ['one/valid-1', 'two/y-1', 'two/z-1']],
    ['rule~*/two and expect=invalid', ['two/y-1', 'two/z-1']],
    ['case=SPV_TEST/one/x-1', ['one/x-1']],
    ['text=SPV_TEST and rule!~one', ['two/y-1', 'two/z-1']],
    ['env~vulkan*', ['two/z-1']],
    [`env=vulkan1.3 and ${testing}=false-accept`, []],
  ])('selects %s', (text, expected) => {
    expect(cases(text)).toEqual(expected)
  })

  it("binds 'and' tighter than 'or', and 'not' tighter than both", () => {
    const [crash, agree] = [`${stable}=crash`, `${stable}=agree`]
    expect(cases(`${agree} or ${crash} and rule~one`)).toEqual(['one/valid-1'])
    expect(cases(`(${agree} or ${crash}) and rule~two`)).toEqual(['two/y-1'])
    expect(cases(`not ${crash} and rule~two`)).toEqual(['two/z-1'])
    expect(cases(`not (${crash} and rule~two) and rule~two`)).toEqual(['two/z-1'])
  })

  it('keeps only the answers in the selected environments, with their outcomes', () => {
    const { results, footer, header: head } = selected('env=vulkan1.3')
    expect([...results]).toEqual([
      { ...inOne, outcome: 'agree', ms: undefined, answers: [inOne.answers[1]] },
    ])
    expect(footer).toMatchObject({ results: 1, totals: { [testing]: { agree: 1 } } })
    expect(head.selection).toEqual({ where: 'env=vulkan1.3' })
  })

  it.each([
    ['', 'at the end: expected a condition'],
    [`${stable}=agree ${testing}=crash`, "character 24: 'spirv-val@testing': expected 'and', 'or'"],
    [`(${stable}=agree`, "at the end: expected 'and', 'or' or ')'"],
    [`${stable}=agre`, "character 18: 'agre': expected crash, "],
    [
      'nobody=agree',
      "character 1: 'nobody': expected rule, case, text, env, expect, any, spirv-val@stable",
    ],
    [`${stable}~agree`, "character 17: '~': expected = or !="],
    ['rule one', "character 6: 'one': expected =, !=, ~ or !~"],
    ['text=core', "character 6: 'core': the run has no such text, but one of SPV_TEST"],
    ['env=vulkan9 and any=crash', "character 5: 'vulkan9': the run has no such env"],
    ['any=crash and', 'at the end: expected a condition'],
    ['rule="one', 'character 6: " has no meaning here'],
  ])('is refused: %s', (text, message) => {
    const query = readQuery(text, log.header)
    expect(isProblem(query) && query.message).toContain(message)
  })
})

describe('the selected part of a run', () => {
  it('lists its cases, with environments that are answered alike on one line', () => {
    const list = reportText('cases', selected('rule~two'), materialOf(undefined))
    expect(list).toBe(
      [
        `SPV_TEST/two/y-1 invalid [spv1.6]: ${tuned} agree, ${stable} crash`,
        `SPV_TEST/two/z-1 invalid [spv1.6]: ${testing} false-accept`,
        `SPV_TEST/two/z-1 invalid [vulkan1.3]: ${testing} agree`,
        '2 cases\n',
      ].join('\n'),
    )
  })

  it('does not call a tool worthless because only wrong answers were selected', () => {
    const wrong = Array.from({ length: 9 }, (_, index) =>
      result(`SPV_TEST/one/x-${index}`, stable, 'false-accept', 'known'),
    )
    const right = result('SPV_TEST/one/y-1', stable, 'agree')
    const whole = runLog(header([loggedOracle(stable)]), [...wrong, right])
    const query = readQuery('any=disagreement', whole.header)
    if (isProblem(query)) throw new Error(query.message)
    expect(summary(whole)).toMatchObject({ failed: false, silent: [] })
    expect(summary(selectedLog(whole, query, ''))).toMatchObject({ failed: false, silent: [] })
  })
})
