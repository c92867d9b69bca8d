import { versionOrder } from '../expectations/version-order.ts'
import { messageTemplate } from '../fuzz/observe/message-template.ts'
import type { LoggedRun, Result } from '../log/run-log.ts'
import type { LearntMessages } from './learnt-messages.ts'

/** A message that refuses cases of more rules says nothing about a rule. */
const mostRules = 3
/** The rules whose cases a message refuses. */
type RefusedRules = Set<string>

function taken(results: Iterable<Result>, oracle: string): ReadonlyMap<string, RefusedRules> {
  const byTemplate = new Map<string, RefusedRules>()
  for (const { oracle: name, expect, rule, answers } of results) {
    if (name !== oracle || expect !== 'invalid') continue
    for (const { outcome, verdict } of answers) {
      if (outcome !== 'agree' || verdict.kind !== 'invalid') continue
      const template = messageTemplate(verdict.message)
      byTemplate.set(template, (byTemplate.get(template) ?? new Set()).add(rule))
    }
  }
  return byTemplate
}

/**
 * What the right refusals of each validator of a run say about its messages, by the tools' names. That most cases of a rule are
 * refused by another message is no evidence against a message: of 14 of spirv-val that this would call strangers, 12 described
 * the fault.
 *
 * @param before what was learnt of other versions, which stays.
 */
export function learnMessages(
  { header, results }: Pick<LoggedRun, 'header' | 'results'>,
  before: ReadonlyMap<string, LearntMessages>,
): ReadonlyMap<string, LearntMessages> {
  const learnt = new Map(before)
  for (const { name, tool, kind, version } of header.oracles) {
    if (kind !== 'validator' || tool === 'reference') continue
    const rows = new Map<string, { template: string; rules: string[]; versions: string[] }>()
    const add = (template: string, rules: readonly string[], versions: readonly string[]): void => {
      const key = JSON.stringify([template, rules])
      const row = rows.get(key) ?? { template, rules: [...rules], versions: [] }
      row.versions = [...new Set([...row.versions, ...versions])].sort(versionOrder)
      rows.set(key, row)
    }
    for (const { template, rules, versions } of learnt.get(tool)?.rows ?? []) {
      const others = versions.filter((other) => other !== version)
      if (others.length > 0) add(template, rules, others)
    }
    for (const [template, rules] of taken(results, name))
      if (template !== '' && rules.size <= mostRules) add(template, [...rules].sort(), [version])
    const sorted = [...rows.values()].sort((a, b) => (a.template < b.template ? -1 : 1))
    if (sorted.length > 0) learnt.set(tool, { tool, rows: sorted })
  }
  return learnt
}
