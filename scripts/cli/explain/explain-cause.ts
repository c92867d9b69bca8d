import { newestSpec, type RecordedTool, recordedAnswers } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import { counted } from '#runner/counted'
import { ourCommand } from '#runner/our-command'
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
    .filter((of) => (tool === undefined || of.tool === tool) && of.causes[id] !== undefined)
    .map((of) => ({ of, id }))
}

/** The cases that show a cause in any version, by id. */
export function casesOfCause(
  of: RecordedTool,
  id: string,
  cases: readonly FiledCase[],
): readonly string[] {
  const entries = of.entries.filter(({ cause }) => cause === id)
  const answers = recordedAnswers({ ...of, entries }, cases)
  return [...new Set(answers.map((answer) => answer.case))].sort()
}

/** A cause as a person reads it, and as `--json` prints it. */
export function explainCause(
  { of, id }: { readonly of: RecordedTool; readonly id: string },
  cases: readonly FiledCase[],
): { readonly text: string; readonly json: object } {
  const cause = of.causes[id]
  if (cause === undefined) throw new Error(`${of.tool}: no cause ${id}`)
  const ids = casesOfCause(of, id, cases)
  const rules = [...new Set(ids.map((one) => one.split('/').slice(0, 2).join('/')))]
  const { since, until, seen } = cause.versions
  const range = [
    seen.join(', '),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join('; ')
  const spec = newestSpec(of.tool)
  const next = [
    ourCommand(`bugs --tool ${spec} --cause ${id} --out bugs`),
    ...rules.slice(0, 1).map((rule) => ourCommand(`explain ${rule}`)),
    ...ids.slice(0, 1).map((one) => ourCommand(`reduce ${one} --tool ${spec}`)),
  ]
  const text = [
    `${of.tool}: ${id}`,
    '',
    cause.summary,
    '',
    table([
      ['kind', cause.kind],
      ['severity', cause.severity],
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
    ...ids.slice(0, shown).map((one) => `  ${one}`),
    ...(ids.length > shown ? [`  and ${ids.length - shown} more`] : []),
    '',
    'next',
    ...next.map((line) => `  ${line}`),
  ].join('\n')
  return { text, json: { id, tool: of.tool, ...cause, rules, cases: ids, next } }
}
