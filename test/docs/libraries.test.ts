import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'

const root = packageRoot()
const rows = readFileSync(join(root, 'docs/libraries.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))

/** Files that a row names. */
function filesOf(row: string): readonly string[] {
  return [...row.matchAll(/`((?:scripts|runner|templates)\/[^`]+)`/g)].map(([, file = '']) => file)
}

describe('the page on libraries', () => {
  const short = rows.filter((row) => /\bshort\b/i.test(row)).flatMap(filesOf)

  it('names files that exist, and its short package listing is short', () => {
    expect(short.length).toBeGreaterThan(5)
    for (const file of rows.flatMap(filesOf)) expect(existsSync(join(root, file)), file).toBe(true)
    for (const file of short) {
      const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
      expect(lines, file).toBeLessThanOrEqual(30)
    }
  })

  it('names every library that the package depends on', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const text = rows.map((row) => row.split('|')[2]).join()
    for (const name of Object.keys(dependencies)) expect(text).toContain(name)
  })
})
