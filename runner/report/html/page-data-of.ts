import { disagreements, outcomes } from '../../log/outcome.ts'
import type { Result, RunLog } from '../../log/run-log.ts'
import { enforcementLook, enforcementWords } from '../enforcement.ts'
import type { Material } from '../material.ts'
import { abbreviations } from '../tally-text.ts'
import { answerText } from './answer-text.ts'
import type { PageAnswer, PageCase, PageData } from './page-data.ts'
import { pageRules } from './page-rules.ts'
import { pageTexts } from './page-texts.ts'
import { type StringTable, stringTable } from './string-table.ts'

/** Cases of the run and their controls, by id: a control is shown even if it is not part of the run. */
function askedCases(
  { results }: RunLog,
  { corpus }: Material,
): ReadonlyMap<string, { readonly rule: string; readonly expect: PageCase[2] }> {
  const cases = new Map<string, { readonly rule: string; readonly expect: PageCase[2] }>()
  for (const { case: id, rule, expect } of results) cases.set(id, { rule, expect })
  const filed = new Map(corpus?.manifest.cases.map((one) => [one.id, one]))
  for (const id of [...cases.keys()]) {
    const control = filed.get(filed.get(id)?.control ?? '')
    if (control !== undefined && !cases.has(control.id)) cases.set(control.id, control)
  }
  return new Map([...cases].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function pageAnswers({ answers }: Result, table: StringTable): readonly PageAnswer[] {
  return answers.map((answer) => [
    table.of(answer.environment),
    outcomes.indexOf(answer.outcome),
    table.of(answerText(answer)),
    table.of(answer.explained),
  ])
}

/** The run, its rules and its cases in the form that the page's script reads. */
export function pageDataOf(log: RunLog, material: Material): PageData {
  const { header } = log
  const table = stringTable()
  const asked = askedCases(log, material)
  const rules = pageRules(header, new Set([...asked.values()].map(({ rule }) => rule)), material)
  const ruleNumbers = new Map(rules.map(({ id }, at) => [id, at]))
  const caseNumbers = new Map([...asked.keys()].map((id, at) => [id, at]))
  const filed = new Map(material.corpus?.manifest.cases.map((one) => [one.id, one]))
  const cases = [...asked].map(([id, { rule, expect }]): PageCase => {
    const of = filed.get(id)
    return [
      ruleNumbers.get(rule) ?? -1,
      id.slice(rule.length + 1),
      expect,
      caseNumbers.get(of?.control ?? '') ?? -1,
      table.of(of?.summary),
      table.of(of?.environments.join(' ')),
    ]
  })
  const lists = stringTable()
  const results = cases.map(() => header.oracles.map(() => -1))
  const oracleNumbers = new Map(header.oracles.map(({ name }, at) => [name, at]))
  for (const result of log.results) {
    const row = results[caseNumbers.get(result.case) ?? -1]
    const at = oracleNumbers.get(result.oracle)
    if (row !== undefined && at !== undefined)
      row[at] = lists.of(JSON.stringify(pageAnswers(result, table)))
  }
  return {
    texts: pageTexts(log, rules, table, material),
    oracles: header.oracles.map(({ name, version, kind }) => ({ name, version, kind })),
    enforcement: Object.fromEntries(
      enforcementWords.map((word) => [word, enforcementLook(word)]),
    ) as PageData['enforcement'],
    outcomes: outcomes.map((name) => ({
      name,
      short: abbreviations.find(([outcome]) => outcome === name)?.[1] ?? '',
      disagrees: disagreements.has(name),
    })),
    rules,
    cases,
    answers: lists.strings.map((list): readonly PageAnswer[] => JSON.parse(list)),
    results,
    strings: table.strings,
  }
}
