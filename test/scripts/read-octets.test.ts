import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readOctets } from '#scripts/cli/input/read-octets'

describe('readOctets', () => {
  it('joins the chunks of standard input', async () => {
    const stdin = Readable.from([Buffer.from('ab'), Buffer.from('cd')])
    expect(await readOctets('-', stdin)).toEqual(new Uint8Array(Buffer.from('abcd')))
  })

  it('accepts the largest allowed input, and no larger one', async () => {
    const pieces = () => Readable.from([Buffer.from('ab'), Buffer.from('cd')])
    expect(await readOctets('-', pieces(), 4)).toHaveLength(4)
    expect(await readOctets('-', pieces(), 3)).toMatchObject({
      code: 'too-big',
      message: '-: more than 3 bytes',
    })
  })

  it('stops reading once the input is too large', async () => {
    let read = 0
    const endless = Readable.from(
      (function* () {
        for (;;) {
          read++
          yield Buffer.alloc(10)
        }
      })(),
      { objectMode: true, highWaterMark: 1 },
    )
    expect(await readOctets('-', endless, 25)).toMatchObject({ code: 'too-big' })
    expect(read).toBeLessThan(10)
  })

  it('refuses an empty input', async () => {
    expect(await readOctets('-', Readable.from([]))).toMatchObject({
      code: 'empty',
      message: '-: empty',
    })
  })
})
