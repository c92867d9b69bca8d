import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { html } from '#runner/pages/report/html'
import { materialOf } from '#runner/report/material-of'
import { summary } from '#runner/report/summary'
import { go, isAsked, opened, withBrowser } from '../opened-pages.ts'
import { findingOf, ownCorpus, pageRun, pageText } from '../page-run.ts'

const corpus = ownCorpus()
const log = pageRun(corpus)
const told = summary(log)
const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-test-'))
const file = join(folder, 'report.html')

withBrowser()
beforeAll(() => writeFileSync(file, html(log, materialOf(corpus))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lines without comments. */
function instructionsOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => line.replace(/ *;.*$/, '') || [])
}

function tests(): void {
  it('the HTML report copies the listing of a case, and downloads its words', async () => {
    const { rule, name } = findingOf(told)
    const other = corpus.manifest.cases.find(({ file }) => file.endsWith('.spvhex'))
    const whole = join(folder, 'whole.html')
    writeFileSync(whole, html(pageRun(corpus, other?.rule), materialOf(corpus)))
    const tab = await opened(whole, { permissions: ['clipboard-read', 'clipboard-write'] })
    for (const id of [`${rule}/${name}`, other?.id ?? '']) {
      const chosen = corpus.manifest.cases.find((filed) => filed.id === id)
      const read = chosen && corpus.read(chosen)
      if (read === undefined || 'kind' in read) throw new Error('no such case')
      await go(tab, `#/rule/${id.replace(/\/[^/]*$/, '')}?case=${id.replace(/^.*\//, '')}`)
      const entry = tab.locator('details.case[open]')
      const [file] = await Promise.all([
        tab.waitForEvent('download'),
        entry.getByRole('button', { name: 'Download .spv' }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`${id.replaceAll('/', '.')}.spv`)
      expect(readFileSync(await file.path())).toEqual(Buffer.from(read.words.buffer))
      await entry.getByRole('button', { name: 'Copy listing' }).click()
      await entry.getByText('Copied.').waitFor()
      const copied = String(await tab.evaluate('navigator.clipboard.readText()'))
      expect(instructionsOf(copied)).toEqual(instructionsOf(read.text))
    }
  })

  it('the HTML report sorts the matrix by the column that is clicked, within each text', async () => {
    const tab = await opened(file)
    await go(tab, '#/matrix')
    await tab.check('#all-rules')
    const head = tab.locator('#rules thead th[title="lenient@1"]')
    const wrong = async () =>
      (await tab.locator('#rules td[data-tool="lenient@1"]').allTextContents()).map((text) => {
        const [, right, asked] = /(\d+)\/(\d+)/.exec(text) ?? []
        return Number(asked) - Number(right)
      })
    const before = await wrong()
    const up = before.toSorted((a, b) => a - b)
    expect(before).not.toEqual(up.toReversed())
    await head.getByRole('button').click()
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    expect(await wrong()).toEqual(up.toReversed())
    await tab.keyboard.press('Enter')
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
    expect(await wrong()).toEqual(up)
    await tab.locator('#rules thead button').first().click()
    expect(await tab.locator('#rules [aria-sort]').count()).toBe(1)
    expect(await tab.locator('#rules tr[data-rule] th a').allTextContents()).toEqual(
      told.rules.map(({ slug }) => slug).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
  })

  it('the HTML report does not sort a single page of a longer list', async () => {
    const page = await opened(file)
    await go(page, '#/answers')
    expect(await page.locator('#answers thead th').count()).toBeGreaterThan(2)
    expect(await page.locator('#answers thead button').count()).toBe(0)
    await go(page, `#/coverage?text=${pageText}`)
    expect(await page.locator('#coverage thead button').count()).toBeGreaterThan(2)
  })
}

if (isAsked) describe('the HTML report in Chromium', tests)
else
  it('is not tested: Chromium is not installed', (context) => {
    context.skip('apt-get install chromium, or name one with CHROMIUM')
  })
