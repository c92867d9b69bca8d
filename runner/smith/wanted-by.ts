import { generatorsOf } from '../fuzz/make/fuzz-makers.ts'
import type { Wanted } from './smith.ts'

/** What is wanted, with the generators of its texts. The makers are loaded only where texts are named. */
export async function wantedBy(of: Omit<Wanted, 'generators'>): Promise<Wanted> {
  const { texts } = of
  if (texts === undefined) return of
  return { ...of, generators: await generatorsOf(texts) }
}
