import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { texts } from '#spec/texts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const [, covered = ''] = /^## What it covers\n(.*?)^`spirv-cts rules`/ms.exec(readme) ?? []

describe('README', () => {
  it('names every text that the suite covers under "What it covers"', () => {
    const names = texts.map(({ name }) => name).filter((name) => name !== 'core')
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name) => !covered.match(/[\w.-]*\w/g)?.includes(name))).toEqual([])
  })

  it('names no extension that the suite does not cover', () => {
    const named = covered.match(/\b(SPV_\w+|(OpenCL|NonSemantic)\.[\w.]*\w)/g) ?? []
    expect(named.length).toBeGreaterThan(40)
    const names = new Set(texts.map(({ name }) => name))
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })
})
