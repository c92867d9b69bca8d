/** A stretch of text in one style. */
export interface StyledText {
  readonly text: string
  readonly bold: boolean
  readonly dim: boolean
  /** Either red or green; empty for the usual colour. */
  readonly colour: string
}

/** A line that stays on the terminal, and the second at which it was ended. */
export interface PrintedLine {
  readonly spans: readonly StyledText[]
  readonly seconds: number
}

/** A line of progress, which the next one replaces; empty where it was removed. */
export interface ReplacedLine {
  readonly text: string
  readonly seconds: number
}

/** The output of a program whose lines stay, except for one line of progress below them. */
export interface TerminalTranscript {
  readonly lines: readonly PrintedLine[]
  readonly progress: readonly ReplacedLine[]
  readonly seconds: number
}

/** Output of a terminal: the second at which it was written, and the text with its control sequences. */
export type CastEvent = readonly [seconds: number, text: string]

const colours = new Map([
  ['31', 'red'],
  ['32', 'green'],
  ['39', ''],
])

function styled(style: Omit<StyledText, 'text'>, code: string): Omit<StyledText, 'text'> {
  if (code === '1') return { ...style, bold: true }
  if (code === '2') return { ...style, dim: true }
  if (code === '22') return { ...style, bold: false, dim: false }
  const colour = colours.get(code)
  return colour === undefined ? { bold: false, dim: false, colour: '' } : { ...style, colour }
}

/** A control sequence, a line end, a return of the cursor, or text between them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are controlled by them.
const pieces = /\u001b\[([\d;?]*)([A-Za-z])|(\r?\n)|(\r)|([^\u001b\r\n]+)/g

/**
 * The lines that output leaves on a terminal. Commands of ours move the cursor only to replace a line of progress, and colour
 * text; other control sequences are left out.
 */
export function transcriptOf(events: readonly CastEvent[]): TerminalTranscript {
  const lines: PrintedLine[] = []
  const progress: ReplacedLine[] = []
  let style: Omit<StyledText, 'text'> = { bold: false, dim: false, colour: '' }
  let spans: StyledText[] = []
  for (const [seconds, text] of events) {
    let isReplaced = false
    for (const [, codes = '', control, end, home, plain] of text.matchAll(pieces)) {
      if (end !== undefined) {
        lines.push({ spans, seconds })
        spans = []
      } else if (home !== undefined || control === 'K') {
        spans = []
        isReplaced = true
      } else if (control === 'm') for (const code of codes.split(';')) style = styled(style, code)
      else if (plain !== undefined) spans.push({ ...style, text: plain })
    }
    const left = spans.map((span) => span.text).join('')
    if (isReplaced) progress.push({ text: left, seconds })
  }
  return { lines, progress, seconds: events.at(-1)?.[0] ?? 0 }
}
