import type { Suspect } from '../finding/suspect.ts'
import { waysOf } from '../make/recipe.ts'
import type { Settled } from './state.ts'

/**
 * The key of suspects with one signature before it is known which of them are known: where they were asked about, and
 * what made them.
 */
export function originOf({ environment, recipe }: Pick<Suspect, 'environment' | 'recipe'>): string {
  if (recipe === undefined) return environment.name
  const ways = waysOf(recipe)
  const made = ways.length > 0 || recipe.source !== 'generator' ? ways : [recipe.name]
  return [environment.name, ...made].join(' ')
}

/** Folder of probably known findings, below the campaign's. */
export const knownFolder = 'probably-known'

function safe(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9._]+/g, '-').replaceAll(/^[.-]+|-+$/g, '')
}

/**
 * The folder of a cause, below the campaign's.
 *
 * @param tool named where a campaign has several, for each has causes of its own.
 */
export function placeOf(cause: string, tool?: string): string {
  return [knownFolder, [safe(cause), ...(tool === undefined ? [] : [safe(tool)])].join('-')].join(
    '/',
  )
}

/** The key by which a probably known suspect is remembered: others with its signature may be new. */
export function knownKey(signature: string, place: string, suspect: Suspect): string {
  return `${signature} (${place}) by ${originOf(suspect)}`
}

/** How many origins were settled for each folder of a cause. */
export function knownCounts(settled: ReadonlyMap<string, Settled>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [key, how] of settled) {
    const [, place] =
      how === 'probably-known' ? (/ \((probably-known\/\S+)\)(?: by |$)/.exec(key) ?? []) : []
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return counts
}
