import type { Cause } from '#runner/causes/cause'
import { newestSpec } from '#runner/causes/newest-spec'
import { counted } from '#runner/counted'
import { ourCommand } from '#runner/our-command'
import { severityWords } from '#runner/report/causes/severity'
import { wrapped } from '#runner/wrapped'
import { columnsOf } from '../options/columns-of.ts'
import { table } from '../output/table.ts'

/** What is printed of the cases of a cause, however many they are. */
export interface CauseDigest {
  readonly cases: number
  /** How many of them show it in some runs only. */
  readonly someRuns: number
  /** The first of their rules and ids, and those among these ids that show it in some runs only. */
  readonly rules: readonly string[]
  readonly ids: readonly string[]
  readonly sometimes: readonly string[]
}

/** A cause of a tool. */
export interface NamedCause {
  readonly tool: string
  readonly id: string
  readonly cause: Cause
}

/** Commands that show more of a cause. */
export function nextOfCause(
  { tool, id }: NamedCause,
  { rules, ids }: CauseDigest,
): readonly string[] {
  const spec = newestSpec(tool)
  return [
    ourCommand(`bugs --tool ${spec} --cause ${id} --out bugs`),
    ...rules.slice(0, 1).map((rule) => ourCommand(`explain ${rule}`)),
    ...ids.slice(0, 1).map((caseId) => ourCommand(`reduce ${caseId} --tool ${spec}`)),
  ]
}

/** A cause as a person reads it. */
export function causeText(named: NamedCause, digest: CauseDigest): string {
  const { tool, id, cause } = named
  const { cases, someRuns, rules, ids, sometimes } = digest
  const { since, until, seen } = cause.versions
  const range = [
    seen.join(', '),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join('; ')
  const columns = columnsOf(process.stdout)
  const mark = ', in some runs'
  return [
    `${tool}: ${id}`,
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
      ...rules.map((rule): [string, string] => ['rule', rule]),
    ]),
    '',
    counted(cases, 'case') + (someRuns === 0 ? '' : `, ${someRuns} of them in some runs only`),
    ...ids.map((caseId) => `  ${caseId}${sometimes.includes(caseId) ? mark : ''}`),
    ...(cases > ids.length ? [`  and ${cases - ids.length} more`] : []),
    '',
    'next',
    ...nextOfCause(named, digest).map((line) => `  ${line}`),
  ].join('\n')
}
