import { errorText } from '#runner/error-text'
import { type Asker, openAsker } from './asker.ts'
import type { Mutant, MutatedSources } from './plan.ts'

/** The fate of a mutant. */
export interface Fate {
  readonly mutant: Mutant
  /** The first case that shows it, or how the judge failed; absent for one that survives. */
  readonly killedBy?: string
}

/**
 * Asks about each mutant the cases that reach its place. One that seems to survive, and on whose place something depends that is
 * worked out once, is asked again by a process that loads the judge with it.
 */
export async function runMutants(
  root: string,
  sources: MutatedSources,
  mutants: readonly Mutant[],
  each: (fate: Fate, done: number) => void,
): Promise<readonly Fate[]> {
  const fates: Fate[] = []
  let asker: Asker | undefined = await openAsker({ root, sources, from: 0 })
  const { baseline } = asker
  const fate = async (mutant: Mutant): Promise<Fate> => {
    asker ??= await openAsker({ root, sources, baseline, from: 0 })
    const { killedBy, hangs, isKept } = await asker.ask(mutant, false)
    if (hangs) {
      asker = undefined
      return { mutant, killedBy: 'never ends, or takes all memory' }
    }
    if (killedBy !== undefined) return { mutant, killedBy }
    if (isKept !== true) return { mutant }
    const fresh = await openAsker({ root, sources, baseline, from: mutant.number }).catch(
      (error: unknown) => `does not start: ${errorText(error)}`,
    )
    if (typeof fresh === 'string') return { mutant, killedBy: fresh.split('\n')[0] ?? fresh }
    const again = await fresh.ask(mutant, true)
    if (again.hangs) return { mutant, killedBy: 'never ends, or takes all memory' }
    fresh.end()
    return again.killedBy === undefined ? { mutant } : { mutant, killedBy: again.killedBy }
  }
  for (const mutant of mutants) {
    const found = await fate(mutant)
    fates.push(found)
    each(found, fates.length)
  }
  asker?.end()
  return fates
}
