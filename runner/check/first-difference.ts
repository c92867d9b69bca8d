function hex(word: number | undefined): string {
  return word === undefined ? 'nothing' : `0x${word.toString(16).padStart(8, '0')}`
}

/** The first difference of words, in one line; `undefined` if they are the same. */
export function firstWordDifference(ours: Uint32Array, theirs: Uint32Array): string | undefined {
  for (let index = 0; index < Math.max(ours.length, theirs.length); index++)
    if (ours[index] !== theirs[index])
      return `word ${index}: ${hex(theirs[index])} where it should be ${hex(ours[index])}`
  return undefined
}

/** The first difference of texts, in one line; `undefined` if they are the same. */
export function firstLineDifference(ours: string, theirs: string): string | undefined {
  if (ours === theirs) return undefined
  const [left, right] = [ours.split('\n'), theirs.split('\n')]
  const show = (line: string | undefined) => (line === undefined ? 'nothing' : JSON.stringify(line))
  for (let index = 0; index < Math.max(left.length, right.length); index++)
    if (left[index] !== right[index])
      return `line ${index + 1}: ${show(right[index])} where it should be ${show(left[index])}`
  return undefined
}
