import { generatorsOf } from '../fuzz/make/fuzz-makers.ts'
import type { WantedModules } from './smith.ts'

/** The request, with the generators of its texts. The makers are loaded only where texts are named. */
export async function wantedBy(
  conditions: Omit<WantedModules, 'generators'>,
): Promise<WantedModules> {
  const { texts } = conditions
  if (texts === undefined) return conditions
  return { ...conditions, generators: await generatorsOf(texts) }
}
