import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'

const root = packageRoot()
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

describe('CONTRIBUTING.md', () => {
  it('is at most 12 kB, because longer parts have a page in docs/', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_000)
  })

  it('links only files that exist', () => {
    const paths = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(3)
    for (const path of paths) expect(() => readFileSync(resolve(root, path)), path).not.toThrow()
  })
})
