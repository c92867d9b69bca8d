/** A number of 32 bits, or bytes. */
export type FramePart = number | Uint8Array

/** Bytes up to the next part, which begins at a whole word. */
function room(part: FramePart): number {
  return typeof part === 'number' ? 4 : Math.ceil(part.length / 4) * 4
}

/** Bytes after their number. */
export function sized(bytes: Uint8Array): readonly FramePart[] {
  return [bytes.length, bytes]
}

/** The parts of a request one after the other: numbers little-endian, bytes filled up to whole words. */
export function partBytes(parts: readonly FramePart[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum: number, part) => sum + room(part), 0))
  const view = new DataView(bytes.buffer)
  let offset = 0
  for (const part of parts) {
    if (typeof part === 'number') view.setUint32(offset, part, true)
    else bytes.set(part, offset)
    offset += room(part)
  }
  return bytes
}
