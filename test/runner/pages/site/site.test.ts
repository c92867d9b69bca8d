import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import type { RunLog } from '#runner/log/run-log'
import { addresses, pathPart, rootFrom } from '#runner/pages/site/addresses'
import { atom, jsonFeed } from '#runner/pages/site/feeds'
import { newsTitle } from '#runner/pages/site/news-view'
import { newestOfTool, type SiteData, siteOf } from '#runner/pages/site/site'
import { siteFiles } from '#runner/pages/site/site-files'
import { type DatedLog, siteRuns } from '#runner/pages/site/site-run'
import { materialOf } from '#runner/report/material-of'
import { header, loggedOracle, result, runLog } from '../../log/sample-log.ts'

const old = loggedOracle('lax@old', '1.0')
const current = loggedOracle('lax@new', '2.0')
const next = loggedOracle('lax@new', '2.1')

/** Two versions on one day: the older one misses two rules, the newer one a third as well, which two cases show. */
const first: RunLog = runLog(header([old, current]), [
  result('SPV_TEST/one/a', 'lax@old', 'false-accept', 'does not look at one'),
  result('SPV_TEST/two/b', 'lax@old', 'false-accept', 'does not look at two'),
  result('SPV_TEST/one/a', 'lax@new', 'false-accept', 'does not look at one'),
  result('SPV_TEST/two/b', 'lax@new', 'crash', 'dies of two'),
  result('SPV_TEST/two/c', 'lax@new', 'crash', 'dies of two'),
])
/** A later version on another day, which no longer dies. */
const second: RunLog = runLog(header([next]), [
  result('SPV_TEST/one/a', 'lax@new', 'false-accept', 'does not look at one'),
  result('SPV_TEST/two/b', 'lax@new', 'agree'),
])

function siteFrom(...logs: readonly DatedLog[]): SiteData {
  const runs = siteRuns(logs, { causeOf: () => undefined })
  if (isProblem(runs)) throw new Error(runs.message)
  return siteOf(runs)
}

const site = siteFrom({ day: '2026-11-02', log: second }, { day: '2026-11-01', log: first })

describe('a site', () => {
  it('has each version of a tool from the newest run that asked it, oldest version first', () => {
    expect(site.tools.map(({ tool }) => tool)).toEqual(['lax'])
    const [tool] = site.tools
    expect(tool?.versions.map(({ label, run }) => [label, run.day])).toEqual([
      ['lax 1.0', '2026-11-01'],
      ['lax 2.0', '2026-11-01'],
      ['lax 2.1', '2026-11-02'],
    ])
    const again = siteFrom(
      { day: '2026-11-01', log: first },
      { day: '2026-11-05', log: second },
      { day: '2026-11-02', log: second },
    )
    expect(again.tools.map((row) => newestOfTool(row).run.day)).toEqual(['2026-11-05'])
  })

  it('has each cause once, with the cases of every version', () => {
    const found = site.causes.map(({ summary, cases }) => [summary, [...cases]])
    expect(found).toEqual([
      [
        'Does not look at one.',
        [
          ['lax 1.0', ['SPV_TEST/one/a']],
          ['lax 2.0', ['SPV_TEST/one/a']],
          ['lax 2.1', ['SPV_TEST/one/a']],
        ],
      ],
      ['Does not look at two.', [['lax 1.0', ['SPV_TEST/two/b']]]],
      // Causes of invalid modules alone, which no compiler writes.
      ['Dies of two.', [['lax 2.0', ['SPV_TEST/two/b', 'SPV_TEST/two/c']]]],
    ])
  })

  it('lists what changed between versions and days, newest first', () => {
    expect(site.news.map((news) => [news.day, newsTitle(news)])).toEqual([
      ['2026-11-02', 'lax 2.1: 1 error, 0 new and 1 gone since 2.0'],
      ['2026-11-01', 'lax 2.0: 2 errors, 1 new and 1 gone since 1.0'],
    ])
    const same = siteFrom({ day: '2026-11-01', log: first }, { day: '2026-11-03', log: first })
    expect(same.news.map(({ day }) => day)).toEqual(['2026-11-01'])
  })

  it('refuses an incomplete set of shards', () => {
    const shard = runLog(header([old], 1, 2), [])
    expect(
      siteRuns([{ day: '2026-11-01', log: shard }], { causeOf: () => undefined }),
    ).toMatchObject({
      code: 'bad-run-log',
    })
  })
})

