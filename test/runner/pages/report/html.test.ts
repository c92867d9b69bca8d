import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Corpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { outcomes } from '#runner/log/outcome'
import { cellView } from '#runner/pages/cell-view'
import { prose } from '#runner/pages/prose'
import { barOrder } from '#runner/pages/report/bar-view'
import { html } from '#runner/pages/report/html'
import type { PageData } from '#runner/pages/report/page-data'
import { bundledScript } from '#runner/pages/report/page-script'
import { materialOf } from '#runner/report/material-of'
import { hostileMessage, hostileName, ownCorpus, pageRun, pageText } from '../page-run.ts'

const corpus = ownCorpus()
const log = pageRun(corpus)
const page = html(log, materialOf(corpus))

function packedIn(text: string, start: string): unknown {
  const from = text.indexOf(start) + start.length
  const pack = text.slice(from, text.indexOf('</script>', from))
  return JSON.parse(inflateSync(Buffer.from(pack, 'base64')).toString())
}

describe('the HTML report', () => {
  it('refers to nothing outside of itself', () => {
    const tags = page.match(/<[a-z][^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(100)
    expect(tags.filter((tag) => /\s(?:src|srcset|action|data)=/.test(tag))).toEqual([])
    const links = tags.flatMap((tag) => /\shref="([^"]*)"/.exec(tag)?.[1] ?? [])
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => !link.startsWith('#'))).toEqual([])
    expect(page).not.toMatch(/@import ['"u]|url\((?!["']?#)/)
  })

  it('allows its own script and style only, by their digests', () => {
    const inner = (tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page)?.[1] ?? ''
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? ''
    for (const tag of ['script', 'style']) {
      expect(inner(tag).length).toBeGreaterThan(1000)
      const digest = createHash('sha256').update(inner(tag)).digest('base64')
      expect(policy.replaceAll('&#x3D;', '=').replaceAll('&#x27;', "'")).toContain(
        `${tag}-src 'sha256-${digest}'`,
      )
    }
    expect(policy).toContain('default-src &#x27;none&#x27;')
  })

  it("contains no letter of a tool's message as HTML", () => {
    expect(page).not.toContain(hostileName)
    expect(page).not.toContain(hostileMessage)
    expect(page).not.toContain('window.hacked=1')
    expect(page).toContain('evil&#x27;&quot;&gt;&lt;script&gt;')
  })

  it('packs every answer of the run', () => {
    const data = packedIn(page, 'id="data">') as PageData
    const answers = data.results.flat().filter((number) => number !== -1)
    expect(answers).toHaveLength(log.results.length)
    const [first] = log.results
    const index = data.cases.findIndex(
      ([rule, name]) => `${data.rules[rule]?.id}/${name}` === first?.case,
    )
    const oracle = data.oracles.findIndex(({ name }) => name === first?.oracle)
    const [answer] = data.answers[data.results[index]?.[oracle] ?? -1] ?? []
    expect(data.outcomes[answer?.[1] ?? -1]?.name).toBe(first?.outcome)
    expect(data.strings[answer?.[0] ?? -1]).toBe('spv1.6')
  })

  it('packs each case with its module and that of its control', () => {
    const [pack] = page.match(/class="listings">[^<]+/) ?? []
    const listings = packedIn(`${pack}</script>`, 'class="listings">') as [
      number,
      string,
      string,
      string,
    ][]
    expect(listings.length).toBeGreaterThan(1)
    const data = packedIn(page, 'id="data">') as PageData
    for (const [number, module, control, source] of listings) {
      expect(source).toMatch(module.startsWith('0x') ? /^$/ : /^spv1\.\d$/)
      expect(module).toMatch(/OpCapability|^0x07230203/)
      expect(control === '').toBe(data.cases[number]?.[3] === -1)
    }
  })

  it('packs the words of a module that its listing does not show', () => {
    const foreign: Corpus = {
      ...corpus,
      isForeign: true,
      read: (filed) => {
        const read = corpus.read(filed)
        if (isProblem(read)) return read
        const words = read.words.slice()
        words[2] = 0x4711
        return { ...read, words }
      },
    }
    const whole = html(log, materialOf(foreign))
    const [pack] = whole.match(/class="listings">[^<]+/) ?? []
    const listings = packedIn(`${pack}</script>`, 'class="listings">') as string[][]
    expect(listings.length).toBeGreaterThan(1)
    for (const [, module = '', , source] of listings)
      expect(source).toMatch(module.startsWith('0x') ? /^$/ : /^0x07230203 0x\w+ 0x00004711 /)
  })

  it('contains every statement of the text', () => {
    const tables = new Map(packedIn(page, 'id="coverage-tables">') as [string, string][])
    const ledger = materialOf(undefined).ledger(pageText)
    expect(ledger.length).toBeGreaterThan(10)
    const shown = tables.get(pageText)?.matchAll(/scope="row">([^<]+)<small>statement (\d+)</g)
    expect(
      [...(shown ?? [])].map(([, section, ordinal]) => `${section} ${ordinal}`).sort(),
    ).toEqual(ledger.map(({ section, ordinal }) => `${section} ${ordinal}`).sort())
  })

  it('is the same for the same answers in any order', () => {
    const turned = { ...log, results: log.results.toReversed() }
    expect(html(turned, materialOf(corpus)) === page).toBe(true)
  })

  it('can be written without a corpus', () => {
    const bare = html(log, materialOf(undefined))
    expect(bare).toContain('id="data">')
    expect(bare).not.toMatch(/class="listings">[^<]/)
  })
})

