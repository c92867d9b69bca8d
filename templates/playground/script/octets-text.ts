/** Forms in which a buffer is typed and shown. */
export const forms = ['hex', 'u32', 'i32', 'f32'] as const
export type OctetForm = (typeof forms)[number]

function number(view: DataView, position: number, form: Exclude<OctetForm, 'hex'>): string {
  if (form === 'u32') return String(view.getUint32(position, true))
  if (form === 'i32') return String(view.getInt32(position, true))
  return String(view.getFloat32(position, true))
}

/** Octets as text; octets after the last whole number are hexadecimal. */
export function octetsText(octets: Uint8Array, form: OctetForm): string {
  const hex = (part: Uint8Array) =>
    Array.from(part, (octet) => octet.toString(16).padStart(2, '0')).join(' ')
  if (form === 'hex') return hex(octets)
  const view = new DataView(octets.buffer, octets.byteOffset, octets.length)
  const numbers: string[] = []
  for (let position = 0; position + 4 <= octets.length; position += 4)
    numbers.push(number(view, position, form))
  const rest = octets.subarray(octets.length - (octets.length % 4))
  return rest.length === 0 ? numbers.join(' ') : `${numbers.join(' ')} (and ${hex(rest)})`
}

function hexOctets(text: string): Uint8Array | string {
  const digits = text.replaceAll(/0x|[\s,]/gi, '')
  if (!/^[\da-f]*$/i.test(digits)) return 'is not hexadecimal'
  if (digits.length % 2 !== 0) return 'has half an octet'
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** The octets of a text that a person typed, or a message about what is wrong with it. */
export function typedOctets(text: string, form: OctetForm): Uint8Array | string {
  if (form === 'hex') return hexOctets(text)
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const octets = new Uint8Array(words.length * 4)
  const view = new DataView(octets.buffer)
  for (const [index, word] of words.entries()) {
    const value = Number(word)
    const isFloat = form === 'f32'
    if (Number.isNaN(value) && !(isFloat && /^nan$/i.test(word))) return `'${word}' is not a number`
    if (!isFloat && (!Number.isInteger(value) || value < -(2 ** 31) || value >= 2 ** 32))
      return `'${word}' is not an integer of 32 bits`
    if (isFloat) view.setFloat32(index * 4, value, true)
    else view.setUint32(index * 4, value >>> 0, true)
  }
  return octets
}
