/** Texts or lists of lines. */
type Parts = string | readonly string[]

/** The difference of two texts or lists: the first place, and how many parts go and come there. */
export function differing(parts: Parts, others: Parts) {
  const shorter = Math.min(parts.length, others.length)
  let index = 0
  while (index < shorter && parts[index] === others[index]) index++
  let same = 0
  while (same < shorter - index && parts.at(-1 - same) === others.at(-1 - same)) same++
  return { at: index, gone: parts.length - same - index, come: others.length - same - index }
}