describe('bundledScript', () => {
  function entryOf(files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-test-'))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    return join(folder, 'a.js')
  }

  it('is a single script that imports nothing', () => {
    const script = bundledScript(
      entryOf({
        'a.js': "import { b } from './b.js'\nglobalThis.sum = b + 1\n",
        'b.js': 'export const b = 41\n',
      }),
    )
    const page: { sum?: number } = {}
    runInNewContext(script, page)
    expect(page.sum).toBe(42)
  })

  it('cannot end the element that contains it', () => {
    const script = bundledScript(entryOf({ 'a.js': "globalThis.text = '</script>'\n" }))
    expect(script).not.toContain('</script')
  })

  it('refuses an import that cannot be resolved, and names its place', () => {
    const entry = entryOf({ 'a.js': "import { b } from './b.js'\nglobalThis.sum = b\n" })
    expect(() => bundledScript(entry)).toThrow(/a\.js:1:\d+: ERROR: Could not resolve "\.\/b\.js"/)
  })
})

describe('parts of the HTML report', () => {
  it('show every outcome in bars', () => {
    expect([...barOrder].sort()).toEqual([...outcomes].sort())
  })

  it.each([
    [{ agree: 3 }, 0, 'right', '3 of 3 agree'],
    [{ agree: 2, crash: 1 }, 0, 'known', '2 of 3 agree, 1 crash, all explained'],
    [{ agree: 2, crash: 1 }, 1, 'open', '2 of 3 agree, 1 crash, 1 unexplained'],
    [{ agree: 2, inconclusive: 1 }, 0, 'unsure', '2 of 3 agree, 1 inconclusive'],
    [{ unsupported: 3 }, 0, 'none', '0 of 3 agree, 3 unsupported'],
    [{}, 0, 'none', 'not asked'],
  ])('describe %j with %i unexplained as %s', (counts, unexplained, state, title) => {
    const asked = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const cell = cellView({ counts, asked, unexplained })
    expect(cell).toMatchObject({ state, title })
    expect(cell.mark).not.toBe('')
  })

  it('distinguish names of the text', () => {
    expect(prose('`OpX` has *Base* and _Index_, SPV_KHR_x has none.')).toEqual([
      { text: 'OpX', code: true, name: false },
      { text: ' has ', code: false, name: false },
      { text: 'Base', code: false, name: true },
      { text: ' and ', code: false, name: false },
      { text: 'Index', code: false, name: true },
      { text: ', SPV_KHR_x has none.', code: false, name: false },
    ])
  })
})
