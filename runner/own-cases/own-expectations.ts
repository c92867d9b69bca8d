import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from '#spec/verdict'
import type { ExpectationEntry, Expectations } from '../expectations/expectations.ts'
import type { ExplainingEntry } from '../expectations/explainer.ts'
import { messageOf } from '../expectations/message-of.ts'
import { ruleNamed } from '../expectations/rule-named.ts'
import type { KnownMessages } from '../fuzz/campaign/known-messages.ts'
import { placeOfDeath } from '../fuzz/campaign/place-of-death.ts'
import { crashKey } from '../fuzz/observe/crash-key.ts'
import { messageTemplate } from '../fuzz/observe/message-template.ts'
import { ownCasesFolder } from './own-pair-files.ts'

/** The beginning of the ids of the judge's own cases. */
export const ownPrefix = 'own/'

/** Whether an entry is about the judge's own cases alone: no entry of the corpus is. */
export function isOfOwnCases({ cases }: ExpectationEntry): boolean {
  return cases?.every((id) => id.startsWith(ownPrefix)) === true
}

/**
 * Where it is recorded of tools which causes of the corpus explain their answers to own cases: a file for each tool, like those of
 * the corpus. Only those that are there; an installed package has none.
 */
export function ownExpectationsFiles(tools: readonly string[]): readonly string[] {
  const folder = ownCasesFolder()
  if (folder === undefined) return []
  return tools
    .map((tool) => join(folder, 'own-expectations', `${tool}.json`))
    .filter((path) => existsSync(path))
}

/**
 * The words of an answer as they are recorded for an entry: the place where the tool died, or its message. `undefined` where they
 * tell no fault from another.
 */
function recordedForm(verdict: Verdict): string | undefined {
  if (verdict.kind === 'crash' && verdict.signal !== 'memory') {
    const { key, names } = crashKey(verdict.signal, verdict.message)
    return names ? key : undefined
  }
  const message = messageOf(verdict)
  return message === '' ? undefined : messageTemplate(message)
}

/**
 * Whether an answer is one of those that a version of the tool gives to the cases of an entry. Without evidence it is: where none is
 * recorded, as for versions that nobody asked, and where the answer has no words that tell faults apart.
 */
function isRecorded(
  { outcome, reason }: ExpectationEntry,
  { versions }: KnownMessages,
): (verdict: Verdict, version: string) => boolean {
  return (verdict, version) => {
    const known = (versions[version] ?? []).filter(
      (answer) => answer.outcome === outcome && answer.reason === reason,
    )
    const form = recordedForm(verdict)
    if (form === undefined || known.length === 0) return true
    // A function dies of the same fault whoever calls it.
    const place = placeOfDeath(form)
    return known.some(
      ({ key }) => key === form || (place !== undefined && placeOfDeath(key) === place),
    )
  }
}

/** The entry for every case of the rules whose cases it names; `undefined` where it names no rule by its whole id. */
function ofRules(
  entry: ExpectationEntry,
  messages: KnownMessages | undefined,
): ExplainingEntry | undefined {
  if (isOfOwnCases(entry)) return undefined
  const { cases, ...rest } = entry
  const rules = [...new Set((cases ?? []).map(ruleNamed))].filter((rule) => rule !== undefined)
  const [first, ...others] = rules
  return first === undefined
    ? undefined
    : {
        ...rest,
        rules: [first, ...others],
        reason: `by its rule alone: ${entry.reason}`,
        ...(messages === undefined ? {} : { fits: isRecorded(entry, messages) }),
      }
}

/**
 * The knowledge about a tool, for the judge's own cases: entries about some cases of the corpus may explain why the
 * tool answers in the same way about others of the same rule. It is a guess, which the reason says; entries about own
 * cases come before it.
 *
 * @param messages of the tool about the cases of its entries: an answer with another message is not explained by a guess.
 */
export function ownExpectations(
  expectations: Expectations,
  messages?: KnownMessages,
): Expectations {
  const guesses = expectations.entries.flatMap((entry) => ofRules(entry, messages) ?? [])
  return { ...expectations, entries: [...expectations.entries, ...guesses] }
}
