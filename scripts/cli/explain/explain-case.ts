import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { newestSpec } from '#runner/causes/newest-spec'
import { type RecordedTool, recordedAnswers } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import { ourCommand } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { caseAddress } from '#runner/playground/case-address'
import { wrapped } from '#runner/wrapped'
import { ruleById } from '#spec/texts'
import { columnsOf } from '../options/columns-of.ts'
import { table } from '../output/table.ts'

/** The expectations of the versions of each text for a case about which they differ, one row each. */
function byVersion({ revisions = {} }: FiledCase): readonly (readonly [string, string])[] {
  return Object.entries(revisions).flatMap(([text, turns]) =>
    Object.entries(turns)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, expect]) => ['', `${expect} by ${text} from ${date}`] as const),
  )
}

/** A case as a person reads it, and as `--json` prints it: what it asks, and which tools answer it wrongly. */
export function explainCase(
  filed: FiledCase,
  recorded: readonly RecordedTool[],
): { readonly text: string; readonly json: object } {
  const answers = recorded.flatMap((tool) => recordedAnswers(tool, [filed]))
  const rows = new Map<string, readonly [string, string, string]>()
  for (const { tool, version, entry } of answers)
    rows.set(`${tool} ${version} ${entry.outcome}`, [
      `${tool} ${version}`,
      entry.sometimes ? `${entry.outcome}, in some runs` : entry.outcome,
      `${entry.cause ?? ''}: ${entry.reason}`,
    ])
  const [first] = answers
  const [environment = 'spv1.6'] = filed.environments
  const usual = newestSpec('spirv-val')
  const isPacked = !existsSync(join(packageRoot(), 'corpus', filed.file))
  const next = [
    ...(isPacked ? [ourCommand('corpus extract')] : []),
    ourCommand(`explain ${filed.rule}`),
    ...(filed.limits === undefined
      ? [ourCommand(`validate corpus/${filed.file} --env ${environment}`)]
      : [
          `echo '${JSON.stringify(filed.limits)}' >limits.json`,
          ourCommand(`validate corpus/${filed.file} --env ${environment} --limits limits.json`),
        ]),
    ...(filed.limits !== undefined
      ? []
      : first === undefined
        ? [
            ourCommand(`ask corpus/${filed.file} --tool ${usual} --env ${environment}`),
            ourCommand(`reduce ${filed.id} --tool ${usual}`),
          ]
        : [
            ourCommand(`reduce ${filed.id} --tool ${newestSpec(first.tool)}`),
            ...(first.entry.cause === undefined
              ? []
              : [ourCommand(`explain ${first.tool}:${first.entry.cause}`)]),
          ]),
  ]
  const page = caseAddress('out/playground/index.html', filed.id)
  const playground = ourCommand('playground')
  const columns = columnsOf(process.stdout)
  const text = [
    filed.id,
    '',
    ...(columns === undefined ? [filed.summary] : wrapped(filed.summary, columns)),
    '',
    table(
      [
        ['expect', filed.expect],
        ...byVersion(filed),
        ['rule', `${filed.rule}: ${ruleById(filed.rule)?.summary ?? ''}`],
        ...(filed.covers ?? []).map((rule): readonly [string, string] => [
          'covers',
          `${rule}: ${ruleById(rule)?.summary ?? ''}`,
        ]),
        ['file', `corpus/${filed.file}`],
        ['control', filed.control ?? 'none'],
        ['phase', filed.phase],
        ['confidence', filed.confidence],
        ['environments', filed.environments.join(' ')],
        ...(filed.limits === undefined ? [] : [['limits', JSON.stringify(filed.limits)] as const]),
      ],
      columns,
    ),
    '',
    rows.size === 0 ? 'no tool is recorded to answer it wrongly' : 'answered wrongly by',
    ...(rows.size === 0
      ? []
      : [
          table(
            [...rows.values()].map((row) => ['', ...row]),
            columns,
          ),
        ]),
    '',
    'next',
    ...next.map((line) => `  ${line}`),
    '',
    `in a browser, at ${page} after`,
    `  ${playground}`,
  ].join('\n')
  return { text, json: { ...filed, answers, next: [...next, playground], page } }
}
