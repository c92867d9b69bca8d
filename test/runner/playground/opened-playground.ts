import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type RecordedTool, recordedAnswers, recordedTools } from '#runner/causes/recorded'
import { assembleText } from '#runner/corpus/assembly'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { playgroundFiles } from '#runner/playground/playground-files'
import { recordedAnswersOf } from '#runner/playground/tool-answers'
import { browserScripts } from '#scripts/browser/browser-scripts'
import { browserPath, browserRequired, launch } from '../../support/browser.ts'

/** Whether the playground is looked at in a browser: one is here, or has to be. */
const isAsked = browserPath !== undefined || browserRequired

const found = readCorpus(join(packageRoot(), 'corpus'), assembleText)
if (isProblem(found)) throw new Error(found.message)
const read: Corpus = found
const recorded = recordedTools(read.folder)
if (isProblem(recorded)) throw new Error(recorded.message)
const known: readonly RecordedTool[] = recorded

/** A cause of wrong answers of the newest spirv-val, with a case that shows it. */
export interface ShownCause {
  readonly cause: string
  readonly case: string
  readonly rule: string
}

/** Ten causes of wrong answers to invalid modules, of as many texts, each with the first case that shows it. */
function tenOf(tools: readonly RecordedTool[]): readonly ShownCause[] {
  const tool = tools.find((recordedTool) => recordedTool.tool === 'spirv-val')
  const byCase = new Map(read.manifest.cases.map((filed) => [filed.id, filed]))
  const byText = new Map<string, ShownCause>()
  const answers = tool === undefined ? [] : recordedAnswers(tool, read.manifest.cases)
  for (const { version, entry, case: id } of answers) {
    const filed = byCase.get(id)
    const isShown = filed?.expect === 'invalid' && filed.limits === undefined
    if (version !== tool?.measured.at(-1) || entry.cause === undefined || !isShown) continue
    const [text = ''] = id.split('/')
    if (!byText.has(text)) byText.set(text, { cause: entry.cause, case: id, rule: filed.rule })
  }
  return [...byText.values()].slice(0, 10)
}

export const tenCauses = tenOf(known)

/** A rule of which the tests open cases by hand. */
export const usualRule = 'core/workgroup-size-not-zero'

/** The package's corpus with few rules, so that making the page takes no time. */
export const corpus: Corpus = {
  ...read,
  manifest: {
    ...read.manifest,
    cases: read.manifest.cases.filter(({ rule }) =>
      [usualRule, ...tenCauses.map((shown) => shown.rule)].includes(rule),
    ),
  },
}

let browser: Browser
let folder: string
/** Those of the pages of a test that others cannot use. */
const contexts: BrowserContext[] = []
/** Usual pages of the present test, and of those before it: to load the page again takes half as long as in another process. */
const used: Page[] = []
const idle: Page[] = []
/** What went wrong, or was fetched from elsewhere, in any page since the last test. */
const trouble: string[] = []

/** A page beside the playground that has what it stores, and nothing else. */
const emptyPage = 'empty.html'

/** Makes the tab of a page one in which nothing was done. */
async function forget(page: Page): Promise<void> {
  await page.goto(addressOf(emptyPage))
  await page.evaluate('{ sessionStorage.clear(); localStorage.clear() }')
  idle.push(page)
}

/** Writes a playground to disk. */
export async function writtenPlayground(): Promise<string> {
  const written = mkdtempSync(join(tmpdir(), 'spirv-cts-test-'))
  const { cases } = corpus.manifest
  const files = playgroundFiles({
    ...{ suite: corpus.manifest.suite, corpus, recorded: known, answers: 'Answers are recorded.' },
    answersOf: recordedAnswersOf(known, cases),
    scripts: await browserScripts(),
  })
  for (const [path, content] of files) {
    mkdirSync(dirname(join(written, path)), { recursive: true })
    writeFileSync(join(written, path), content)
  }
  writeFileSync(join(written, emptyPage), '<!doctype html>')
  return written
}

/** A playground on disk and a browser for the tests of a file, each of which fails where something goes wrong in a page. */
export function withPlayground(): void {
  beforeAll(async () => {
    if (!isAsked) return
    folder = await writtenPlayground()
    browser = await launch()
  })
  afterEach(async () => {
    // A page that stays open goes on working.
    await Promise.all([
      ...contexts.splice(0).map((context) => context.close()),
      ...used.splice(0).map(forget),
    ])
    expect(trouble.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })
}

/** Tests of the page in Chromium; where none is here, they are skipped with the command that installs it. */
export function describeInChromium(name: string, tests: () => void): void {
  if (isAsked) describe(name, tests)
  else
    it('is not asked: no Chromium is here', (context) => {
      context.skip('apt-get install chromium, or name one with CHROMIUM')
    })
}

function addressOf(name: string): string {
  return pathToFileURL(join(folder, name)).href
}

/** A page that reports its errors, in a process of its own. */
async function newPage(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  page.on('console', (message) => trouble.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (
      !/^(?:blob|data):/.test(request.url()) &&
      !request.url().startsWith(pathToFileURL(folder).href)
    )
      trouble.push(`fetched ${request.url()}`)
  })
  return page
}

/**
 * A page that reports its errors, with a first verdict; `before` runs in it before its own script. One without options is used
 * again by other tests.
 */
export async function opened(
  hash = '',
  options?: BrowserContextOptions,
  before?: string,
): Promise<Page> {
  const isUsual = options === undefined && before === undefined
  const page = (isUsual ? idle.pop() : undefined) ?? (await newPage(options ?? {}))
  if (isUsual) used.push(page)
  else contexts.push(page.context())
  if (before !== undefined) await page.addInitScript(before)
  await page.goto(`${addressOf('index.html')}${hash}`)
  await page.waitForSelector('html.ready')
  await judged(page)
  return page
}

/** Waits until the page has a verdict on what is open. */
export async function judged(page: Page): Promise<string> {
  await page.waitForSelector('.verdict.valid, .verdict.invalid, .verdict.unsure')
  return (await page.locator('#verdict').textContent()) ?? ''
}

/** Waits for a verdict that says this. */
export async function verdictOf(page: Page, words: string): Promise<void> {
  await page.locator('#verdict', { hasText: words }).waitFor()
}

/** The text of the editor. */
export async function editorText(page: Page): Promise<string> {
  const lines = await page.locator('.cm-line').allTextContents()
  return lines.join('\n')
}

/** Opens a file by the page's button. */
export async function openFile(page: Page, name: string, octets: Uint8Array): Promise<void> {
  await page
    .locator('#file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(octets) })
}
