// A persistent harness in its smallest form: copy it, and replace `judge` by your tool. README.md has the protocol.
import { writeSync } from 'node:fs'

const status = { accepted: 0, rejected: 1, unsupported: 2, error: 3 }

/**
 * The verdict of a tool on a module, here one that knows a single rule: the first word is the magic number.
 *
 * @param {Buffer} module the octets of a file
 * @param {string} _environment as in `spirv-val --target-env`, such as spv1.6 or vulkan1.3
 * @returns {{ status: number, message?: string }}
 */
function judge(module, _environment) {
  const isModule = module.length >= 4 && module.readUInt32LE(0) === 0x0723_0203
  return isModule
    ? { status: status.accepted }
    : { status: status.rejected, message: 'the first word is not the magic number' }
}

/** Writes a frame at once, because an answer must be out before the next module is begun. */
function put(code, text) {
  const body = Buffer.concat([Buffer.from([code]), Buffer.from(text)])
  const frame = Buffer.alloc(4 + body.length)
  frame.writeUInt32LE(body.length)
  body.copy(frame, 4)
  for (let index = 0; index < frame.length; ) {
    try {
      index += writeSync(1, frame, index)
    } catch (error) {
      // The pipe is full.
      if (error.code !== 'EAGAIN') throw error
    }
  }
}

put(0, JSON.stringify({ harness: 1, tool: 'example', version: '1', makes: 'verdict' }))

let read = Buffer.alloc(0)
for await (const part of process.stdin) {
  read = Buffer.concat([read, part])
  while (read.length >= 4 && read.length >= 4 + read.readUInt32LE(0)) {
    const end = 4 + read.readUInt32LE(0)
    const environmentEnd = 5 + read[4]
    const environment = read.toString('latin1', 5, environmentEnd).split(' ')[0]
    const answer = judge(read.subarray(environmentEnd, end), environment)
    put(answer.status, answer.message ?? '')
    read = read.subarray(end)
  }
}
