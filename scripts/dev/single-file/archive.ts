/** Files by their paths. */
export type ArchivedFiles = ReadonlyMap<string, Uint8Array>

/** Bytes of a length. */
const lengthBytes = 4

function withLength(bytes: Uint8Array): readonly Uint8Array[] {
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(bytes.length)
  return [length, bytes]
}

/** Files one after another: the length of the path, the path, the length of the content, the content. */
export function archiveOf(files: ArchivedFiles): Uint8Array {
  return Buffer.concat(
    [...files].flatMap(([path, content]) => [
      ...withLength(Buffer.from(path)),
      ...withLength(content),
    ]),
  )
}

/** The files of an archive. */
export function filesIn(archive: Uint8Array): ArchivedFiles {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const files = new Map<string, Uint8Array>()
  let position = 0
  const next = (): Buffer => {
    const from = position + lengthBytes
    position = from + bytes.readUInt32LE(position)
    return bytes.subarray(from, position)
  }
  while (position < bytes.length) files.set(next().toString('utf8'), next())
  return files
}
