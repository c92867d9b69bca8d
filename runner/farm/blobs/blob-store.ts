/** Octets by the SHA-256 of them, in hexadecimal: the same whoever puts them, however often. */
export interface BlobStore {
  /** Puts octets, and returns their name. Rejects where they cannot be stored. */
  readonly put: (octets: Uint8Array) => Promise<string>
  /** The octets of that name, whose hash was compared. Rejects if there are none, or others. */
  readonly get: (name: string) => Promise<Uint8Array>
  /** For messages. */
  readonly shown: string
}

/** Octets of the largest blob that is taken. */
export const largestBlob = 64 * 2 ** 20

/** Whether a text is the name of a blob: nothing else becomes part of a path or a key. */
export function isBlobName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name)
}
