import { newestSpec, type RecordedTool, recordedAnswers } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import { counted } from '#runner/counted'
import { ourCommand } from '#runner/our-command'
import { severityWords } from '#runner/report/causes/severity'
import { wrapped } from '#runner/wrapped'
import { columnsOf } from '../options/columns-of.ts'
import { table } from '../output/table.ts'

/** Cases that are listed. */
const shown = 8

/** The tools that have a cause of this name; `<tool>:<id>` names one of them. */
export function toolsWithCause(
  recorded: readonly RecordedTool[],
  name: string,
): readonly { readonly of: RecordedTool; readonly id: string }[] {
  const [, tool, id = name] = /^([\w-]+):(.+)$/.exec(name) ?? []
  return recorded
    .filter(
      (recorded) =>
        (tool === undefined || recorded.tool === tool) && recorded.causes[id] !== undefined,
    )
    .map((recorded) => ({ of: recorded, id }))
}

/** The cases that show a cause in any version, by id. */
export function casesOfCause(
  recorded: RecordedTool,
  id: string,
  cases: readonly FiledCase[],
): readonly string[] {
  const entries = recorded.entries.filter(({ cause }) => cause === id)
  const answers = recordedAnswers({ ...recorded, entries }, cases)
  return [...new Set(answers.map((answer) => answer.case))].sort()
}

/** A cause as a person reads it, and as `--json` prints it. */
export function explainCause(
  { of: recorded, id }: { readonly of: RecordedTool; readonly id: string },
  cases: readonly FiledCase[],
): { readonly text: string; readonly json: object } {
  const cause = recorded.causes[id]
  if (cause === undefined) throw new Error(`${recorded.tool}: no cause ${id}`)
  const ids = casesOfCause(recorded, id, cases)
  const rules = [...new Set(ids.map((caseId) => caseId.split('/').slice(0, 2).join('/')))]
  const { since, until, seen } = cause.versions
  const range = [
    seen.join(', '),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join('; ')
  const spec = newestSpec(recorded.tool)
  const next = [
    ourCommand(`bugs --tool ${spec} --cause ${id} --out bugs`),
    ...rules.slice(0, 1).map((rule) => ourCommand(`explain ${rule}`)),
    ...ids.slice(0, 1).map((caseId) => ourCommand(`reduce ${caseId} --tool ${spec}`)),
  ]
  const columns = columnsOf(process.stdout)
  const text = [
    `${recorded.tool}: ${id}`,
    '',
    ...(columns === undefined ? [cause.summary] : wrapped(cause.summary, columns)),
    '',
    table([
      ['kind', cause.kind],
      ['severity', severityWords(cause, cause.severity)],
      ['section', cause.section],
      ['versions', range],
      ...cause.links.map((link): [string, string] => ['see', link]),
      ...(cause.searched === undefined
        ? []
        : [['searched', `${cause.searched}: no thread found`] as [string, string]]),
      ...rules.slice(0, shown).map((rule): [string, string] => ['rule', rule]),
    ]),
    '',
    counted(ids.length, 'case'),
    ...ids.slice(0, shown).map((caseId) => `  ${caseId}`),
    ...(ids.length > shown ? [`  and ${ids.length - shown} more`] : []),
    '',
    'next',
    ...next.map((line) => `  ${line}`),
  ].join('\n')
  return { text, json: { id, tool: recorded.tool, ...cause, rules, cases: ids, next } }
}
