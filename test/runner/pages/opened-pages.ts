import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { browserPath, browserRequired, launch } from '../../support/browser.ts'

/** Whether reports are looked at in a browser: one is here, or has to be. */
export const isAsked = browserPath !== undefined || browserRequired

let browser: Browser
/** Errors and requests of any page since the last test. */
const trouble: string[] = []

/** A browser for the tests of a file; each test fails if something goes wrong in a page. */
export function withBrowser(): void {
  beforeAll(async () => {
    if (isAsked) browser = await launch()
  })
  afterEach(() => {
    expect(trouble.splice(0)).toEqual([])
  })
  afterAll(() => browser?.close())
}

/** A page with a report, which fails the test if anything goes wrong in it. */
export async function opened(file: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const { href } = pathToFileURL(file)
  page.on('console', (message) => trouble.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(href)) trouble.push(`fetched ${request.url()}`)
  })
  await page.goto(href)
  if (options.javaScriptEnabled !== false) await page.waitForSelector('html.ready')
  return page
}

/** Goes to another view of a page. */
export async function go(page: Page, hash: string): Promise<void> {
  await page.goto(`${page.url().replace(/#.*$/, '')}${hash}`)
  // The page learns its new address in a separate task.
  await page.evaluate('new Promise((done) => setTimeout(done))')
  await page.waitForSelector('main:not([aria-busy])')
  if (hash.includes('case=')) await page.waitForSelector('details.case[open] pre.listing')
}
