import { rulesShownBy } from '../../corpus/covers.ts'
import type { FiledCase } from '../../corpus/manifest.ts'
import { disagreements, outcomes } from '../../log/outcome.ts'
import type { LoggedRun, Result } from '../../log/run-log.ts'
import type { Material } from '../../report/material.ts'
import { abbreviations } from '../../report/tally-text.ts'
import type { PageRule } from '../page-rule.ts'
import { answerText } from './answer-text.ts'
import { type PageCases, shownCases } from './page-cases.ts'
import type { PageAnswer, PageCase, PageData } from './page-data.ts'
import { type StringTable, stringTable } from './string-table.ts'

/** The lists that grow with the answers of a run; each is iterated once, in the order of these names. */
interface Lists {
  readonly cases: Iterable<PageCase>
  readonly results: Iterable<readonly number[]>
  readonly answers: Iterable<readonly PageAnswer[]>
  readonly strings: Iterable<string>
}

/** The data of a page, with the lists that grow with the answers of a run last, and not in memory. */
export type PageTables = Omit<PageData, keyof Lists> & Lists

function pageAnswers({ answers }: Result, table: StringTable): readonly PageAnswer[] {
  return answers.map((answer) => [
    table.of(answer.environment),
    outcomes.indexOf(answer.outcome),
    table.of(answerText(answer)),
    table.of(answer.explained),
  ])
}

/** The run, its rules and its cases in the form that the page's script reads. */
export function pageTables(
  { header, results }: LoggedRun,
  shown: PageCases,
  rules: readonly PageRule[],
  material: Material,
): PageTables {
  const table = stringTable()
  const ruleNumbers = new Map(rules.map(({ id }, index) => [id, index]))
  const filed = new Map<string, FiledCase>(
    material.corpus?.manifest.cases.map((filed) => [filed.id, filed]),
  )
  const lists = stringTable()
  const oracleNumbers = new Map(header.oracles.map(({ name }, index) => [name, index]))
  function* cases(): Generator<PageCase, void> {
    for (const { id, rule, expect } of shownCases(results, shown.controls)) {
      const filedCase = filed.get(id)
      yield [
        ruleNumbers.get(rule) ?? -1,
        id.slice(rule.length + 1),
        expect,
        shown.numbers.get(filedCase?.control ?? '') ?? -1,
        table.of(filedCase?.summary),
        table.of(filedCase?.environments.join(' ')),
        filedCase === undefined
          ? []
          : rulesShownBy({ ...filedCase, expect }).flatMap((other) =>
              other === rule ? [] : (ruleNumbers.get(other) ?? []),
            ),
      ]
    }
  }
  function* rows(): Generator<readonly number[], void> {
    for (const shownCase of shownCases(results, shown.controls)) {
      const row = header.oracles.map(() => -1)
      for (const result of shownCase.results) {
        const index = oracleNumbers.get(result.oracle)
        if (index !== undefined) row[index] = lists.of(JSON.stringify(pageAnswers(result, table)))
      }
      yield row
    }
  }
  function* answers(): Generator<readonly PageAnswer[], void> {
    for (const list of lists.strings) yield JSON.parse(list)
  }
  return {
    oracles: header.oracles.map(({ name, version, kind }) => ({ name, version, kind })),
    outcomes: outcomes.map((name) => ({
      name,
      short: abbreviations.find(([outcome]) => outcome === name)?.[1] ?? '',
      disagrees: disagreements.has(name),
    })),
    ...(material.playground === undefined ? {} : { playground: material.playground }),
    rules: rules.map(({ id, text, section, summary, class: kind }) => ({
      id,
      text,
      section,
      summary,
      class: kind,
    })),
    cases: cases(),
    results: rows(),
    answers: answers(),
    strings: table.strings,
  }
}
