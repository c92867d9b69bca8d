import { join } from 'node:path'
import type { Manifest } from '#runner/corpus/manifest'
import { manifestIn } from '#runner/corpus/manifest-in'
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

/** Reads the manifest when it is first asked: most of its cases are never asked about. */
function invalidCasesIn(corpus: string): InvalidCases {
  let byRule: ReadonlyMap<string, readonly Manifest['cases'][number][]> | undefined
  const read = () => {
    const manifest = manifestIn(corpus)
    if (manifest !== undefined && isProblem(manifest)) throw new Error(manifest.message)
    const invalid = (manifest?.cases ?? []).filter(({ expect }) => expect === 'invalid')
    return groupBy(invalid, ({ rule }) => rule)
  }
  return (rule) => {
    byRule ??= read()
    return byRule.get(rule)?.map(({ id }) => id) ?? []
  }
}

/** What a campaign knows of its tools besides their expectations, from the folder of the corpus. */
export function fuzzKnowledge(
  tools: readonly Tool[],
  corpus: string,
):
  | Problem
  | { readonly messages: ReadonlyMap<string, KnownMessages>; readonly invalidCases: InvalidCases } {
  const messages = messagesOf(tools, join(corpus, 'expectations', 'messages'))
  if (isProblem(messages)) return messages
  return { messages, invalidCases: invalidCasesIn(corpus) }
}
