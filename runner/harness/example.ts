// A persistent harness in its smallest form, around the reference decoder: put your tool in the place of `judge`. What
// is spoken is in README.md.
import { writeSync } from 'node:fs'
import { validate } from '#reference/validate'
import { type Environment, environmentByName } from '#spec/environments'
import { frameReader, type Reply, replyFrame, replyStatus } from './frames.ts'

function judge(module: Uint8Array, environment: Environment): Reply {
  const verdict = validate(module, environment)
  if (verdict.kind === 'valid') return { status: replyStatus.accepted, bytes: new Uint8Array() }
  const [status, said] =
    verdict.kind === 'invalid'
      ? [replyStatus.refused, verdict.message]
      : [replyStatus.unsupported, 'why' in verdict ? verdict.why : verdict.kind]
  return { status, bytes: Buffer.from(said, 'utf8') }
}

/** The whole frame, at once: an answer is out before the next module is begun. */
function put(reply: Reply): void {
  const frame = replyFrame(reply)
  for (let at = 0; at < frame.length; ) {
    try {
      at += writeSync(1, frame, at)
    } catch (error) {
      // The pipe is full, and the reader has yet to come.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

const hello = { harness: 1, tool: 'example', version: '1.0', makes: 'verdict' }
put({ status: replyStatus.accepted, bytes: Buffer.from(JSON.stringify(hello), 'utf8') })

const read = frameReader((body) => {
  const end = 1 + (body[0] ?? 0)
  const environment = environmentByName(Buffer.from(body.subarray(1, end)).toString('latin1'))
  put(
    environment === undefined
      ? { status: replyStatus.unsupported, bytes: Buffer.from('unknown environment') }
      : judge(body.subarray(end), environment),
  )
})
process.stdin.on('data', (chunk: Buffer) => {
  if (!read(chunk)) process.exit(2)
})
