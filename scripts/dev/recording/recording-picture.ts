import { template } from '#runner/render'
import { paced } from './pace.ts'
import type { PrintedLine, StyledText, TerminalTranscript } from './transcript.ts'

/** Units of the picture: a row, the width of a letter, and the margin above the first row. */
const size = { row: 16, letter: 7.25, margin: 8 }

/** Letters in a row; longer lines go on in the next, as terminals have it. */
const columns = 116

/** Rows that are seen at once, and seconds that the picture takes. */
const [rows, length] = [34, 20]

/** Seconds that a recording waits after half a screen. */
const readingPause = 2

/** How much longer printed lines stay than a line of progress. */
const weightOfLines = 12

/** Lines of progress that are shown, evenly chosen: more only make the file larger. */
const mostProgress = 60

function percentOf(seconds: number): number {
  return Math.round((seconds / length) * 10_000) / 100
}

function shownSpans({ spans }: PrintedLine) {
  return spans.map(({ text, bold, dim, colour }) => ({
    text,
    class: [bold ? 'bold' : '', dim ? 'dim' : '', colour].filter((name) => name !== '').join(' '),
  }))
}

/** A line as the rows that it takes. */
function rowsOf(line: PrintedLine): readonly PrintedLine[] {
  const taken: StyledText[][] = [[]]
  let room = columns
  for (const span of line.spans)
    for (let rest = span.text; rest !== ''; ) {
      if (room === 0) {
        taken.push([])
        room = columns
      }
      const text = rest.slice(0, room)
      taken.at(-1)?.push({ ...span, text })
      room -= text.length
      rest = rest.slice(text.length)
    }
  return taken.map((spans) => ({ spans, seconds: line.seconds }))
}

/** A transcript in rows, which waits after each half screen that is printed at once. */
function readable({
  lines,
  progress,
}: TerminalTranscript): Pick<TerminalTranscript, 'lines' | 'progress'> {
  let [delay, printed, last] = [0, 0, 0]
  const delays = new Map<number, number>()
  const delayed = lines.flatMap(rowsOf).map((line) => {
    printed = line.seconds - last > 1 ? 1 : printed + 1
    last = line.seconds
    if (printed > rows / 2) {
      delay += readingPause
      printed = 1
    }
    const seconds = line.seconds + delay
    delays.set(line.seconds, delay)
    return { ...line, seconds }
  })
  const delayAt = (moment: number): number =>
    Math.max(0, ...[...delays].filter(([seconds]) => seconds <= moment).map(([, wait]) => wait))
  return {
    lines: delayed,
    progress: progress.map((report) => ({
      ...report,
      seconds: report.seconds + delayAt(report.seconds),
    })),
  }
}

/** The offset of the lines when the terminal has printed some of them: the last of them is above the row of progress. */
function offset(printed: number): number {
  return (rows - 1 - printed) * size.row
}

/** An animated picture of a terminal as the transcript filled it, which takes 20 seconds: the last screen stays. */
export function recordingPicture(transcript: TerminalTranscript, title: string): string {
  const { lines, progress: reports } = readable(transcript)
  const every = Math.max(1, Math.ceil(reports.length / mostProgress))
  const progress = reports.filter(({ text }, index) => index % every === 0 || text === '')
  const moments = [...new Set([...lines, ...progress].map(({ seconds }) => seconds))].sort(
    (a, b) => a - b,
  )
  const ended = new Set(lines.map(({ seconds }) => seconds))
  const weighted = moments.map((seconds) => ({
    seconds,
    weight: ended.has(seconds) ? weightOfLines : 1,
  }))
  const shownAt = new Map(paced(weighted, length).map((shown, index) => [moments[index], shown]))
  const percentAt = (seconds: number): number => percentOf(shownAt.get(seconds) ?? 0)
  const lastMoment = (seconds: number): number =>
    moments.find((moment) => moment > seconds) ?? seconds
  const width = Math.ceil(columns * size.letter) + 28
  // Moments too close for two keyframes are one, which shows the later of them.
  const scrolledTo = new Map(
    moments.map((moment) => [
      percentAt(moment),
      offset(lines.filter(({ seconds }) => seconds <= moment).length),
    ]),
  )
  const scrolls = [...scrolledTo].map(([percent, scrolled]) => ({ percent, offset: scrolled }))
  return template(
    'docs/recording.svg.hbs',
    'xml',
  )({
    ...{ title, width, seconds: length, scrolls },
    height: rows * size.row + 2 * size.margin,
    inner: (rows - 1) * size.row,
    bottom: size.margin + rows * size.row - 4,
    last: offset(lines.length),
    lines: lines.map((line, index) => ({
      y: size.margin + (index + 1) * size.row - 4,
      spans: shownSpans(line),
    })),
    progress: progress
      .filter(({ text }) => text !== '')
      .map(({ text, seconds }) => ({
        text,
        from: percentAt(seconds),
        to: Math.max(percentAt(lastMoment(seconds)), percentAt(seconds) + 0.01),
      })),
  })
}
