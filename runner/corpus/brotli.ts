import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * Text as the package carries it. Brotli, because its window of 16 MB finds what distant parts have in common: half the size
 * of gzip, and Node has it.
 *
 * @param quality up to 11, which takes many times as long.
 */
export function compressed(text: string, quality = 9): Uint8Array {
  const bytes = Buffer.from(text)
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** Octets that are decompressed at a time: in the pieces of Node's own size, megabytes take twice as long. */
const piece = 2 ** 20

/** The octets of a text that {@link compressed} has made. */
export function decompressed(octets: Uint8Array): Buffer {
  return brotliDecompressSync(octets, { chunkSize: piece })
}
