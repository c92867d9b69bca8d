import picomatch from 'picomatch'

/** Whether a glob matches an id; `*` stays within a part between slashes, and a glob without a slash is any text's. */
export function globMatcher(globs: readonly string[]): (id: string) => boolean {
  const whole = globs.map((glob) => (glob.includes('/') ? glob : `**/${glob}`))
  return picomatch(whole)
}
