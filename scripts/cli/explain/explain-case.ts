import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { newestSpec, type RecordedTool, recordedAnswers } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import { ourCommand } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { ruleById } from '#spec/texts'
import { table } from '../output/table.ts'

/** What the versions of each text expect of a case about which they differ, one row each. */
function byVersion({ revisions = {} }: FiledCase): readonly (readonly [string, string])[] {
  return Object.entries(revisions).flatMap(([text, turns]) =>
    Object.entries(turns)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, expect]) => ['', `${expect} by ${text} from ${date}`] as const),
  )
}

/** A case as a person reads it, and as `--json` prints it: what it asks, and which tools answer it wrongly. */
export function explainCase(
  of: FiledCase,
  recorded: readonly RecordedTool[],
): { readonly text: string; readonly json: object } {
  const answers = recorded.flatMap((tool) => recordedAnswers(tool, [of]))
  const rows = new Map<string, readonly [string, string, string]>()
  for (const { tool, version, entry } of answers)
    rows.set(`${tool} ${version} ${entry.outcome}`, [
      `${tool} ${version}`,
      entry.outcome,
      `${entry.cause ?? ''}: ${entry.reason}`,
    ])
  const [first] = answers
  const [environment = 'spv1.6'] = of.environments
  const usual = newestSpec('spirv-val')
  const isPacked = !existsSync(join(packageRoot(), 'corpus', of.file))
  const next = [
    ...(isPacked ? [ourCommand('corpus extract')] : []),
    ourCommand(`explain ${of.rule}`),
    ...(of.limits === undefined
      ? [ourCommand(`validate corpus/${of.file} --env ${environment}`)]
      : [
          `echo '${JSON.stringify(of.limits)}' >limits.json`,
          ourCommand(`validate corpus/${of.file} --env ${environment} --limits limits.json`),
        ]),
    ...(of.limits !== undefined
      ? []
      : first === undefined
        ? [
            ourCommand(`ask corpus/${of.file} --tool ${usual} --env ${environment}`),
            ourCommand(`reduce ${of.id} --tool ${usual}`),
          ]
        : [
            ourCommand(`reduce ${of.id} --tool ${newestSpec(first.tool)}`),
            ...(first.entry.cause === undefined
              ? []
              : [ourCommand(`explain ${first.tool}:${first.entry.cause}`)]),
          ]),
  ]
  const text = [
    of.id,
    '',
    of.summary,
    '',
    table([
      ['expect', of.expect],
      ...byVersion(of),
      ['rule', `${of.rule}: ${ruleById(of.rule)?.summary ?? ''}`],
      ...(of.covers ?? []).map((rule): readonly [string, string] => [
        'covers',
        `${rule}: ${ruleById(rule)?.summary ?? ''}`,
      ]),
      ['file', `corpus/${of.file}`],
      ['control', of.control ?? 'none'],
      ['phase', of.phase],
      ['confidence', of.confidence],
      ['environments', of.environments.join(' ')],
      ...(of.limits === undefined ? [] : [['limits', JSON.stringify(of.limits)] as const]),
    ]),
    '',
    rows.size === 0 ? 'no tool is recorded to answer it wrongly' : 'answered wrongly by',
    ...(rows.size === 0 ? [] : [table([...rows.values()].map((row) => ['', ...row]))]),
    '',
    'next',
    ...next.map((line) => `  ${line}`),
  ].join('\n')
  return { text, json: { ...of, answers, next } }
}
