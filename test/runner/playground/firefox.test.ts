import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FirefoxPage, firefoxPath, launchFirefox } from '#scripts/dev/browsers/firefox'
import { type AxeFindings, axeOf, axeScript, panels } from './axe.ts'
import { tenCauses, writtenPlayground } from './opened-playground.ts'

const looks = [
  { scheme: 'light', size: { width: 1440, height: 900 } },
  // No window of Firefox is narrower.
  { scheme: 'dark', size: { width: 500, height: 844 } },
] as const

/** The line that says the verdict. */
const verdict = `document.querySelector('#verdict').textContent`

let folder: string
let address: string
/** One for all tests: to start Firefox takes longer than to load the page. */
let page: FirefoxPage

beforeAll(async () => {
  if (firefoxPath === undefined) return
  folder = await writtenPlayground()
  address = pathToFileURL(join(folder, 'index.html')).href
  page = await launchFirefox(looks[0].scheme, looks[0].size)
})
afterAll(async () => {
  await page?.close()
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
})

/** Opens the page in another tab, since it keeps in its tab what was typed. */
async function openAnew({ scheme, size }: (typeof looks)[number], hash = ''): Promise<void> {
  await page.renew()
  await page.look(scheme, size)
  await page.open(`${address}${hash}`)
}

const text = (selector: string) => `document.querySelector('${selector}').textContent`
const clicked = (selector: string) => `document.querySelector('${selector}').click()`

/** Opens a panel, and waits until something is in it. */
async function openPanel(name: string): Promise<void> {
  await page.evaluate(clicked(`#tab-${name}`))
  await page.until(`document.querySelector('#${name} > *')`)
}

function tests(): void {
  it.each(looks)(
    'the playground judges from disk in Firefox, opens a case and meets WCAG AA in every panel, $scheme',
    async (look) => {
      await openAnew(look)
      await page.until(`${verdict}.startsWith('✓ Valid for spv1.6')`)
      const preferred = `matchMedia('(prefers-color-scheme: ${look.scheme})').matches`
      expect(await page.evaluate(`return [${preferred}, innerWidth]`)).toEqual([
        true,
        look.size.width,
      ])
      const [shown] = tenCauses
      await page.evaluate(`location.hash = 'case=${shown?.case}'`)
      await page.until(`${verdict}.startsWith('✗ Invalid')`)
      expect(await page.evaluate(`return document.querySelector('.finding').dataset.rule`)).toBe(
        shown?.rule,
      )
      expect(await page.evaluate(`return document.querySelector('#trouble').hidden`)).toBe(true)
      // The style of the page and that of the editor are allowed by its policy.
      expect(await page.evaluate(`return getComputedStyle(document.body).margin`)).toBe('0px')
      const editor = `getComputedStyle(document.querySelector('.cm-scroller')).display`
      expect(await page.evaluate(`return ${editor}`)).toContain('flex')
      for (const panel of panels) {
        await openPanel(panel)
        const { run, fewestPasses } = axeOf(panel)
        const found = (await page.evaluate(`${axeScript}; return ${run}`)) as AxeFindings
        expect(found.passes, panel).toBeGreaterThanOrEqual(fewestPasses)
        expect(found.violations, panel).toEqual([])
        const fits = 'document.documentElement.scrollWidth <= innerWidth'
        expect(await page.evaluate(`return ${fits}`), panel).toBe(true)
      }
    },
  )

  it('the playground in Firefox packs a text into the address, opens it again, breaks it and runs it', async () => {
    await openAnew(looks[0])
    await page.until(`location.hash.startsWith('#text=z.')`)
    await openAnew(looks[0], String(await page.evaluate('return location.hash')))
    await page.until(`${verdict}.startsWith('✓ Valid for spv1.6')`)
    await openPanel('break')
    await page.until(`document.querySelector('#break article button')`)
    await page.evaluate(clicked('#break article button'))
    await page.until(`document.querySelector('#break .broken .listing')`)
    await openPanel('run')
    await page.until(`document.querySelector('#run .field button')`)
    await page.evaluate(clicked('#run .field button'))
    await page.until(`document.querySelector('#run .run-result .verdict')`)
    expect(await page.evaluate(`return ${text('#run .run-result .verdict')}`)).toContain('Finished')
  })
}

if (firefoxPath !== undefined) describe('the playground in Firefox', tests)
else
  it('is not tested: Firefox is not installed', (context) => {
    console.warn('The playground was not looked at in Firefox, for none is here.')
    context.skip('apt-get install firefox-esr, or name one with FIREFOX')
  })
