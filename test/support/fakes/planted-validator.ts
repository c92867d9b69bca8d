// A harness that judges as the reference does, except for the planted fault that is named: see `../plants.ts`.
import { writeSync } from 'node:fs'
import { fromBytes } from '#generators/words/bytes'
import { validate } from '#reference/validate'
import { frameReader, replyFrame, replyStatus } from '#runner/harness/frames'
import { type Environment, environmentByName } from '#spec/environments'
import { plants } from '../plants.ts'

const [name = ''] = process.argv.slice(2)
const plant = plants[name]
if (plant === undefined) throw new Error(`no fault '${name}', there are ${Object.keys(plants)}`)

function put(status: number, text: string): void {
  writeSync(1, replyFrame({ status, bytes: Buffer.from(text, 'utf8') }))
}

const hello = { harness: 1, tool: `planted-${name}`, version: '1.0', makes: 'verdict' }
put(replyStatus.accepted, JSON.stringify(hello))
const read = frameReader((body) => {
  const end = 1 + (body[0] ?? 0)
  const environment = environmentByName(Buffer.from(body.subarray(1, end)).toString('latin1'))
  const octets = body.slice(end)
  const right = validate(octets, environment as Environment)
  const words = fromBytes(octets)
  const verdict =
    words === undefined ? right : plant.answer(words, environment as Environment, right)
  if (verdict.kind === 'valid') put(replyStatus.accepted, '')
  else if (verdict.kind === 'invalid') put(replyStatus.refused, verdict.message)
  else put(replyStatus.unsupported, verdict.kind)
})
process.stdin.on('data', read)
