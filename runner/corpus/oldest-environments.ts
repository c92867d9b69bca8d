import { type Environment, environmentByName, environments } from '#spec/environments'
import { groupBy } from '../report/group-by.ts'
import type { CaseDraft } from './draft.ts'

/** Universal environments and those of Vulkan, the oldest first. */
const families = (['universal', 'vulkan'] as const).map((client) =>
  environments.filter((environment) => environment.client === client),
)

/** A draft with a fault, and its control. */
interface BrokenDraft {
  readonly draft: CaseDraft
  readonly control: CaseDraft
}

function clientsOf({ environments: named }: CaseDraft): ReadonlySet<string | undefined> {
  return new Set(named.map((name) => environmentByName(name)?.client))
}

/** Whether a draft is for an environment at all: one of its version, of a client that its maker does not exclude. */
function suits({ control }: BrokenDraft, { client, version }: Environment): boolean {
  const clients = clientsOf(control)
  return (control.words[1] ?? 0) <= version && (clients.has('universal') || clients.has(client))
}

/**
 * The drafts that ask about a rule in the oldest environment of each family in which any of its drafts can: for each rule the first
 * of them, with its control. Drafts for a device with certain limits ask nobody.
 *
 * @param holds whether what the maker claims of a draft is certified in an environment.
 * @param wanted the drafts of which this is wanted: rules that ask about none of them are left out.
 */
export function oldestEnvironments(
  drafts: readonly CaseDraft[],
  holds: (draft: CaseDraft, environment: string) => boolean,
  wanted: readonly CaseDraft[] = drafts,
): ReadonlyMap<CaseDraft, readonly string[]> {
  const broken = drafts.flatMap((draft): readonly BrokenDraft[] =>
    draft.control === null || draft.candidate.limits !== undefined
      ? []
      : [{ draft, control: draft.control }],
  )
  const asked = new Map<CaseDraft, readonly string[]>()
  const ask = (draft: CaseDraft, name: string) =>
    asked.set(draft, [...new Set([...(asked.get(draft) ?? []), name])])
  const ofRules = groupBy(broken, ({ draft }) => draft.candidate.rule.id)
  const some = new Set(wanted)
  for (const ofRule of ofRules.values()) {
    if (!ofRule.some(({ draft, control }) => some.has(draft) || some.has(control))) continue
    for (const family of families)
      for (const environment of family) {
        const { name } = environment
        if (ofRule.some(({ draft }) => draft.environments.includes(name))) break
        const first = ofRule.find(
          (pair) =>
            suits(pair, environment) && holds(pair.control, name) && holds(pair.draft, name),
        )
        if (first === undefined) continue
        ask(first.control, name)
        ask(first.draft, name)
        break
      }
  }
  return asked
}
