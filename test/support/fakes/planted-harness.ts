// A harness that judges as the reference does, but for rules whose ids begin with what is named:
// it does not check them.
import { writeSync } from 'node:fs'
import { validate } from '#reference/validate'
import { frameReader, replyFrame, replyStatus } from '#runner/harness/frames'
import { type Environment, environmentByName } from '#spec/environments'

const prefixes = process.argv.slice(2)

function put(status: number, said: string): void {
  writeSync(1, replyFrame({ status, bytes: Buffer.from(said, 'utf8') }))
}

const hello = { harness: 1, tool: 'planted', version: '1.0', makes: 'verdict' }
put(replyStatus.accepted, JSON.stringify(hello))
const read = frameReader((body) => {
  const end = 1 + (body[0] ?? 0)
  const name = Buffer.from(body.subarray(1, end)).toString('latin1')
  const verdict = validate(body.subarray(end), environmentByName(name) as Environment)
  const isWrong =
    verdict.kind === 'invalid' &&
    verdict.blames.every(({ rule }) => prefixes.some((prefix) => rule.startsWith(prefix)))
  if (verdict.kind === 'valid' || isWrong) put(replyStatus.accepted, '')
  else if (verdict.kind === 'invalid') put(replyStatus.refused, verdict.message)
  else put(replyStatus.unsupported, verdict.kind)
})
process.stdin.on('data', read)
