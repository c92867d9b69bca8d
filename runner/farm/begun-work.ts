/** Work that was begun and is waited for at the end. */
export interface BegunWork {
  /** Begins work, unless the end has come. Its failure is reported; the promise never rejects. */
  readonly begin: (work: () => Promise<unknown>) => Promise<void>
  readonly isClosed: () => boolean
  /** Begins nothing from now on, and waits for the work that was begun. */
  readonly close: () => Promise<void>
}

/** @param complain receives the reason why work failed. */
export function createBegunWork(complain: (error: unknown) => void): BegunWork {
  const begun = new Set<Promise<void>>()
  let isClosed = false
  return {
    begin: (work) => {
      if (isClosed) return Promise.resolve()
      const running: Promise<void> = work()
        .then(() => {}, complain)
        .finally(() => begun.delete(running))
      begun.add(running)
      return running
    },
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true
      await Promise.all(begun)
    },
  }
}
