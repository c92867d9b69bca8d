import { errorText } from '../error-text.ts'
import { type Problem, problem } from '../problem.ts'
import type { Farm } from './farm.ts'
import { unpackFolder } from './folder-blob.ts'
import type { Announced } from './registry.ts'

/**
 * Writes the files of a campaign below a folder, and returns how many there are. A campaign may announce anything: if
 * its results are missing or are not such files, that is a problem.
 */
export async function fetchResults(
  { blobs }: Pick<Farm, 'blobs'>,
  { id, state, results }: Pick<Announced<'campaign'>, 'id' | 'state' | 'results'>,
  folder: string,
): Promise<number | Problem> {
  if (results === undefined)
    return problem('no-results', `campaign ${id} has not ended: it is ${state}`)
  let octets: Uint8Array
  try {
    octets = await blobs.get(results)
  } catch (error) {
    const why = errorText(error)
    return problem(
      'bad-results',
      `campaign ${id}: its results are not in ${blobs.shown}: ${why}`,
      'name the store of the campaign with --blobs',
    )
  }
  return unpackFolder(octets, folder)
}
