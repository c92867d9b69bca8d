import { join } from 'node:path'
import { manifestIn } from '#runner/corpus/manifest-in'
import { type CasesOfRecipe, casesOfRecipe } from '#runner/fuzz/campaign/cases-of-recipe'
import type { InvalidCases } from '#runner/fuzz/campaign/known'
import { type KnownMessages, readKnownMessages } from '#runner/fuzz/campaign/known-messages'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { groupBy } from '#runner/report/group-by'

/** What tools were recorded to say, by their names without channels. */
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

/** What campaigns ask of the cases of a corpus. */
interface CasesKnown {
  /** Ids of the invalid cases, by rule. */
  readonly invalidCases: InvalidCases
  readonly casesOfRecipe: CasesOfRecipe
}

/** The cases; a problem where the manifest cannot be read, before a campaign begins. */
function casesIn(corpus: string): CasesKnown | Problem {
  const manifest = manifestIn(corpus)
  if (manifest !== undefined && isProblem(manifest)) return manifest
  const cases = manifest?.cases ?? []
  const invalid = cases.filter(({ expect }) => expect === 'invalid')
  const byRule = groupBy(invalid, ({ rule }) => rule)
  return {
    invalidCases: (rule) => byRule.get(rule)?.map(({ id }) => id) ?? [],
    casesOfRecipe: casesOfRecipe(cases),
  }
}

/** What a campaign knows of its tools besides their expectations, from the folder of the corpus. */
export function fuzzKnowledge(
  tools: readonly Tool[],
  corpus: string,
): Problem | (CasesKnown & { readonly messages: ReadonlyMap<string, KnownMessages> }) {
  const messages = messagesOf(tools, join(corpus, 'expectations', 'messages'))
  if (isProblem(messages)) return messages
  const cases = casesIn(corpus)
  if (isProblem(cases)) return cases
  return { messages, ...cases }
}
