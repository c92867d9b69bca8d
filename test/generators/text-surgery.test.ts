import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { texts } from '#spec/texts'

/**
 * Lines of makers that replace parts of a text or read a table from one, by file: what is left to be written as files of pairs
 * (docs/pairs.md). None is added, and a number goes down when one is gone.
 */
const left: Readonly<Record<string, number>> = {
  'SPV_KHR_16bit_storage/rounding-modes.ts': 3,
  'SPV_KHR_float_controls2/fast-math-modes.ts': 1,
}

/** Whether a line of a maker cuts the text of modules, or keeps a table in a string. */
function cutsText(line: string): boolean {
  return /\.replace(?:All)?\(|\browsOf\(/.test(line)
}

function countsIn(room: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of texts)
    for (const path of readdirSync(join(room, name), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      if (!path.endsWith('.ts')) continue
      const lines = readFileSync(join(room, name, path), 'utf8')
        .split('\n')
        .filter(cutsText)
      if (lines.length > 0) counts[`${name}/${path.replaceAll('\\', '/')}`] = lines.length
    }
  return counts
}

describe('makers', () => {
  it('cut the text of modules in no other places than those that are left to be converted', () => {
    const counts = countsIn(join(packageRoot(), 'generators'))
    expect(Object.keys(counts).length).toBeGreaterThan(0)
    expect(counts).toEqual(left)
  })

  it('would be found if they did', () => {
    expect(cutsText("const other = text.replaceAll('%S', '%structure')")).toBe(true)
    expect(cutsText('const rows = rowsOf(table)')).toBe(true)
    expect(cutsText('const pair = pairOf`rule/name: summary`')).toBe(false)
  })
})
