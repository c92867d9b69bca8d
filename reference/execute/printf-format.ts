/** A part of a format that converts an argument. */
export interface FormatSpecifier {
  readonly kind: 'specifier'
  /** As it is written, such as `%08x`. */
  readonly text: string
  /** Pads with zeros. */
  readonly zeros: boolean
  readonly width: number
  readonly precision: number | undefined
  /** Components of a vector; 1 for a scalar. */
  readonly count: number
  /** The conversion of C, without a length. */
  readonly conversion: string
  /** Integers of 64 bits. */
  readonly isLong: boolean
}

/** A part of a format of DebugPrintf. */
export type FormatPart =
  | { readonly kind: 'text'; readonly text: string }
  | FormatSpecifier
  /** A percent sign that begins no specifier that is described. */
  | { readonly kind: 'unknown'; readonly text: string }

const specifier = /^%(0?)(\d*)(?:\.(\d*))?(?:v([234]))?(?:(l[dux]|ul)|([diuoxXaAeEfFgG])|(p))/

/** No field is wider: formats are read from modules. */
const mostWidth = 1000

function specifierOf(match: RegExpExecArray): FormatPart {
  const [text = '', zero = '', width = '', precision, count, long, short, pointer] = match
  const read = {
    zeros: zero !== '',
    width: Number(width),
    precision: precision === undefined ? undefined : Number(precision),
    count: Number(count ?? 1),
    // `ul` is another spelling of `lx`.
    conversion: pointer ?? short ?? (long === 'ul' ? 'x' : (long?.[1] ?? '')),
    isLong: long !== undefined,
  }
  const isDescribed =
    read.width <= mostWidth &&
    (read.precision ?? 0) <= mostWidth &&
    !(pointer !== undefined && count !== undefined)
  return isDescribed ? { kind: 'specifier', text, ...read } : { kind: 'unknown', text }
}

/**
 * The parts of a format of DebugPrintf. The text of the set leaves them to the client API; these are those that the validation layers
 * of Vulkan describe ("Debug Printf Format String" of their guide): a width, a precision, zeros to pad with, vectors, integers of
 * 64 bits, pointers.
 */
export function formatParts(format: string): readonly FormatPart[] {
  const parts: FormatPart[] = []
  let index = 0
  while (index < format.length) {
    const percent = format.indexOf('%', index)
    const end = percent < 0 ? format.length : percent
    if (end > index) parts.push({ kind: 'text', text: format.slice(index, end) })
    if (percent < 0) break
    // No specifier that is described is longer.
    const rest = format.slice(percent, percent + 64)
    const match = specifier.exec(rest)
    const part: FormatPart = rest.startsWith('%%')
      ? { kind: 'text', text: '%' }
      : match === null
        ? { kind: 'unknown', text: rest.slice(0, 2) }
        : specifierOf(match)
    parts.push(part)
    index = percent + (rest.startsWith('%%') ? 2 : part.text.length)
  }
  return parts
}
