import { join } from 'node:path'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { literalBeginning } from '#runner/expectations/id-matcher'
import { ruleNamed } from '#runner/expectations/rule-named'
import { type KnownMessage, readKnownMessages } from '#runner/fuzz/campaign/known-messages'
import { isProblem } from '#runner/is-problem'
import type { OwnCase } from '#runner/own-cases/own-cases'
import {
  ownExpectations,
  ownExpectationsFiles,
  ownPrefix,
} from '#runner/own-cases/own-expectations'
import { packageRoot } from '#runner/package-root'
import { rules } from '#spec/texts'
import { shortDigest } from './asked-record.ts'

const confidences = new Map<string, string>(rules.map(({ id, confidence }) => [id, confidence]))

/** The rule of the pair that an own case is of, or that an entry about own cases names. */
const rulesOfPair = (id: string): string | undefined =>
  ruleNamed(id.startsWith(ownPrefix) ? id.slice(ownPrefix.length) : id)

/** Whether ids of own cases may match a glob. */
function mayBeOwn(glob: string): boolean {
  const beginning = literalBeginning(glob)
  return beginning.startsWith(ownPrefix) || ownPrefix.startsWith(beginning)
}

/**
 * The rules whose own cases an entry may explain; `undefined` if it may be any. An entry about cases of the corpus is a guess about those of
 * the rules that it names, and of no others.
 */
function rulesOf({
  rules: named = [],
  cases = [],
  says,
}: ExpectationEntry): readonly string[] | undefined {
  // By its message, an entry explains answers about any case.
  if (says !== undefined || (named.length === 0 && cases.length === 0)) return undefined
  const found = [
    ...named,
    ...cases.flatMap((glob) => rulesOfPair(glob) ?? (mayBeOwn(glob) ? [undefined] : [])),
  ]
  return found.includes(undefined) ? undefined : found.map(String)
}

/** An entry, and what each version of the tool says of its cases, without which it explains no case of its rules alone. */
interface EntryWithMessages extends ExpectationEntry {
  readonly recorded?: Readonly<Record<string, readonly KnownMessage[]>>
}

function withMessages(
  entry: ExpectationEntry,
  versions: Readonly<Record<string, readonly KnownMessage[]>>,
): EntryWithMessages {
  const recorded = Object.entries(versions).flatMap(([version, messages]) => {
    const found = messages.filter(
      ({ outcome, reason }) => outcome === entry.outcome && reason === entry.reason,
    )
    return found.length === 0 ? [] : [[version, found] as const]
  })
  return recorded.length === 0 ? entry : { ...entry, recorded: Object.fromEntries(recorded) }
}

/** What is known of tools by name, for the judge's own cases. */
export function entriesAboutOwnCases(
  tools: readonly string[],
): Readonly<Record<string, readonly EntryWithMessages[]>> {
  const folder = join(packageRoot(), 'corpus', 'expectations')
  const files = expectationsOf(tools, folder, ownExpectationsFiles(tools), 'read')
  if (isProblem(files)) throw new Error(files.message)
  return Object.fromEntries(
    tools.map((tool) => {
      const recorded = files.get(tool)?.expectations
      const messages = readKnownMessages(join(folder, 'messages', `${tool}.json`))
      if (messages !== undefined && isProblem(messages)) throw new Error(messages.message)
      const entries = recorded === undefined ? [] : ownExpectations(recorded).entries
      return [tool, entries.map((entry) => withMessages(entry, messages?.versions ?? {}))]
    }),
  )
}

/**
 * The digest of the own cases of each rule: of their modules, of what is expected of tools, and of the entries of all tools that may explain
 * another answer, with the messages that these explain.
 */
export function ownQuestions(
  cases: readonly OwnCase[],
  known: Readonly<Record<string, readonly EntryWithMessages[]>>,
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
