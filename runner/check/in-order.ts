import type { ToolLines } from './tool-lines.ts'

/** Lines that have come and may not be handed on yet. */
interface HeldLines {
  readonly lines: ToolLines['lines'][number][]
  readonly source: AsyncIterator<ToolLines>
  /** Nothing more comes. */
  isDone: boolean
}

/**
 * The lines of several sources in one order, as soon as no line that comes before them is missing.
 *
 * @param sources each in that order.
 * @param placeOf the place of a case in the order.
 */
export async function* inOrder(
  sources: readonly AsyncIterable<ToolLines>[],
  placeOf: (id: string) => number,
): AsyncGenerator<ToolLines> {
  const held = sources.map(
    (source): HeldLines => ({
      lines: [],
      source: source[Symbol.asyncIterator](),
      isDone: false,
    }),
  )
  const place = ({ lines: [first] }: HeldLines) =>
    first === undefined ? Number.POSITIVE_INFINITY : placeOf(first.case)
  let answered = 0
  for (;;) {
    const empty = held.find(({ lines, isDone }) => lines.length === 0 && !isDone)
    if (empty !== undefined) {
      const { done, value } = await empty.source.next()
      if (done) empty.isDone = true
      else {
        empty.lines.push(...value.lines)
        answered += value.answered
      }
      continue
    }
    const ready: ToolLines['lines'][number][] = []
    while (held.every(({ lines, isDone }) => lines.length > 0 || isDone)) {
      const next = held.reduce((best, other) => (place(other) < place(best) ? other : best))
      const line = next.lines.shift()
      if (line === undefined) break
      ready.push(line)
    }
    yield { answered, lines: ready }
    answered = 0
    if (held.every(({ lines, isDone }) => lines.length === 0 && isDone)) return
  }
}
