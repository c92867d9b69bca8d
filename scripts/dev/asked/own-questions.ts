import { join } from 'node:path'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { ruleNamed } from '#runner/expectations/rule-named'
import { isProblem } from '#runner/is-problem'
import type { OwnCase } from '#runner/own-cases/own-cases'
import { ownExpectations, ownExpectationsFiles } from '#runner/own-cases/own-expectations'
import { packageRoot } from '#runner/package-root'
import { rules } from '#spec/texts'
import { shortDigest } from './asked-record.ts'

const confidences = new Map<string, string>(rules.map(({ id, confidence }) => [id, confidence]))

/** The rule of the pair that an own case is of, or that an entry about own cases names. */
const rulesOfPair = (id: string): string | undefined =>
  ruleNamed(id.startsWith('own/') ? id.slice('own/'.length) : id)

/** The rules whose cases an entry may explain; `undefined` if it may be any. */
function rulesOf({
  rules: named = [],
  cases = [],
}: ExpectationEntry): readonly string[] | undefined {
  const found = [...named, ...cases.map(rulesOfPair)]
  return found.length === 0 || found.includes(undefined) ? undefined : found.map(String)
}

/** What is known of tools by name, for the judge's own cases. */
export function entriesAboutOwnCases(
  tools: readonly string[],
): Readonly<Record<string, readonly ExpectationEntry[]>> {
  const folder = join(packageRoot(), 'corpus', 'expectations')
  const files = expectationsOf(tools, folder, ownExpectationsFiles(tools), 'read')
  if (isProblem(files)) throw new Error(files.message)
  return Object.fromEntries(
    tools.map((tool) => {
      const recorded = files.get(tool)?.expectations
      return [tool, recorded === undefined ? [] : ownExpectations(recorded).entries]
    }),
  )
}

/**
 * The digest of the own cases of each rule: of their modules, of what is expected of tools, and of the entries of all tools that may explain
 * another answer.
 */
export function ownQuestions(
  cases: readonly OwnCase[],
  known: Readonly<Record<string, readonly ExpectationEntry[]>>,
): Readonly<Record<string, string>> {
  const about = new Map<string | undefined, string[]>()
  for (const [tool, entries] of Object.entries(known))
    for (const entry of entries)
      for (const rule of new Set(rulesOf(entry) ?? [undefined]))
        about.set(rule, [...(about.get(rule) ?? []), `${tool} ${JSON.stringify(entry)}`])
  const contents = new Map<string, { blamed: Set<string>; modules: unknown[] }>()
  for (const ownCase of cases) {
    const { id, rule, expect, isOpen, environments, limits, version, assembly } = ownCase
    const pair = rulesOfPair(id) ?? rule
    const content = contents.get(pair) ?? { blamed: new Set([pair]), modules: [] }
    content.blamed.add(rule)
    const confidence = confidences.get(rule)
    content.modules.push([
      ...[id, rule, expect, isOpen, confidence],
      ...[environments, limits ?? null, version, assembly],
    ])
    contents.set(pair, content)
  }
  return Object.fromEntries(
    [...contents].map(([pair, { blamed, modules }]) => {
      const entries = [undefined, ...[...blamed].sort()].map((rule) => about.get(rule) ?? [])
      return [pair, shortDigest([modules, entries])]
    }),
  )
}
