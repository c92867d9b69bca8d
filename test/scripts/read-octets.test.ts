import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readOctets } from '#scripts/cli/input/read-octets'

describe('readOctets', () => {
  it('puts the pieces of standard input together', async () => {
    const stdin = Readable.from([Buffer.from('ab'), Buffer.from('cd')])
    expect(await readOctets('-', stdin)).toEqual(new Uint8Array(Buffer.from('abcd')))
  })

  it('takes the largest allowed input, and no larger one', async () => {
    const pieces = () => Readable.from([Buffer.from('ab'), Buffer.from('cd')])
    expect(await readOctets('-', pieces(), 4)).toHaveLength(4)
    expect(await readOctets('-', pieces(), 3)).toMatchObject({
      code: 'too-big',
      message: '-: more than 3 bytes',
    })
  })

  it('does not read on once it is too much', async () => {
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

  it('has no use for nothing', async () => {
    expect(await readOctets('-', Readable.from([]))).toMatchObject({
      code: 'empty',
      message: '-: empty',
    })
  })
})
