import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { texts } from '#spec/texts'

/** Whether a line of a maker replaces or takes apart lines of a text, which a file of pairs says as alternatives (docs/pairs.md). */
function cutsText(line: string): boolean {
  return /\.replace(?:All)?\(|\.split\('\\n'\)/.test(line)
}

/** The lines of the makers of all texts, by `file:line`. */
function makerLines(room: string): ReadonlyMap<string, string> {
  return new Map(
    texts.flatMap(({ name }) =>
      readdirSync(join(room, name), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .flatMap((path) =>
          readFileSync(join(room, name, path), 'utf8')
            .split('\n')
            .map((line, index) => [`${join(name, path)}:${index + 1}`, line] as const),
        ),
    ),
  )
}

describe('makers', () => {
  it('do not cut the text of modules', () => {
    const lines = makerLines(join(packageRoot(), 'generators'))
    expect(lines.size).toBeGreaterThan(1000)
    expect([...lines].filter(([, line]) => cutsText(line)).map(([place]) => place)).toEqual([])
  })

  it('would be found if they did', () => {
    expect(cutsText("const other = text.replaceAll('%S', '%structure')")).toBe(true)
    expect(cutsText("const other = text.replace('%S', '%structure')")).toBe(true)
    expect(cutsText("const lines = (pieces.modes ?? '').split('\\n')")).toBe(true)
    expect(cutsText('const pair = pairOf`rule/name: summary`')).toBe(false)
  })
})
