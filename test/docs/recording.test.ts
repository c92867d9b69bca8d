import { readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { castEvents } from '../../scripts/dev/recording/cast-events.ts'
import { paced } from '../../scripts/dev/recording/pace.ts'
import { recordingPicture } from '../../scripts/dev/recording/recording-picture.ts'
import { transcriptOf } from '../../scripts/dev/recording/transcript.ts'

const plain = { bold: false, dim: false, colour: '' }

/** Two folders from the root; addresses have another slash or a letter before it. */
const absolutePath = /(?<![\w./:-])\/[\w.-]+\/[\w.-]+/

describe('a recording of asciinema', () => {
  it('is read as its output with the time of each piece', () => {
    const text = '{"version": 2, "width": 116}\n[0.5, "o", "a"]\n[1, "i", "b"]\n[2, "o", "c"]\n'
    expect(castEvents(text)).toEqual([
      [0.5, 'a'],
      [2, 'c'],
    ])
  })

  it('is refused in another version, because its times are between events', () => {
    expect(castEvents('{"version": 3}\n[0.5, "o", "a"]\n')).toMatchObject({ code: 'other-format' })
  })
})

describe('the transcript of a recording', () => {
  it('keeps the lines that stay, with their styles, and drops the progress line', () => {
    const transcript = transcriptOf([
      [0.5, '\r\u001b[2K1 of 2'],
      [1, '\r\u001b[2K2 of 2'],
      [1.5, '\r\u001b[2K'],
      [2, '\u001b[1mbold\u001b[22m and \u001b[31mred\u001b[39m\r\npl'],
      [3, 'ain\r\n'],
    ])
    expect(transcript.progress).toEqual([
      { text: '1 of 2', seconds: 0.5 },
      { text: '2 of 2', seconds: 1 },
      { text: '', seconds: 1.5 },
    ])
    expect(transcript.lines).toEqual([
      {
        spans: [
          { ...plain, bold: true, text: 'bold' },
          { ...plain, text: ' and ' },
          { ...plain, colour: 'red', text: 'red' },
        ],
        seconds: 2,
      },
      {
        spans: [
          { ...plain, text: 'pl' },
          { ...plain, text: 'ain' },
        ],
        seconds: 3,
      },
    ])
  })
})

describe('the pace of a recording', () => {
  it('shortens waits so that everything ends six seconds before the picture does', () => {
    const moments = [0, 1, 101, 201, 202].map((seconds, index) => ({
      seconds,
      weight: index === 1 ? 30 : 1,
    }))
    const shown = paced(moments, 12)
    expect(shown.at(-1)).toBeCloseTo(6, 3)
    const [, , third = 0, fourth = 0] = shown
    expect(third - (shown[1] ?? 0)).toBe(4)
    expect(fourth - third).toBeLessThan(1)
  })
})

describe('the picture of a recording', () => {
  it('escapes what is printed, and wraps a long line', () => {
    const events = [[1, `<b>\r\n${'x'.repeat(117)}\r\n`]] as const
    const picture = recordingPicture(transcriptOf(events), 'a & b')
    expect(picture).toContain('<title>a &amp; b</title>')
    expect(picture).toContain('&lt;b&gt;</tspan>')
    expect([...picture.matchAll(/<tspan>(x+)</g)].map(([, text]) => text?.length)).toEqual([116, 1])
  })

  it('is small in the docs, moves by CSS only unless a reader prefers no motion, and names no machine', () => {
    const path = join(packageRoot(), 'docs/npm-start.svg')
    const picture = readFileSync(path, 'utf8')
    expect(statSync(path).size).toBeLessThan(150_000)
    expect(picture).toContain('animation: scroll 20s')
    expect(picture).toContain('@media (prefers-reduced-motion: reduce)')
    expect(picture).not.toMatch(/<script|<animate|<foreignObject|href=/)
    expect(picture).toContain('0 unexplained and ')
    for (const name of [packageRoot(), homedir()]) expect(picture).not.toContain(name)
    expect(picture).not.toMatch(absolutePath)
    expect(readFileSync(join(packageRoot(), 'README.md'), 'utf8')).toContain('(docs/npm-start.svg)')
  })
})
