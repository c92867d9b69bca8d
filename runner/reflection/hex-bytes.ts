/** How many bytes a string of hexadecimal digits spells; `undefined` where it spells none. */
export function hexByteCount(text: string | undefined): number | undefined {
  if (text === undefined || text.length % 2 !== 0 || /[^0-9a-f]/i.test(text)) return undefined
  return text.length / 2
}
