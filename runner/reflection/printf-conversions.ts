/** Flags, width, precision, vector size, length and specifier of OpenCL C's printf; no asterisks, for it has none. */
const conversion = /^[-+ #0]*\d*(?:\.\d*)?(?:v(?:2|3|4|8|16))?(?:hh|hl|h|l)?([diouxXfFeEgGaAcsp])/

/**
 * The specifiers of a printf format, one for each argument that it takes. `undefined` if it contains specifiers that
 * OpenCL C lacks: then it may not be a format.
 */
export function printfConversions(format: string): readonly string[] | undefined {
  const found: string[] = []
  for (
    let position = format.indexOf('%');
    position >= 0;
    position = format.indexOf('%', position)
  ) {
    if (format[position + 1] === '%') {
      position += 2
      continue
    }
    const match = conversion.exec(format.slice(position + 1, position + 65))
    if (match?.[1] === undefined) return undefined
    found.push(match[1])
    position += 1 + match[0].length
  }
  return found
}
