import type { OutputStream } from './guard-output.ts'

/**
 * Writes the text of a module, part by part: on a terminal through the guard of outputs; elsewhere with each octet of its strings,
 * so that it assembles to the same words.
 */
export function assemblyWriter(
  output: OutputStream = process.stdout,
): (part: string | Uint8Array) => void {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  if (output.isTTY)
    return (part) =>
      output.write(typeof part === 'string' ? part : decoder.decode(part, { stream: true }))
  // A copy, because the octets may be those of a buffer that is used again.
  return (part) =>
    output.write(typeof part === 'string' ? encoder.encode(part) : Uint8Array.from(part))
}
