import type { CaseDraft } from './draft.ts'

/** Names of the environments in which a certified draft is asked about, each once; the first is the one to assemble for. */
export function askedIn(draft: CaseDraft): readonly string[] {
  const { environments, clientEnvironments = [], oldestEnvironments = [] } = draft
  return [...new Set([...environments, ...clientEnvironments, ...oldestEnvironments])]
}
