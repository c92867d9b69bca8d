import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Causes } from '#runner/causes/cause'
import { packageRoot } from '#runner/package-root'
import type { CauseDigest, NamedCause } from './cause-text.ts'

/** What `explain` prints of the cases of each cause, by tool and id. */
export type CauseFacts = Readonly<Record<string, Readonly<Record<string, CauseDigest>>>>

/** The file in which a build keeps the digests, beside its commands. */
export const nameOfCauseFacts = 'cause-facts.json'

/** The causes of a tool in the package; the build has checked their file. */
function packagedCauses(tool: string): Causes['causes'] {
  const path = join(packageRoot(), 'corpus', 'causes', `${tool}.json`)
  return (JSON.parse(readFileSync(path, 'utf8')) as Causes).causes
}

/**
 * The causes that a name means, as the build wrote their cases down: to look through the corpus takes longer than to show them.
 * Empty in a checkout.
 *
 * @param name `ID` or `TOOL:ID`.
 */
export function keptCauses(
  name: string,
): readonly { readonly named: NamedCause; readonly digest: CauseDigest }[] {
  const file = new URL(`../../${nameOfCauseFacts}`, import.meta.url)
  const [, tool, id = name] = /^([\w-]+):(.+)$/.exec(name) ?? []
  if (!existsSync(file)) return []
  const facts = JSON.parse(readFileSync(file, 'utf8')) as CauseFacts
  return Object.entries(facts).flatMap(([recordedTool, digests]) => {
    if (!Object.hasOwn(digests, id) || (tool !== undefined && tool !== recordedTool)) return []
    const digest = digests[id]
    const cause = packagedCauses(recordedTool)[id]
    return digest === undefined || cause === undefined
      ? []
      : [{ named: { tool: recordedTool, id, cause }, digest }]
  })
}
