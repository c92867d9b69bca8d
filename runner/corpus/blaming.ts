/**
 * What `work` gives.
 *
 * @param who is named in the error's message when it throws, which a maker never should.
 */
export function blaming<T>(who: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new Error(`${who}: ${what}`, { cause: error })
  }
}
