import { createReadStream, readFileSync, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { type Problem, problem } from '#runner/problem'

/** Largest size of an input in octets; no real module is larger. */
const cap = 256 * 1024 * 1024

/** Explanations of the system's error codes for a file named by the user. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EACCES: 'not readable, permission denied',
  EPERM: 'not readable, permission denied',
  EISDIR: 'a directory, not a file',
}

/** The reason why a file that the user named cannot be read. */
export function unreadable(file: string, error: unknown): Problem {
  const { code = String(error) } = error as NodeJS.ErrnoException
  return problem('unreadable', `${file}: ${reasons[code] ?? `cannot be read (${code})`}`)
}

/** The octets of a Buffer as what they are, for a Buffer's methods are others. */
function viewOf({ buffer, byteOffset, byteLength }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/**
 * All octets of a file, or of standard input for `-`. An empty or too large file is also a problem.
 *
 * @param stdin read for `-`.
 */
export async function readOctets(
  file: string,
  stdin: Readable = process.stdin,
  most = cap,
): Promise<Uint8Array | Problem> {
  const parts: Buffer[] = []
  let total = 0
  try {
    // In one piece if the size is known, because copies of a large module may not fit into memory.
    const { size } = file === '-' ? { size: 0 } : statSync(file)
    if (size > 0 && size <= most) return viewOf(readFileSync(file))
    const stream = file === '-' ? stdin : createReadStream(file)
    for await (const part of stream as AsyncIterable<Buffer>) {
      total += part.length
      if (total > most) return problem('too-big', `${file}: more than ${most} bytes`)
      parts.push(part)
    }
  } catch (error) {
    return unreadable(file, error)
  }
  if (total === 0) return problem('empty', `${file}: empty`)
  return viewOf(Buffer.concat(parts, total))
}
