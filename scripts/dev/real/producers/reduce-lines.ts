/** How a reduction ended. */
export interface Reduction {
  readonly lines: readonly string[]
  /** How many candidates were tried. */
  readonly tried: number
  /** Whether no single line, block or pair of neighbours can be left out any more. */
  readonly isSmallest: boolean
}

/** Positions of a block: its opening brace, alone or after its head, and its closing brace. */
function blockFrom(lines: readonly string[], start: number): number | undefined {
  let depth = 0
  for (let place = start; place < lines.length; place += 1) {
    for (const character of lines[place] ?? '') {
      if (character === '{') depth += 1
      if (character === '}') depth -= 1
    }
    if (depth <= 0) return place > start ? place + 1 : undefined
  }
  return undefined
}

/** The ranges of lines to leave out on trial, largest first: halves down to single lines, and blocks with their heads. */
function* cuts(lines: readonly string[]): Generator<readonly [start: number, end: number]> {
  for (let size = Math.ceil(lines.length / 2); size > 1; size = Math.ceil(size / 2)) {
    for (let end = lines.length; end > 0; end -= size) yield [Math.max(0, end - size), end]
    if (size === 2) break
  }
  for (let start = lines.length - 1; start >= 0; start -= 1) {
    const end = blockFrom(lines, start)
    if (end !== undefined) yield [start, end]
    yield [start, start + 1]
  }
}

/** The lines without the braces of a block, whose lines are kept. */
function* opened(lines: readonly string[]): Generator<readonly string[]> {
  for (const [start, line] of lines.entries()) {
    const end = line.endsWith('{') ? blockFrom(lines, start) : undefined
    if (end !== undefined)
      yield [...lines.slice(0, start), ...lines.slice(start + 1, end - 1), ...lines.slice(end)]
  }
}

function* candidates(lines: readonly string[]): Generator<readonly string[]> {
  for (const [start, end] of cuts(lines)) yield [...lines.slice(0, start), ...lines.slice(end)]
  yield* opened(lines)
}

/**
 * Leaves out lines as long as what is left keeps a property, until nothing can be left out or too much was tried.
 *
 * @param keeps whether lines have the property; the given ones have it.
 * @param most candidates that are tried.
 */
export async function reduceLines(
  given: readonly string[],
  keeps: (lines: readonly string[]) => Promise<boolean>,
  most: number,
): Promise<Reduction> {
  let lines = given
  let tried = 0
  const failed = new Set<string>()
  for (;;) {
    let smaller: readonly string[] | undefined
    for (const candidate of candidates(lines)) {
      const text = candidate.join('\n')
      if (candidate.length === 0 || failed.has(text)) continue
      if (tried === most) return { lines, tried, isSmallest: false }
      tried += 1
      if (await keeps(candidate)) {
        smaller = candidate
        break
      }
      failed.add(text)
    }
    if (smaller === undefined) return { lines, tried, isSmallest: true }
    lines = smaller
  }
}
