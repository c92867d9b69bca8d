function hex(word: number | undefined): string {
  return word === undefined ? 'nothing' : `0x${word.toString(16).padStart(8, '0')}`
}

/** Where words begin to differ, in one line; `undefined` where they are the same. */
export function firstWordDifference(ours: Uint32Array, theirs: Uint32Array): string | undefined {
  for (let at = 0; at < Math.max(ours.length, theirs.length); at++)
    if (ours[at] !== theirs[at])
      return `word ${at}: ${hex(theirs[at])} where it should be ${hex(ours[at])}`
  return undefined
}

/** Where texts begin to differ, in one line; `undefined` where they are the same. */
export function firstLineDifference(ours: string, theirs: string): string | undefined {
  if (ours === theirs) return undefined
  const [left, right] = [ours.split('\n'), theirs.split('\n')]
  const show = (line: string | undefined) => (line === undefined ? 'nothing' : JSON.stringify(line))
  for (let at = 0; at < Math.max(left.length, right.length); at++)
    if (left[at] !== right[at])
      return `line ${at + 1}: ${show(right[at])} where it should be ${show(left[at])}`
  return undefined
}
