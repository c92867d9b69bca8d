import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Farm } from '#runner/farm/farm'
import { announce } from '#runner/farm/registry'
import { type ServedPage, servePage } from '#runner/farm/serve-page'
import { farmStatus } from '#runner/farm/status'
import { suite } from '#runner/suite'
import { browserPath, browserRequired, launch } from '../../support/browser.ts'
import { openedFarm } from '../../support/opened-farm.ts'
import { type OwnRedis, redisAsked, startRedis } from '../../support/redis.ts'

const asked = redisAsked && (browserPath !== undefined || browserRequired)
const folder = mkdtempSync(join(tmpdir(), 'farm-page-'))
const tools = [{ name: 'spirv-val@testing', version: 'v2026.1' }]
const hostile = '<img src=x onerror="document.title=1">'

let redis: OwnRedis
let farm: Farm
let page: ServedPage
let browser: Browser

async function worker(modules: number): Promise<void> {
  await announce(farm.redis, 'worker', 'alpha', {
    ...{ name: 'alpha', host: 'alpha', pid: 1, suite: suite().version, tools, devices: [hostile] },
    ...{ jobs: 2, done: 3, modules, failed: 1, perSecond: 100 },
  })
}

async function campaign(state: 'running' | 'done', runs: number): Promise<void> {
  await announce(farm.redis, 'campaign', 'abc', {
    ...{ id: 'abc', state, kind: 'fuzz', suite: suite().version, tools, seed: 7, host: hostile },
    ...{ started: Date.now(), seen: Date.now(), runs, perSecond: 512, known: 4 },
    rules: ['core/a', 'core/b'],
    found: 3,
    findings: [
      { folder: 'findings/one', outcome: 'crash' },
      { folder: 'findings/two', outcome: 'crash' },
      { folder: `findings/${hostile}`, outcome: 'false-accept' },
    ],
    workers: { alpha: runs },
    jobs: { done: 3, again: 0, inWork: 2 },
  })
}

/**
 * What the elements that match show, read in one step: the page replaces its elements while it
 * updates, and an element that was replaced has no lines.
 */
async function shownTexts(view: Page, selector: string): Promise<string[]> {
  const elements = `document.querySelectorAll(${JSON.stringify(selector)})`
  const texts: string[] = await view.evaluate(`[...${elements}].map(({ innerText }) => innerText)`)
  return texts.map((text) => text.split('\n').join(' '))
}

beforeAll(async () => {
  if (!asked) return
  redis = await startRedis(folder)
  farm = await openedFarm(redis.url, join(folder, 'blobs'))
  page = await servePage(() => farmStatus(farm, Date.now))
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await page?.close()
  farm?.close()
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!asked)('the page of a farm', () => {
  it('shows workers, rates, rules and findings, and updates them without errors on the console', async () => {
    const trouble: string[] = []
    const view = await (await browser.newContext()).newPage()
    view.on('console', (message) => trouble.push(message.text()))
    view.on('pageerror', (error) => trouble.push(error.message))
    await view.goto(page.url)
    await view.getByText('No worker serves this farm.').waitFor()
    await view.getByText('No campaign was started on this farm.').waitFor()
    await worker(100)
    await campaign('running', 1024)
    await view.getByRole('heading', { name: 'abc running' }).waitFor()
    expect(await shownTexts(view, 'dl div')).toEqual(
      expect.arrayContaining(['modules 1024', 'rules broken alone 2', 'findings 3', 'known 4']),
    )
    expect(await shownTexts(view, 'summary')).toEqual(['crash: 2', 'false-accept: 1'])
    expect(await shownTexts(view, 'li')).toContain(`findings/${hostile}`)
    await view.locator('summary').first().click()

    await worker(600)
    await view.locator('tbody td.number').first().filter({ hasNotText: /^0$/ }).waitFor()
    expect(await view.locator('polyline').getAttribute('points')).toMatch(/^\S+ \S+/)
    const [first] = await shownTexts(view, 'tbody tr')
    expect(first).toMatch(/alpha\s+spirv-val@testing.*600\s+1$/s)
    await campaign('done', 2048)
    await view.getByRole('heading', { name: 'abc done' }).waitFor()
    // A section that a reader has closed stays closed.
    expect(await shownTexts(view, 'details[open] summary')).toEqual(['false-accept: 1'])
    expect([trouble, await view.title()]).toEqual([[], 'Farm of spirv-cts'])
  })

  it('fits a narrow window, in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        colorScheme,
      })
      const view = await context.newPage()
      await view.goto(page.url)
      const wide = await view.evaluate('document.documentElement.scrollWidth')
      expect(wide).toBeLessThanOrEqual(360)
    }
  })

  it('cannot be read from other machines, and changes nothing', async () => {
    const { port } = new URL(page.url)
    const ask = (method: string, host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ host: '127.0.0.1', port, method, path: '/', headers: { host } }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
          .once('error', reject)
          .end()
      })
    expect(await ask('GET', `localhost:${port}`)).toBe(200)
    expect(await ask('GET', 'evil.example')).toBe(421)
    expect(await ask('POST', `127.0.0.1:${port}`)).toBe(405)
  })

  it('says so if the farm is unreachable', async () => {
    await campaign('done', 2048)
    const view = await (await browser.newContext()).newPage()
    await view.goto(page.url)
    await view.getByRole('heading', { name: 'abc done' }).waitFor()
    await redis.stop()
    await view.getByText('The farm cannot be reached').waitFor()
    expect(await view.getByRole('heading', { name: 'abc done' }).count()).toBe(1)
  })
})
