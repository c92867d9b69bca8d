// The protocol of harnesses, as far as fakes speak it.
import { writeSync } from 'node:fs'

/** Writes a reply with a text of Latin-1. */
export function put(status, text) {
  const body = Buffer.from(`${String.fromCharCode(status)}${text}`, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  writeSync(1, Buffer.concat([size, body]))
}

/** Calls `take` with the name of the environment and the module of each request on standard input. */
export function eachRequest(take) {
  let held = Buffer.alloc(0)
  process.stdin.on('data', (chunk) => {
    held = Buffer.concat([held, chunk])
    while (held.length >= 4 && held.length >= 4 + held.readUInt32LE(0)) {
      const body = held.subarray(4, 4 + held.readUInt32LE(0))
      held = held.subarray(4 + body.length)
      const end = 1 + body[0]
      take(body.subarray(1, end).toString('latin1'), body.subarray(end))
    }
  })
}
