import { brotliCompressSync, constants } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type BrowserBundle,
  bundleForBrowsers,
} from '#scripts/dev/bundle/browser/bundle-for-browsers'
import '../../support/needs-time.ts'

let bundle: BrowserBundle
beforeAll(async () => {
  bundle = await bundleForBrowsers()
})

function compressedSize(script: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(script, { params }).length
}

function importsOf({ inputs, outputs }: Metafile): readonly string[] {
  return [...Object.values(inputs), ...Object.values(outputs)].flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  )
}

describe('the scripts for browsers', () => {
  it('import nothing of Node, and only each other', () => {
    const { metafiles } = bundle
    for (const name of ['client.js', 'judge.js', 'more.js'] as const) {
      expect(Object.keys(metafiles[name].inputs).length, name).toBeGreaterThan(3)
      expect(importsOf(metafiles[name]), name).toEqual([])
    }
    expect(new Set(importsOf(metafiles['index.js']))).toEqual(new Set(['./judge.js', './more.js']))
  })

  it('use no network, and evaluate no text', () => {
    const ways = [
      /\b(?:XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts)\b/,
      /\bfetch\s*\(|\beval\s*\(|\bnew Function\b/,
      /\b(?:https?|wss?):\/\//,
    ]
    for (const [name, script] of Object.entries(bundle.scripts))
      for (const way of ways) expect(way.exec(script)?.[0], name).toBeUndefined()
    expect(ways.map((way) => way.test('fetch("https://a.b")'))).toEqual([false, true, true])
  })

  it('are small after compression', () => {
    const { scripts } = bundle
    const sizes = Object.fromEntries(
      Object.entries(scripts).map(([name, script]) => [name, compressedSize(script)]),
    )
    const { 'client.js': client = 0, 'judge.js': judge = 0, 'more.js': more = 0 } = sizes
    expect(client, 'client.js').toBeLessThan(5_000)
    expect(client + judge, 'what the first verdict needs').toBeLessThan(330_000)
    expect(client + judge + more, 'everything').toBeLessThan(385_000)
    // A bundle that lacks the judge would be small, too.
    expect(judge).toBeGreaterThan(150_000)
  })

  it('consist of ASCII, which a page from disk reads in any encoding', () => {
    for (const script of Object.values(bundle.scripts)) expect(script).toMatch(/^[\0-\x7f]*$/)
  })

  it('are the same in every build', async () => {
    const { scripts } = await bundleForBrowsers()
    for (const [name, script] of Object.entries(bundle.scripts))
      expect(script === scripts[name as keyof typeof scripts], name).toBe(true)
  })

  it('have no module twice in the first and the second part', () => {
    const { metafiles } = bundle
    const first = new Set(Object.keys(metafiles['judge.js'].inputs))
    const both = Object.keys(metafiles['more.js'].inputs).filter(
      (path) => first.has(path) && !path.startsWith('entry:'),
    )
    expect(both).toEqual([])
  })
})
