/** Texts or lists of lines. */
type Parts = string | readonly string[]

/** Where two texts or lists differ: the first place, and how many parts go and come there. */
export function differing(parts: Parts, others: Parts) {
  const shorter = Math.min(parts.length, others.length)
  let at = 0
  while (at < shorter && parts[at] === others[at]) at++
  let same = 0
  while (same < shorter - at && parts.at(-1 - same) === others.at(-1 - same)) same++
  return { at, gone: parts.length - same - at, come: others.length - same - at }
}
