import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameReader, replyFrame, requestFrames } from '#runner/harness/frames'

/** The bodies that a reader tells, given the bytes in chunks of those sizes. */
function read(bytes: Uint8Array, sizes: readonly number[]): readonly Uint8Array[] {
  const bodies: Uint8Array[] = []
  const take = frameReader((body) => bodies.push(Uint8Array.from(body)))
  let index = 0
  for (let turn = 0; index < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    expect(take(bytes.subarray(index, index + size))).toBe(true)
    index += size
  }
  return bodies
}

describe('frames of a harness', () => {
  it('are read as they were written, in chunks of any size', () => {
    const reply = fc.record({ status: fc.nat({ max: 255 }), bytes: fc.uint8Array() })
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 })
    fc.assert(
      fc.property(fc.array(reply, { minLength: 1 }), sizes, (replies, chunks) => {
        const bodies = read(Buffer.concat(replies.map(replyFrame)), chunks)
        expect(bodies).toEqual(
          replies.map(({ status, bytes }) => Uint8Array.from([status, ...bytes])),
        )
      }),
    )
  })

  it('consist of the environment and the input in a request', () => {
    const requests = [
      { environment: 'spv1.6', input: Uint8Array.of(1, 2, 3) },
      { environment: 'vulkan1.3', input: Uint8Array.of() },
    ]
    expect(read(requestFrames(requests), [100])).toEqual([
      Uint8Array.from([6, ...Buffer.from('spv1.6'), 1, 2, 3]),
      Uint8Array.from([9, ...Buffer.from('vulkan1.3')]),
    ])
  })

  it.each([
    ['no byte', [0, 0, 0, 0]],
    ['more than there can be', [255, 255, 255, 255]],
  ])('are refused with a length of %s', (_, bytes) => {
    const take = frameReader(() => expect.unreachable())
    expect(take(Uint8Array.from(bytes))).toBe(false)
  })
})
