import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { html } from '#runner/pages/report/html'
import { materialOf } from '#runner/report/material-of'
import { summary } from '#runner/report/summary'
import { ruleById } from '#spec/texts'
import { faintTexts } from '../faint-texts.ts'
import { isAsked, opened, go as view, withBrowser } from '../opened-pages.ts'
import {
  findingOf,
  hostileMessage,
  hostileName,
  hostileReason,
  largeRun,
  ownCorpus,
  pageRun,
  pageText,
} from '../page-run.ts'

const corpus = ownCorpus()
const log = pageRun(corpus)
const told = summary(log)
const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-test-'))
const file = join(folder, 'report.html')

/** Most tests look at the same page. */
let page: Page

withBrowser()
beforeAll(async () => {
  writeFileSync(file, html(log, materialOf(corpus)))
  if (isAsked) page = await opened(file)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Goes to another view of a page. */
const go = (hash: string, tab: Page = page) => view(tab, hash)

const aFinding = () => findingOf(told)

const views = ['', 'matrix', 'findings', 'answers', 'coverage', 'questions']

async function shownRules(): Promise<readonly string[]> {
  const shown = page.locator('#rules tr[data-rule]:visible th a')
  return (await shown.allTextContents()).map((slug) => `${pageText}/${slug}`)
}

function tests(): void {
  it('the HTML report opens a case in a playground if it was given one, and offers none otherwise', async () => {
    const { rule, name } = aFinding()
    const hash = `#/rule/${rule}?case=${name}`
    await go(hash)
    expect(await page.locator('.about-case a', { hasText: 'playground' }).count()).toBe(0)
    const other = join(folder, 'with-playground.html')
    writeFileSync(other, html(log, { ...materialOf(corpus), playground: 'play/index.html' }))
    const tab = await opened(other)
    await go(hash, tab)
    const link = tab.locator('.about-case a', { hasText: 'playground' })
    expect(await link.getAttribute('href')).toBe(`play/index.html#case=${rule}/${name}`)
  })

  it.each(views)('the HTML report shows the view "%s" and nothing else', async (view) => {
    await go(`#/${view}`)
    const shown = await page
      .locator('main > section:visible')
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(shown).toEqual([view === '' ? 'overview' : view])
    expect(await page.locator('#views [aria-current]').textContent()).not.toBe('')
  })

  it('the HTML report shows what a tool prints unchanged, and runs none of it', async () => {
    const { rule, name } = aFinding()
    await go('#/')
    for (const view of [...views, `rule/${rule}?case=${name}`]) {
      await go(`#/${view}`)
      expect(await page.evaluate('window.hacked')).toBeUndefined()
      expect(
        await page.locator('img, main script, main [onload], a[href^="javascript"]').count(),
      ).toBe(0)
    }
    expect(await page.locator('details.case[open] pre.said').allTextContents()).toContainEqual(
      expect.stringContaining(hostileMessage),
    )
    expect(await page.locator('details.case[open] .said-table').textContent()).toContain(
      hostileName,
    )
    await go('#/findings')
    expect(await page.locator('main').textContent()).toContain(hostileReason)
  })

  it('the HTML report shows first the rules about which a tool is wrong, and the others on request', async () => {
    const tab = await opened(file)
    await go('#/matrix', tab)
    const rows = tab.locator('#rules tr[data-rule]:visible')
    const all = told.rules.length
    expect(await rows.count()).toBe(all)
    // In this run every rule has a disagreement.
    await tab.evaluate("document.querySelector('#rules tr[data-rule]').classList.add('agrees')")
    expect(await rows.count()).toBe(all - 1)
    await tab.check('#all-rules')
    expect(await rows.count()).toBe(all)
    await tab.uncheck('#all-rules')
    await tab.fill('#find', told.rules[0]?.rule ?? '')
    await tab.waitForURL(/find=/)
    expect(await rows.first().locator('th a').textContent()).toBe(told.rules[0]?.slug)
  })

  it('the HTML report has the newest version of each tool before older ones, and the reference last', async () => {
    await go('#/matrix')
    const titles = await page
      .locator('#rules thead th[data-column]')
      .evaluateAll((heads) => heads.map((head) => head.getAttribute('title')))
    expect(titles.at(-1)).toBe('reference')
    expect(titles).toHaveLength(told.oracles.length)
  })

  it('the HTML report has a page for each cause, with the line at fault in view and the twin as a difference', async () => {
    const tab = await opened(file)
    await go('#/', tab)
    const links = tab.locator('#overview a[href^="#/cause/lenient/"]')
    await tab.locator('.all-causes summary').first().click()
    const count = await links.count()
    expect(count).toBeGreaterThan(0)
    await links.last().click()
    await tab.waitForSelector('#cause .listing')
    const message = tab.locator('#cause .listing .line .said')
    expect(await message.count()).toBe(1)
    // The line at fault stands above the module, too, whatever the module has before it.
    const first = tab.locator('#cause .fault code').first()
    expect((await first.boundingBox())?.y).toBeLessThan(500)
    const code = (await first.textContent())?.trim() ?? ''
    expect(code).toContain(' Op')
    expect(await tab.locator('#cause .listing .line.fault').textContent()).toContain(code)
    expect(await tab.locator('#cause .listing .line.case').count()).toBeGreaterThan(0)
    expect(await tab.locator('#cause .ids a').first().getAttribute('href')).toContain('?case=')
    await go('#/cause/lenient/absent', tab)
    await tab.getByText('No such cause').waitFor()
  })

  it('the HTML report filters by outcome and tool', async () => {
    await go('#/matrix')
    await page.check('#all-rules')
    expect(await shownRules()).toEqual(told.rules.map(({ rule }) => rule))
    await page.selectOption('#filter-outcome', 'unexplained')
    await page.selectOption('#filter-tool', 'lenient@1')
    const column = told.oracles.findIndex(({ name }) => name === 'lenient@1')
    const open = told.rules.filter(({ cells }) => (cells[column]?.unexplained ?? 0) > 0)
    expect(open.length).toBeGreaterThan(0)
    expect(open.length).toBeLessThan(told.rules.length)
    expect(await shownRules()).toEqual(open.map(({ rule }) => rule))
    expect(await page.locator('#rules thead th:visible').count()).toBe(2)
    expect(page.url()).toContain('outcome=unexplained')
    await page.click('#filters button')
    await page.waitForURL(/#[^?]*$/)
    expect(await shownRules()).toHaveLength(told.rules.length)
  })

  it('the HTML report filters by class and text', async () => {
    await go('#/matrix')
    await page.check('#all-rules')
    await page.selectOption('#filter-class', 'type')
    const typed = told.rules.filter(({ rule }) => ruleById(rule)?.class === 'type')
    expect(typed.length).toBeGreaterThan(0)
    expect(await shownRules()).toEqual(typed.map(({ rule }) => rule))
    await page.selectOption('#filter-class', '')
    await page.selectOption('#filter-text', pageText)
    expect(await shownRules()).toHaveLength(told.rules.length)
  })

  it('the HTML report searches rules, cases and messages of tools', async () => {
    const { rule, name } = aFinding()
    await go('#/answers')
    await page.fill('#find', `${rule}/${name}`)
    await page.waitForURL(/find=/)
    const rows = page.locator('#answers tbody tr')
    expect(await rows.count()).toBe(told.oracles.length)
    await page.fill('#find', 'window.hacked=2')
    await page.waitForURL(/hacked/)
    const hostile = log.results.filter(
      ({ oracle, expect: expected }) => oracle === hostileName && expected !== 'either',
    )
    expect(await page.locator('#status').textContent()).toContain(`${hostile.length} answers`)
    await page.fill('#find', 'nobody says this')
    await page.waitForURL(/nobody/)
    expect(await rows.count()).toBe(0)
  })

  it('the HTML report shows a case with every answer, its module, and the instruction that differs', async () => {
    const { rule, name } = aFinding()
    await go(`#/rule/${rule}?case=${name}`)
    const entry = page.locator('details.case[open]')
    await entry.locator('pre.listing').waitFor()
    expect(await entry.locator('.said-table tbody tr').count()).toBe(told.oracles.length)
    const chosen = corpus.manifest.cases.find(({ id }) => id === `${rule}/${name}`)
    const control = corpus.manifest.cases.find(({ id }) => id === chosen?.control)
    if (chosen === undefined || control === undefined) throw new Error('no such case')
    const instructions = (filed: typeof chosen) => {
      const read = corpus.read(filed)
      if ('kind' in read) throw new Error(read.message)
      return read.text.split('\n').filter((line) => line !== '' && !line.startsWith(';'))
    }
    const [ours, theirs] = [instructions(chosen), instructions(control)]
    const added = await entry.locator('ins.line').allTextContents()
    const removed = await entry.locator('del.line').allTextContents()
    expect(added.length + removed.length).toBeGreaterThan(0)
    expect(added.map((line) => line.trimEnd())).toEqual(
      ours.filter((line) => !theirs.includes(line)),
    )
    expect(removed.map((line) => line.trimEnd())).toEqual(
      theirs.filter((line) => !ours.includes(line)),
    )
    expect(await entry.locator('.t-opcode').count()).toBeGreaterThan(5)
  })

  it('the HTML report lists the valid cases at the boundary of a rule that belong to another one', async () => {
    const covering = corpus.manifest.cases.find(
      ({ rule, expect: expected, covers = [] }) =>
        expected === 'valid' && rule.startsWith(`${pageText}/`) && covers.length > 0,
    )
    if (covering === undefined) throw new Error('no case covers another rule')
    await go(`#/rule/${covering.covers?.[0]}`)
    const names = page.locator('details.case .name')
    expect(await names.filter({ hasText: covering.id }).count()).toBe(1)
    await go(`#/rule/${covering.rule}`)
    const name = covering.id.slice(covering.rule.length + 1)
    expect(await names.allTextContents()).toContain(name)
  })

  it('the HTML report covers the text statement by statement', async () => {
    await go(`#/coverage?text=${pageText}`)
    const ledger = materialOf(undefined).ledger(pageText)
    const rows = page.locator('#coverage tbody tr')
    expect(await rows.count()).toBe(ledger.length)
    const silent = ledger.filter(({ rules }) => rules.length === 0).length
    expect(await page.locator('#coverage tr.silent').count()).toBe(silent)
    const cells = page.locator('#coverage td[data-tool="lenient@1"]')
    expect(await cells.filter({ hasText: 'missed' }).count()).toBeGreaterThan(0)
    expect(await cells.filter({ hasText: 'enforced' }).count()).toBe(0)
    const reference = page.locator('#coverage td[data-tool="reference"]')
    expect(await reference.filter({ hasText: 'enforced' }).count()).toBeGreaterThan(0)
    expect(await reference.filter({ hasText: 'missed' }).count()).toBe(0)
  })

  it('the HTML report lists open questions with the reading of each validator', async () => {
    await go('#/questions')
    const open = new Set(
      log.results.flatMap((result) => (result.expect === 'either' ? [result.rule] : [])),
    )
    expect(open.size).toBeGreaterThan(0)
    expect(await page.locator('.question h3').allTextContents()).toEqual([...open].sort())
    expect(await page.locator('.question').first().textContent()).toContain('lenient@1 accepts')
  })

  it('the HTML report conveys nothing by colour alone', async () => {
    const { rule } = aFinding()
    await go('#/')
    for (const view of [...views, `rule/${rule}`]) {
      await go(`#/${view}`)
      const chips = page.locator('main > section:visible .cell')
      const mute = await chips.evaluateAll((all) =>
        all.filter((chip) => (chip.querySelector('.mark')?.textContent ?? '') === ''),
      )
      expect(mute).toEqual([])
    }
    await go('#/matrix')
    const states = await page
      .locator('#rules .cell')
      .evaluateAll((all) =>
        all.map(({ className, textContent }) => [className, (textContent ?? '').trim()[0]]),
      )
    const marks = new Map(states.map(([state, mark]) => [state, mark]))
    expect([...marks.keys()].sort()).toEqual(['cell known', 'cell open', 'cell right'])
    expect(new Set(marks.values()).size).toBe(marks.size)
  })

  it('the HTML report can be used with the keyboard alone', async () => {
    const { rule } = aFinding()
    const tab = await opened(file)
    const focused = () =>
      tab.evaluate('document.activeElement.id || document.activeElement.textContent')
    await tab.keyboard.press('Tab')
    expect(await focused()).toBe('Skip to the content')
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('Tab')
    expect(await focused()).toBe('Matrix')
    await tab.keyboard.press('Enter')
    await tab.waitForSelector('#filters:not([hidden])')
    await tab.keyboard.press('/')
    expect(await focused()).toBe('find')
    await tab.keyboard.type(`${rule}/`)
    await tab.waitForURL(/find=/)
    const reached: unknown[] = []
    for (
      let presses = 0;
      presses < 20 && !reached.includes(rule.slice(pageText.length + 1));
      presses++
    ) {
      await tab.keyboard.press('Tab')
      reached.push(await focused())
    }
    expect(reached).toEqual(
      expect.arrayContaining([
        'filter-text',
        'filter-class',
        'filter-outcome',
        'filter-tool',
        'Clear',
      ]),
    )
    await tab.keyboard.press('Enter')
    await tab.waitForSelector('#rule details.case')
    expect(await focused()).toBe('content')
    for (let presses = 0; presses < 12; presses++) {
      await tab.keyboard.press('Tab')
      if (await tab.evaluate('document.activeElement.tagName === "SUMMARY"')) break
    }
    await tab.keyboard.press('Enter')
    await tab.waitForSelector('details.case[open] pre.listing')
    await tab.goBack()
    await tab.waitForSelector('#matrix:not([hidden])')
  })

  it.each(['light', 'dark'] as const)('the HTML report is legible in %s', async (colorScheme) => {
    const { rule, name } = aFinding()
    const tab = await opened(file, { colorScheme })
    for (const view of [...views, `rule/${rule}?case=${name}`]) {
      await go(`#/${view}`, tab)
      const faint = await tab.evaluate(faintTexts)
      expect(faint.looked).toBeGreaterThan(10)
      expect(faint.found).toEqual([])
    }
  })

  it('the HTML report fits a phone in every view', async () => {
    const { rule, name } = aFinding()
    const tab = await opened(file, { viewport: { width: 360, height: 740 }, isMobile: true })
    for (const view of [...views, `rule/${rule}?case=${name}`]) {
      await go(`#/${view}`, tab)
      expect([view, await tab.evaluate('document.documentElement.scrollWidth')]).toEqual([
        view,
        360,
      ])
    }
  })

  it('the HTML report is printed without controls that only a screen needs', async () => {
    const tab = await opened(file)
    await go('#/coverage', tab)
    await tab.emulateMedia({ media: 'print' })
    expect(await tab.locator('#filters, #views').filter({ visible: true }).count()).toBe(0)
    await tab.evaluate('dispatchEvent(new Event("beforeprint"))')
    expect(await tab.locator('#coverage tbody tr').count()).toBeGreaterThan(10)
    expect((await tab.pdf()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('the HTML report shows totals, matrix and questions if scripts are disabled', async () => {
    const tab = await opened(file, { javaScriptEnabled: false })
    expect(await tab.locator('#rules tr[data-rule]:visible').count()).toBeGreaterThan(0)
    await tab.locator('#all-rules').check()
    expect(await tab.locator('#rules tr[data-rule]:visible').count()).toBe(told.rules.length)
    expect(await tab.locator('.tools tbody tr:visible').count()).toBe(told.oracles.length)
    expect(await tab.locator('.question:visible').count()).toBeGreaterThan(0)
    expect(await tab.locator('noscript p').isVisible()).toBe(true)
  })

  it('the HTML report stays usable with 50 000 answers', async () => {
    const large = join(folder, 'large.html')
    const run = largeRun(50_000)
    writeFileSync(large, html(run, materialOf(undefined)))
    expect(statSync(large).size).toBeLessThan(3_000_000)
    const tab = await opened(large)
    await go('#/answers', tab)
    const status = tab.locator('#status')
    expect(await status.textContent()).toContain(
      `${run.results.length.toLocaleString('en')} answers`,
    )
    const elements = () => tab.evaluate('document.querySelectorAll("#answers *").length')
    expect(await elements()).toBeLessThan(3000)
    await tab.locator('#answers nav.pager').first().getByText('Last').click()
    await tab.waitForURL(/page=/)
    expect(await tab.locator('#answers .pager span').first().textContent()).not.toBe('')
    expect(await elements()).toBeLessThan(3000)
    await tab.fill('#find', 'error 8333: tool-3')
    await tab.waitForURL(/find=/)
    expect(await tab.locator('#answers tbody tr').count()).toBe(1)
    await tab.locator('#answers tbody a').click()
    await tab.waitForSelector('#rule details.case[open]')
  })
}

if (isAsked) describe('the HTML report in Chromium', tests)
else
  it('is not tested: Chromium is not installed', (context) => {
    console.warn('The page was not looked at in a browser, for none is here.')
    context.skip('apt-get install chromium, or name one with CHROMIUM')
  })
