import { join } from 'node:path'
import { assembleText } from '#runner/corpus/assembly'
import type { FiledCase } from '#runner/corpus/manifest'
import { manifestIn } from '#runner/corpus/manifest-in'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { type CasesOfRecipe, casesOfRecipe } from '#runner/fuzz/campaign/cases-of-recipe'
import { type FaultsOfRule, faultsOfRule } from '#runner/fuzz/campaign/faults-of-rule'
import type { InvalidCases } from '#runner/fuzz/campaign/known'
import type { Knowledge } from '#runner/fuzz/campaign/known-by'
import { type KnownMessages, readKnownMessages } from '#runner/fuzz/campaign/known-messages'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { groupBy } from '#runner/report/group-by'
import { knownResults } from '#runner/results/known-results'

/** The recorded messages of tools, by their names without channels. */
function messagesOf(
  tools: readonly Tool[],
  folder: string,
): ReadonlyMap<string, KnownMessages> | Problem {
  const found = new Map<string, KnownMessages>()
  for (const { tool } of tools) {
    const messages = readKnownMessages(join(folder, `${tool}.json`))
    if (messages === undefined) continue
    if (isProblem(messages)) return messages
    found.set(tool, messages)
  }
  return found
}

/** The questions of campaigns about the cases of a corpus. */
interface CasesKnown {
  /** Ids of the invalid cases, by rule. */
  readonly invalidCases: InvalidCases
  readonly casesOfRecipe: CasesOfRecipe
  readonly faultsOfRule: FaultsOfRule
}

/** The cases; a problem where the manifest cannot be read, before a campaign begins. */
function casesIn(corpus: string): CasesKnown | Problem {
  const manifest = manifestIn(corpus)
  if (manifest !== undefined && isProblem(manifest)) return manifest
  const cases = manifest?.cases ?? []
  const invalid = cases.filter(({ expect }) => expect === 'invalid')
  const byRule = groupBy(invalid, ({ rule }) => rule)
  let read: Corpus | Problem | undefined
  function wordsOf(each: FiledCase): Uint32Array | undefined {
    read ??= readCorpus(corpus, assembleText)
    const found = isProblem(read) ? read : read.read(each)
    return isProblem(found) || found.octets !== undefined ? undefined : found.words
  }
  return {
    faultsOfRule: faultsOfRule((rule) =>
      (byRule.get(rule) ?? []).map((each) => ({ ...each, words: () => wordsOf(each) })),
    ),
    invalidCases: (rule) => byRule.get(rule)?.map(({ id }) => id) ?? [],
    casesOfRecipe: casesOfRecipe(cases),
  }
}

/** The knowledge of a campaign about its tools besides their expectations, from the folder of the corpus. */
export function fuzzKnowledge(
  tools: readonly Tool[],
  corpus: string,
): Problem | (CasesKnown & Required<Pick<Knowledge, 'messages' | 'results'>>) {
  const messages = messagesOf(tools, join(corpus, 'expectations', 'messages'))
  if (isProblem(messages)) return messages
  const results = new Map<string, readonly ExpectationEntry[]>()
  for (const { tool } of tools) {
    const entries = knownResults(corpus, tool)
    if (isProblem(entries)) return entries
    results.set(tool, entries)
  }
  const cases = casesIn(corpus)
  if (isProblem(cases)) return cases
  return { messages, results, ...cases }
}
