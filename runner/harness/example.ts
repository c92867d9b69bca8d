// A persistent harness in its smallest form, around the reference decoder: put your tool in the place of `judge`. What
// is spoken is in README.md.
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { answerFrames } from './answer-frames.ts'
import { type Reply, replyStatus } from './frames.ts'

function judge(module: Uint8Array, name: string): Reply {
  const environment = environmentByName(name)
  if (environment === undefined)
    return { status: replyStatus.unsupported, bytes: Buffer.from('unknown environment') }
  const verdict = validate(module, environment)
  if (verdict.kind === 'valid') return { status: replyStatus.accepted, bytes: new Uint8Array() }
  const [status, said] =
    verdict.kind === 'invalid'
      ? [replyStatus.refused, verdict.message]
      : [replyStatus.unsupported, 'why' in verdict ? verdict.why : verdict.kind]
  return { status, bytes: Buffer.from(said, 'utf8') }
}

answerFrames({ harness: 1, tool: 'example', version: '1.0', makes: 'verdict' }, judge)
