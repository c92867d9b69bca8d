/** What a file with a module holds: its octets, assembly, or its words in hexadecimal digits. */
export type InputForm = 'spv' | 'spvasm' | 'spvhex'

/** The form of octets without a file name: a module begins with a magic number, and hex words are unmistakable. */
export function formByContent(octets: Uint8Array): InputForm {
  const magic = octets.subarray(0, 4).join()
  if (magic === '3,2,35,7' || magic === '7,35,2,3') return 'spv'
  const head = new TextDecoder().decode(octets.subarray(0, 65_536)).replaceAll(/;.*/g, '')
  if (/^\s*0x0?7230203\b/i.test(head)) return 'spvhex'
  // Text has no control characters other than white space.
  return /[^\t\n\r\P{Cc}]/u.test(head) ? 'spv' : 'spvasm'
}