describe('the feeds of a site', () => {
  it('have the same contents in both formats, with stable ids', () => {
    const json = JSON.parse(jsonFeed(site, 'https://example.org/spirv/'))
    expect(json.items).toHaveLength(2)
    expect(json.items[0]).toMatchObject({
      title: 'lax 2.1: 1 error, 0 new and 1 gone since 2.0',
      url: 'https://example.org/spirv/tools/lax.html',
      date_published: '2026-11-02T00:00:00Z',
      content_text: 'gone: Dies of two. (Chapter Two)',
    })
    const xml = atom(site, 'https://example.org/spirv/')
    for (const { id, title, url } of json.items) {
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      for (const part of [id, title, `href="${url}"`]) expect(xml).toContain(part)
    }
    const moved = JSON.parse(jsonFeed(site, ''))
    expect(moved.items.map(({ id }: { readonly id: string }) => id)).toEqual(
      json.items.map(({ id }: { readonly id: string }) => id),
    )
    expect(moved.items[0].url).toBeUndefined()
  })
})

describe('the page of a cause', () => {
  it('names the day on which a search for threads found none', () => {
    const { answers, ...answered } = result('SPV_TEST/one/a', 'lax@new', 'false-accept')
    const log = runLog(header([next]), [
      { ...answered, answers: answers.map((answer) => ({ ...answer, cause: 'recorded' })) },
    ])
    const pageOf = (searched: string | undefined): string => {
      const runs = siteRuns([{ day: '2026-11-02', log }], {
        causeOf: () => ({
          summary: 'Accepts it.',
          section: '1',
          kind: 'bug',
          severity: 'accepts-invalid',
          searched,
        }),
      })
      if (isProblem(runs)) throw new Error(runs.message)
      const files = siteFiles(siteOf(runs), { ...materialOf(undefined), kits: [], base: '' })
      return String(files.get(addresses.cause('lax', 'recorded')))
    }
    expect(pageOf('2026-11-29')).toContain('<dd>2026-11-29: no thread found</dd>')
    expect(pageOf(undefined)).toContain('Accepts it.')
    expect(pageOf(undefined)).not.toContain('no thread found')
  })
})

describe('the files of a site', () => {
  const files = siteFiles(site, { ...materialOf(undefined), kits: [], base: '' })

  it('are the same for the same runs', () => {
    const again = siteFiles(site, { ...materialOf(undefined), kits: [], base: '' })
    expect([...again]).toEqual([...files])
  })

  it('contain only links to each other', () => {
    const pages = [...files.keys()].filter((path) => path.endsWith('.html'))
    expect(pages).toContain('texts/SPV_TEST.html')
    expect(pages).toContain('rules/SPV_TEST/one.html')
    expect(pages.filter((path) => path.startsWith('causes/'))).toHaveLength(3)
    let links = 0
    for (const page of pages)
      for (const [, to = ''] of String(files.get(page)).matchAll(/\s(?:href|src)="([^"#]+)/g)) {
        const { pathname } = new URL(to.replaceAll('&#x3D;', '='), `file:///${page}`)
        expect([...files.keys()], `${page}: ${to}`).toContain(pathname.slice(1))
        links++
      }
    expect(links).toBeGreaterThan(50)
  })

  it('link every case to the playground if there is one, and name none otherwise', () => {
    const { playground } = addresses
    const withPage = siteFiles(site, { ...materialOf(undefined), kits: [], base: '', playground })
    const rule = String(withPage.get('rules/SPV_TEST/one.html'))
    const opens = rule.match(
      /href="\.\.\/\.\.\/playground\/index\.html#case&#x3D;SPV_TEST\/one\/[^"]+"/g,
    )
    expect(opens?.length).toBeGreaterThan(0)
    expect(String(withPage.get(addresses.front))).toContain('>Playground</a>')
    for (const [path, content] of files) expect(String(content), path).not.toContain('playground')
  })

  it('say on the first page of how many tools they are', () => {
    expect(String(files.get(addresses.front))).toMatch(
      /<p class="lead">\d+ errors? in the newest version of lax, which reads or writes SPIR-V\./,
    )
  })

  it('include a badge for every version', () => {
    expect(files.get(addresses.badge('lax 2.0'))).toContain('2 errors, 1 crash')
    expect(files.get(addresses.badge('lax'))).toContain('lax 2.1: 1 error')
  })
})

describe('an address', () => {
  it('stays in its folder and is unique for each name', () => {
    const names = ['../../etc', '..', '.', '', 'a/b', 'a b', 'a:b', 'x'.repeat(400), 'spirv-val@1']
    const parts = names.map(pathPart)
    expect(new Set(parts).size).toBe(names.length)
    for (const part of parts) expect(part).toMatch(/^[\w-][\w.+-]{0,120}$/)
    expect(addresses.rule('core/../x')).not.toContain('/../')
    expect(pathPart('SPV_KHR_ray_query')).toBe('SPV_KHR_ray_query')
    expect(rootFrom('causes/lax/a.html')).toBe('../../')
  })
})
