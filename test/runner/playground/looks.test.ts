import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type AxeFindings, axeOf, axeRun, axeScript, panels } from './axe.ts'
import {
  describeInChromium,
  opened,
  tenCauses,
  usualRule,
  verdictOf,
  withPlayground,
} from './opened-playground.ts'

withPlayground()

/** What axe-core finds on the page as it is, or in a part of it. */
async function axeOn(page: Page, run = axeRun()): Promise<AxeFindings> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axeScript)
  return page.evaluate(run)
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const schemes = ['light', 'dark'] as const
const looks = sizes.flatMap((viewport) => schemes.map((colorScheme) => ({ viewport, colorScheme })))

function tests(): void {
  it.each(looks)(
    'the playground meets WCAG AA at $viewport.width px, $colorScheme, in every panel',
    async (look) => {
      const page = await opened(`#case=${tenCauses[0]?.case}`, look)
      await verdictOf(page, 'Invalid')
      await page.locator('.finding summary', { hasText: 'Closest case' }).first().click()
      await page.locator('.finding .listing').first().waitFor()
      await page.locator('.finding .tools-say summary').first().click()
      await page.locator('#more-settings > summary').click()
      for (const tab of panels) {
        await page.locator(`#tab-${tab}`).click()
        await page.locator(`#${tab} > *`).first().waitFor()
        const { run, fewestPasses } = axeOf(tab)
        const found = await axeOn(page, run)
        expect(found.passes, tab).toBeGreaterThanOrEqual(fewestPasses)
        expect(found.violations, tab).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth'), tab).toBe(
          look.viewport.width,
        )
      }
    },
  )

  it.each(['findings', 'examples'] as const)(
    'the accessibility check finds what is planted in the panel %s',
    async (tab) => {
      const page = await opened()
      await page.locator(`#tab-${tab}`).click()
      await page.evaluate(
        `document.querySelector('#${tab}').append(document.createElement('button'))`,
      )
      const { violations } = await axeOn(page, axeOf(tab).run)
      expect(violations.map(({ id }) => id)).toContain('button-name')
    },
  )

  it('the playground can be used with the keyboard alone', async () => {
    const page = await opened(`#case=${usualRule}/ids-constant-1`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.id')).toBe('to-findings')
    await page.keyboard.press('Enter')
    await page.locator('#tab-findings').focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate('document.activeElement.id')).toBe('tab-break')
    expect(await page.locator('#break').isVisible()).toBe(true)
    await page.keyboard.press('End')
    expect(await page.locator('#examples').isVisible()).toBe(true)
    // The editor does not hold on to Tab.
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.closest(".cm-content")')).toBeNull()
  })

  it('the playground announces a verdict to screen readers', async () => {
    const page = await opened()
    const line = page.locator('#verdict')
    expect(await line.getAttribute('role')).toBe('status')
    expect(await page.locator('.cm-content').getAttribute('aria-label')).toBe(
      'Module in SPIR-V assembly',
    )
  })

  it.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)(
    'the playground follows the preference %s for motion: something moves is %s',
    async (reducedMotion, moves) => {
      const page = await opened(`#case=${usualRule}/ids-constant-1`, { reducedMotion })
      await page.locator('.cm-content').focus()
      await page.locator('.finding .places .link-button').first().click()
      const moving = `document.getAnimations().filter(({ playState }) => playState === 'running').length`
      expect(Number(await page.evaluate(moving)) > 0).toBe(moves)
    },
  )

  it('the playground announces a changed verdict without moving the reader', async () => {
    const page = await opened()
    await page.evaluate(`{
      globalThis.announced = []
      new MutationObserver(() => announced.push(document.querySelector('#verdict').textContent))
        .observe(document.querySelector('#verdict[role="status"][aria-live="polite"]'), { childList: true, characterData: true, subtree: true })
    }`)
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText('OpNop')
    await verdictOf(page, 'Invalid')
    expect(await page.evaluate('announced.at(-1)')).toMatch(/^✗ Invalid/)
    expect(await page.evaluate('document.activeElement.className')).toContain('cm-content')
  })

  it('the playground prints module and findings without its controls', async () => {
    const page = await opened(`#case=${usualRule}/ids-constant-1`, {})
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.controls').filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('.finding').isVisible()).toBe(true)
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-')
  })
}

describeInChromium('the look of the playground', tests)
