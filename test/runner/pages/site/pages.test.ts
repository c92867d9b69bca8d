import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { addresses } from '#runner/pages/site/addresses'
import { siteOf } from '#runner/pages/site/site'
import { siteFiles } from '#runner/pages/site/site-files'
import { siteRuns } from '#runner/pages/site/site-run'
import { materialOf } from '#runner/report/material-of'
import { browserPath, browserRequired, launch } from '../../../support/browser.ts'
import { faintTexts } from '../faint-texts.ts'
import { hostileName, ownCorpus, pageRun, pageText } from '../page-run.ts'

const corpus = ownCorpus()
const log = pageRun(corpus)
const runs = siteRuns(
  [
    { day: '2026-11-01', log },
    {
      day: '2026-11-02',
      // The lenient tool has mended what nothing explains.
      log: {
        ...log,
        results: log.results.map((result) => {
          const [answer] = result.answers
          return answer === undefined ||
            result.oracle !== 'lenient@1' ||
            answer.explained !== undefined
            ? result
            : { ...result, outcome: 'agree', answers: [{ ...answer, outcome: 'agree' }] }
        }),
      },
    },
  ],
  { causeOf: () => undefined },
)
if (isProblem(runs)) throw new Error(runs.message)
const site = siteOf(runs)
const files = siteFiles(site, { ...materialOf(corpus), kits: [], base: '' })
const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-test-'))
const asked = browserPath !== undefined || browserRequired
const [cause] = site.causes.filter(({ tool }) => tool === 'lenient')
if (cause === undefined) throw new Error('Lenient is wrong about nothing')

/** A capability that is wider than a phone in the letters of a statement. */
const wideName = 'WorkgroupMemoryExplicitLayout16BitAccessKHR'

const pages = [
  addresses.front,
  addresses.causes,
  addresses.tool('lenient'),
  addresses.tool(hostileName),
  addresses.text(pageText),
  addresses.cause('lenient', cause.id),
  addresses.rule(cause.rules[0] ?? ''),
]

let browser: Browser
/** Errors and foreign requests of any page since the last test. */
const trouble: string[] = []

beforeAll(async () => {
  for (const [path, content] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  if (asked) browser = await launch()
})
afterEach(() => {
  expect(trouble.splice(0)).toEqual([])
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function opened(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  page.on('console', (message) => trouble.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(pathToFileURL(folder).href))
      trouble.push(`fetched ${request.url()}`)
  })
  return page
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(pathToFileURL(join(folder, path)).href)
}

function tests(): void {
  it('the site shows every kind of page with its style, and runs nothing that a tool prints', async () => {
    const page = await opened()
    for (const path of pages) {
      await go(page, path)
      expect(await page.locator('h1').count(), path).toBe(1)
      expect(
        await page
          .locator('script, main img:not([src$=".svg"]), [onload], a[href^="javascript"]')
          .count(),
      ).toBe(0)
      expect(await page.evaluate('window.hacked')).toBeUndefined()
      expect(await page.evaluate('getComputedStyle(document.body).margin'), path).toBe('0px')
    }
  })

  it('the site shows on its first screen which tool is wrong about what', async () => {
    const page = await opened()
    await go(page, addresses.front)
    const inSight = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY
    expect(await inSight('.figures')).toBeLessThan(400)
    expect(await inSight('.causes .cause')).toBeLessThan(600)
    expect(await page.locator('.charts svg').count()).toBe(1)
    expect(await page.locator('.news h3').first().textContent()).toContain('2026-11-02')
  })

  it('the site leads from the first page to the sentence, the rule and the module', async () => {
    const page = await opened()
    await go(page, addresses.front)
    await page.locator('#texts ~ .wide a', { hasText: pageText }).click()
    const ledger = materialOf(undefined).ledger(pageText)
    expect(await page.locator('.coverage tr:not(.silent) td.carried').count()).toBe(
      ledger.filter(({ rules }) => rules.length > 0).length,
    )
    expect(await page.locator('.coverage .cell', { hasText: 'missed' }).count()).toBeGreaterThan(0)
    const causes = page.locator('.causes a')
    const marked: number[] = []
    const count = await causes.count()
    // A valid module that a tool refuses has no line at fault; such causes come first, and accepted invalid modules later.
    for (let index = count - 1; index >= Math.max(0, count - 12); index--) {
      await causes.nth(index).click()
      expect(await page.locator('pre.listing .line').count()).toBeGreaterThan(5)
      const message = page.locator('pre.listing .line.fault .said')
      marked.push(await message.count())
      // The fault is in sight, however long the module is.
      if ((await message.count()) > 0)
        expect((await message.first().boundingBox())?.y).toBeLessThan(700)
      if (marked.includes(1)) break
      await page.goBack()
    }
    expect(marked).toContain(1)
    await page.locator('dd a.row').first().click()
    expect(await page.locator('.cases tbody tr').count()).toBeGreaterThan(0)
  })

  it.each(['light', 'dark'] as const)('the site is legible in %s', async (colorScheme) => {
    const page = await opened({ colorScheme })
    for (const path of pages) {
      await go(page, path)
      const faint = await page.evaluate(faintTexts)
      expect(faint.looked, path).toBeGreaterThan(10)
      expect(faint.found, path).toEqual([])
    }
  })

  it('the site conveys nothing by colour alone', async () => {
    const page = await opened()
    for (const path of pages) {
      await go(page, path)
      const mute = await page
        .locator('.cell')
        .evaluateAll((all) =>
          all.filter((chip) => (chip.querySelector('.mark')?.textContent ?? '') === ''),
        )
      expect(mute, path).toEqual([])
    }
  })

  it('the site fits a phone', async () => {
    const page = await opened({ viewport: { width: 360, height: 740 }, isMobile: true })
    for (const path of pages) {
      await go(page, path)
      // A sentence may name what is wider than a phone.
      await page.evaluate(
        `document.querySelector('main').insertAdjacentHTML('beforeend', '<p class="statement">${wideName}</p>')`,
      )
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
        path,
        360,
      ])
    }
  })

  it('the site can be used with the keyboard alone', async () => {
    const page = await opened()
    await go(page, addresses.front)
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.id')).toBe('content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.closest(".cause") !== null')).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/causes\//)
  })

  it('the site is printed without its menu', async () => {
    const page = await opened()
    await go(page, addresses.cause('lenient', cause?.id ?? ''))
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#views').filter({ visible: true }).count()).toBe(0)
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('the site has a feed that is XML', async () => {
    const page = await opened()
    await go(page, addresses.front)
    const parsed = await page.evaluate(
      `(() => { const xml = new DOMParser().parseFromString(${JSON.stringify(String(files.get('feed.xml')))}, 'text/xml'); return [xml.querySelectorAll('parsererror').length, xml.querySelectorAll('entry').length] })()`,
    )
    expect(parsed).toEqual([0, site.news.length])
  })
}

if (asked) describe('the site in Chromium', tests)
else
  it('is not tested: Chromium is not installed', (context) => {
    console.warn('The site was not looked at in a browser, for none is here.')
    context.skip('apt-get install chromium, or name one with CHROMIUM')
  })
