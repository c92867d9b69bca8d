import { describe, expect, it } from 'vitest'
import { progress } from '#scripts/cli/output/progress'

function stream(isTTY: boolean) {
  const written: string[] = []
  const write = (text: string | Uint8Array) =>
    written.push(typeof text === 'string' ? text : new TextDecoder().decode(text)) > 0
  return { isTTY, columns: 10, write, written }
}

describe('progress', () => {
  it('replaces its line on a terminal, never wider than that, and takes it away', () => {
    const to = stream(true)
    const { show, done } = progress(to)
    show('one')
    show('a line that is too long')
    done()
    const clear = '\r\u001b[2K'
    expect(to.written).toEqual([`${clear}one`, `${clear}a line th`, clear])
  })

  it('says nothing to anything else', () => {
    const to = stream(false)
    const { show, done } = progress(to)
    show('one')
    done()
    expect(to.written).toEqual([])
  })
})
