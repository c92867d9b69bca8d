const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The string literal for these bytes; `undefined` when they are not UTF-8. */
export function quoted(bytes: Uint8Array): string | undefined {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return undefined
  }
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}
