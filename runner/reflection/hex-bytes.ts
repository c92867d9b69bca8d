/** How many bytes a string of hexadecimal digits spells; `undefined` where it spells none. */
export function hexByteCount(text: string | undefined): number | undefined {
  if (text === undefined || text.length % 2 !== 0 || /[^0-9a-f]/i.test(text)) return undefined
  return text.length / 2
}

/** The bytes that a string of hexadecimal digits spells; `undefined` where it spells none. */
export function hexBytes(text: string): Uint8Array | undefined {
  const length = hexByteCount(text)
  if (length === undefined) return undefined
  return Uint8Array.from({ length }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  )
}
