import { MakerError } from '#generators/maker-error'
import { PlacedMakerError } from '#generators/notation/source-place'
import { errorText } from '../error-text.ts'

/**
 * The value that `work` returns.
 *
 * @param who is named in the error's message when it throws, which a maker never should, unless the message begins with a place.
 */
export function blaming<T>(who: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof PlacedMakerError) throw error
    const what = errorText(error)
    throw new MakerError('faulty-maker', `${who}: ${what}`, undefined, error)
  }
}
