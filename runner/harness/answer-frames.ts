import { writeSync } from 'node:fs'
import { frameReader, type Reply, replyFrame, replyStatus } from './frames.ts'
import type { Hello } from './hello.ts'

/** The whole frame, at once: an answer is out before the next module is begun. */
function put(reply: Reply): void {
  const frame = replyFrame(reply)
  for (let index = 0; index < frame.length; ) {
    try {
      index += writeSync(1, frame, index)
    } catch (error) {
      // The pipe is full, and the reader has yet to come.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

/**
 * Speaks the protocol on standard input and output until the input ends.
 *
 * @param answer receives each module with the name of the environment, and any options after it.
 */
export function answerFrames(
  hello: Omit<Hello, 'options'>,
  answer: (module: Uint8Array, environment: string) => Reply,
): void {
  put({ status: replyStatus.accepted, bytes: Buffer.from(JSON.stringify(hello), 'utf8') })
  const read = frameReader((body) => {
    const end = 1 + (body[0] ?? 0)
    put(answer(body.subarray(end), Buffer.from(body.subarray(1, end)).toString('latin1')))
  })
  process.stdin.on('data', (chunk: Buffer) => {
    if (!read(chunk)) process.exit(2)
  })
}
