import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { type Problem, problem } from '#runner/problem'

/** Octets beyond which a file is no module that anybody means to look at. */
const cap = 256 * 1024 * 1024

/** What the system's error codes mean for somebody who named a file. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EACCES: 'not readable, permission denied',
  EPERM: 'not readable, permission denied',
  EISDIR: 'a directory, not a file',
}

/**
 * All octets of a file, or of standard input for `-`. What is empty, or bigger than any module, is a problem too.
 *
 * @param stdin read for `-`.
 */
export async function readOctets(
  file: string,
  stdin: Readable = process.stdin,
  most = cap,
): Promise<Uint8Array | Problem> {
  const stream = file === '-' ? stdin : createReadStream(file)
  const parts: Buffer[] = []
  let total = 0
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      total += part.length
      if (total > most) return problem('too-big', `${file}: more than ${most} bytes`)
      parts.push(part)
    }
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    return problem('unreadable', `${file}: ${reasons[code] ?? `cannot be read (${code})`}`)
  }
  if (total === 0) return problem('empty', `${file}: empty`)
  return new Uint8Array(Buffer.concat(parts, total))
}
