import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Check } from '#reference/check'
import { checkModules } from '#reference/check-modules'
import { decode } from '#reference/decode/decode'
import { wholeJudgement } from '#reference/dispatch'
import { type LateRow, lateChecks } from '#reference/late-checks'
import type { SelectedJudgement } from '#reference/selection'
import { createValidator } from '#reference/validate'
import { packageRoot } from '#runner/package-root'
import { composed } from '../support/composed.ts'
import { newest } from './newest.ts'

const words = composed({ body: '%v = OpVariable %pointer_Function_float Function' })

/** The evaluated part of a file, and the questions to each of its checks. */
function fileOf(checks: readonly Check[]) {
  let evaluated = 0
  const load = () => {
    evaluated++
    return checks
  }
  return { load, times: () => evaluated }
}

function verdictOf(checks: readonly Check[]) {
  const judgement: SelectedJudgement = { ...wholeJudgement, checks, ruleById: () => undefined }
  const judge = createValidator({}, judgement)
  const verdict = judge(words, newest)
  expect(judge(words, newest)).toEqual(verdict)
  return verdict
}

const survey: Extract<Check, { readonly survey: unknown }>['survey'] = ({ words: all }) =>
  (['P/e', 'P/f'] as const).map((rule) => ({ rule, word: all.length, message: 'surveyed' }))

const real: readonly Check[] = [
  { rule: 'P/a', judgeModule: (module, report) => report(module.words.length, 'of the module') },
  {
    rule: 'P/b',
    judgeFunction: ({ definition: { word } }, _, report) => report(word, 'of a function'),
  },
  {
    rule: 'P/c',
    at: ['OpVariable', 'OpLabel'],
    judge: ({ word }, _, report) => report(word, 'at'),
  },
  {
    ...{ rule: 'P/d', at: '*', among: ['Shader'], having: ['StorageClass.Function'] },
    judge: ({ name, word }, _, report) => report(word, name),
  },
  { rule: 'P/e', survey },
  { rule: 'P/f', survey },
  { rule: 'P/g', among: ['Kernel'], judgeModule: (_, report) => report(0, 'not asked') },
]
const lists = [['Shader'], ['OpVariable', 'OpLabel'], ['StorageClass.Function'], ['Kernel']]
const rows: readonly LateRow[] = [
  [0, 'judgeModule', null],
  [1, 'judgeFunction', null],
  [2, 'judge', null, 1],
  [3, 'judge', 0, '*', 2],
  [4, 0, null],
  [5, 0, null],
  [6, 'judgeModule', 3],
]

it('a late check gives the verdict of the checks in its file, which is evaluated only once', () => {
  const file = fileOf(real)
  const late = lateChecks(
    real.map(({ rule: id }) => ({ id })),
    lists,
  )(rows, file.load)
  expect(file.times()).toBe(0)
  const verdict = verdictOf(late)
  expect(verdict).toEqual(verdictOf(real))
  expect(verdict).toMatchObject({ kind: 'invalid' })
  expect(file.times()).toBe(1)
})

it('a late check does not evaluate its file before its first question', () => {
  const file = fileOf(real)
  const late = lateChecks(
    real.map(({ rule: id }) => ({ id })),
    lists,
  )(rows, file.load)
  expect(verdictOf(late.slice(-1))).toEqual({ kind: 'valid' })
  expect(file.times()).toBe(0)
})

it('late checks of several files share one survey', () => {
  const file = lateChecks(
    real.map(({ rule: id }) => ({ id })),
    lists,
  )
  const surveys = [file(rows, () => real), file(rows, () => real)].flatMap((checks) =>
    checks.flatMap((check) => ('survey' in check ? [check.survey] : [])),
  )
  expect([surveys.length, new Set(surveys).size]).toEqual([4, 1])
})

it('a late check replaces itself by the real function in the list from which it was first called', () => {
  const judgesOf = (checks: readonly Check[]) =>
    checks.flatMap((check) => ('judgeModule' in check ? [check.judgeModule] : []))
  const judges = judgesOf(
    lateChecks(
      real.map(({ rule: id }) => ({ id })),
      lists,
    )(rows, () => real),
  )
  const late = judgesOf(real)
  expect(judges[0]).not.toBe(late[0])
  judges[0]?.(decode(words, newest).module, () => undefined)
  expect(judges[0]).toBe(late[0])
  expect(judges[1]).not.toBe(late[1])
})

it('every file of checks exports them in the form by which the build finds them', () => {
  const files = checkModules.flatMap(([path, { checks }]) => (checks === undefined ? [] : [path]))
  expect(files.length).toBeGreaterThan(250)
  const reference = join(packageRoot(), 'reference')
  const others = files.filter(
    (path) => !/^export const checks\b/m.test(readFileSync(join(reference, `${path}.ts`), 'utf8')),
  )
  expect(others).toEqual([])
})
