/** A report in parts, so that a long one need not be in memory. Not a text, which is iterable letter by letter. */
export type ReportParts = readonly string[] | Generator<string, void>

/**
 * The same in fewer and larger parts.
 *
 * @param size characters of a part, at least.
 */
export function* blocks(parts: ReportParts, size = 64 * 1024): Generator<string, void> {
  let block: string[] = []
  let length = 0
  for (const part of parts) {
    block.push(part)
    length += part.length
    if (length < size) continue
    yield block.join('')
    block = []
    length = 0
  }
  if (length > 0) yield block.join('')
}
