import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { problem } from '#runner/problem'
import { eachLine } from '#scripts/cli/input/each-line'

const folder = mkdtempSync(join(tmpdir(), 'lines-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function linesOf(...parts: readonly Uint8Array[]): Promise<readonly string[]> {
  const lines: string[] = []
  const take = (line: string) => {
    lines.push(line)
    return undefined
  }
  expect(await eachLine('-', take, Readable.from(parts))).toBeUndefined()
  return lines
}

it('eachLine yields the lines of a stream, wherever it is split', async () => {
  const text = 'one\n\nzwölf\u2028drei \ud83d\ude00\nend'
  const bytes = Buffer.from(text)
  for (let index = 1; index < bytes.length; index++)
    expect(await linesOf(bytes.subarray(0, index), bytes.subarray(index))).toEqual(text.split('\n'))
})

it('eachLine yields the lines of a file that is larger than a chunk', async () => {
  const file = join(folder, 'large')
  const lines = Array.from({ length: 30_000 }, (_, index) => `line ${index}`)
  writeFileSync(file, lines.join('\n'))
  let position = 0
  const take = (line: string) => (line === lines[position++] ? undefined : problem('x', line))
  expect([await eachLine(file, take), position]).toEqual([undefined, lines.length])
})

it('eachLine ends with the first problem', async () => {
  const taken: string[] = []
  const take = (line: string) => {
    taken.push(line)
    return line === 'b' ? problem('bad', line) : undefined
  }
  const stream = Readable.from([Buffer.from('a\nb\nc\n')])
  expect(await eachLine('-', take, stream)).toMatchObject({ code: 'bad' })
  expect(taken).toEqual(['a', 'b'])
})

it.each([
  ['in the middle of a file', 'bad\nmore\n'],
  ['at its last line', 'good\nbad'],
])('eachLine throws what the callback throws %s, and closes the file', async (_, text) => {
  const thrown = new Error('a defect of the callback')
  const take = (line: string) => {
    if (line === 'bad') throw thrown
    return undefined
  }
  const stream = Readable.from([Buffer.from(text)])
  await expect(eachLine('-', take, stream)).rejects.toBe(thrown)
  expect(stream.destroyed).toBe(true)
  const file = join(folder, 'thrown')
  writeFileSync(file, text)
  await expect(eachLine(file, take)).rejects.toBe(thrown)
})

it('eachLine throws an error for a stream that breaks off, after the lines that came', async () => {
  const taken: string[] = []
  async function* parts() {
    yield Buffer.from('a\nb')
    throw Object.assign(new Error('broken'), { code: 'EIO' })
  }
  const take = (line: string) => {
    taken.push(line)
    return undefined
  }
  const read = await eachLine('-', take, Readable.from(parts()))
  expect(read).toMatchObject({ code: 'unreadable', message: '-: cannot be read (EIO)' })
  expect(taken).toEqual(['a'])
})

it.each([
  ['no-such-file', 'no such file'],
  ['.', 'a directory, not a file'],
])('eachLine refuses %s', async (name, message) => {
  const read = await eachLine(join(folder, name), () => undefined)
  expect(read).toMatchObject({ code: 'unreadable', message: expect.stringContaining(message) })
})

it('eachLine refuses empty files', async () => {
  writeFileSync(join(folder, 'empty'), '')
  const read = await eachLine(join(folder, 'empty'), () => undefined)
  expect(read).toMatchObject({ code: 'empty' })
})
