const block = 512

/** A number in the header of a member: octal digits and a NUL. */
function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`
}

/** The header of a regular file in ustar form (POSIX.1-1988), with everything that could differ between runs left at zero. */
function headerOf(path: string, size: number): Uint8Array {
  const header = Buffer.alloc(block)
  const put = (offset: number, text: string) => header.write(text, offset, 'latin1')
  if (Buffer.byteLength(path) > 100) throw new Error(`${path}: longer than 100 bytes`)
  put(0, path)
  put(100, octal(0o644, 8))
  put(108, octal(0, 8))
  put(116, octal(0, 8))
  put(124, octal(size, 12))
  put(136, octal(0, 12))
  put(148, ' '.repeat(8))
  put(156, '0')
  put(257, 'ustar\x0000')
  const sum = header.reduce((total, octet) => total + octet, 0)
  put(148, `${octal(sum, 7)} `)
  return header
}

/**
 * An archive in ustar form, the same for the same members. (Packages for this are streams; an export is a value.)
 *
 * @param members path of at most 100 bytes to octets, in the order in which they are written.
 */
export function tar(members: Iterable<readonly [string, Uint8Array]>): Uint8Array {
  const parts: Uint8Array[] = []
  for (const [path, octets] of members) {
    const rest = (block - (octets.length % block)) % block
    parts.push(headerOf(path, octets.length), octets, new Uint8Array(rest))
  }
  parts.push(new Uint8Array(2 * block))
  return Buffer.concat(parts)
}
