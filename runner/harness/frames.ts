/** The answer of a harness to one input. */
export interface Reply {
  readonly status: number
  /** Its output, or its message. */
  readonly bytes: Uint8Array
}

/** Meaning of a reply's first byte. Anything else is not an answer. */
export const replyStatus = { accepted: 0, refused: 1, unsupported: 2, notAsked: 3 } as const

/** One input of a harness. */
export interface HarnessRequest {
  /** Name of the environment. */
  readonly environment: string
  readonly input: Uint8Array
}

/**
 * The bytes of requests, one after the other. Each is `size`, then that number of bytes: length of the environment's
 * name, the name, the input.
 */
export function requestFrames(requests: readonly HarnessRequest[]): Uint8Array {
  let size = 0
  for (const { environment, input } of requests) size += 5 + environment.length + input.length
  const frames = Buffer.allocUnsafe(size)
  let index = 0
  for (const { environment, input } of requests) {
    frames.writeUInt32LE(1 + environment.length + input.length, index)
    frames[index + 4] = environment.length
    frames.write(environment, index + 5, 'latin1')
    frames.set(input, index + 5 + environment.length)
    index += 5 + environment.length + input.length
  }
  return frames
}

/** The bytes of a reply: `size`, then that number of bytes: the status, and the output or message. */
export function replyFrame({ status, bytes }: Reply): Uint8Array {
  const frame = new Uint8Array(5 + bytes.length)
  new DataView(frame.buffer).setUint32(0, 1 + bytes.length, true)
  frame[4] = status
  frame.set(bytes, 5)
  return frame
}

/** A frame of that size is not valid: the sender is out of step. */
const mostBytes = 1 << 28

/**
 * Cuts a stream into the bodies of its frames, whatever chunks it comes in.
 *
 * @param take is given each body; the bytes are its own.
 * @returns takes the next chunk; `false` if it cannot contain a frame.
 */
export function frameReader(take: (body: Uint8Array) => void): (chunk: Uint8Array) => boolean {
  let held: Buffer = Buffer.alloc(0)
  /** Chunks of a frame that is not whole yet; joined once, for a large frame comes in many. */
  let parts: Uint8Array[] = []
  let size = 0
  let wanted = 4
  return (chunk) => {
    parts.push(chunk)
    size += chunk.length
    if (size < wanted) return true
    const [only] = parts
    held =
      parts.length === 1 && only !== undefined
        ? Buffer.from(only.buffer, only.byteOffset, only.length)
        : Buffer.concat(parts)
    let index = 0
    wanted = 4
    while (held.length - index >= 4) {
      const length = held.readUInt32LE(index)
      if (length < 1 || length > mostBytes) return false
      if (held.length - index - 4 < length) {
        wanted = 4 + length
        break
      }
      take(Uint8Array.prototype.slice.call(held, index + 4, index + 4 + length))
      index += 4 + length
    }
    parts = index === held.length ? [] : [held.subarray(index)]
    size = held.length - index
    return true
  }
}
