import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { browserScripts } from '#scripts/browser/browser-scripts'
import { corpusFollowed } from '#scripts/cli/input/corpus-followed'
import { askBrowser } from '#scripts/dev/browser-verdicts/ask-browser'
import { differenceOf } from '#scripts/dev/browser-verdicts/compare'
import { questionsOfCorpus } from '#scripts/dev/browser-verdicts/questions'
import { browsers } from '#scripts/dev/browsers/installed-browsers'
import { browserPath, browserRequired, launch } from '../../support/browser.ts'

const sample = { sample: { part: 0.01, seed: 1 } }

describe('the verdicts of a page from disk are those of the command', () => {
  for (const browser of browsers) {
    const { name, program, hint } = browser
    const isNeeded = name === 'chromium' && browserRequired
    it(`a page from disk in ${name} gives the verdicts of the command on a sample of the corpus`, async (context) => {
      if (program === undefined) {
        if (isNeeded) throw new Error(hint)
        return context.skip(hint)
      }
      const corpus = corpusFollowed(undefined, undefined)
      if (isProblem(corpus)) throw new Error(corpus.message)
      const answers: string[] = []
      const differences: string[] = []
      const { place } = await askBrowser(
        ...([browser, program, await browserScripts()] as const),
        questionsOfCorpus(corpus, sample),
        (question, answer) => {
          answers.push(answer.verdict)
          const difference = differenceOf(question, answer)
          if (difference !== undefined) differences.push(difference)
        },
      )
      expect(place).toBe('worker')
      expect(differences).toEqual([])
      expect(answers.length).toBeGreaterThan(200)
      expect(new Set(answers)).toEqual(new Set(['valid', 'invalid']))
    })
  }
})

/** Runs for ever. */
const endless = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%function = OpTypeFunction %void
%bool = OpTypeBool
%true = OpConstantTrue %bool
%main = OpFunction %void None %function
%start = OpLabel
OpBranch %loop
%loop = OpLabel
OpLoopMerge %end %next None
OpBranchConditional %true %next %end
%next = OpLabel
OpBranch %loop
%end = OpLabel
OpReturn
OpFunctionEnd
`

const policy = "default-src 'none'; script-src 'self'; worker-src blob:"

/** The beginning of scripts that ask in a page. */
const client = "const client = spirvCts.createClient({ scripts: './' })"

function tests(): void {
  let browser: Browser
  let folder: string
  let server: Server
  /** What was fetched, and what went wrong, in any page. */
  const trouble: string[] = []
  beforeAll(async () => {
    browser = await launch()
    folder = mkdtempSync(join(tmpdir(), 'browser-page-'))
    const scripts = await browserScripts()
    const files = {
      ...scripts,
      'page.html': `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><script src="client.js"></script>`,
      'strict.html': `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"><script src="client.js"></script>`,
      'module.html': '<!doctype html><meta charset="utf-8"><title>module</title>',
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    server = createServer((request, response) => {
      const name = (request.url ?? '').slice(1)
      const text = name in files ? readFileSync(join(folder, name), 'utf8') : undefined
      const type = name.endsWith('.js') ? 'text/javascript' : 'text/html'
      response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function opened(name: string, setUp?: string): Promise<Page> {
    const page = await browser.newPage()
    page.on('pageerror', (error) => trouble.push(error.message))
    page.on('request', (request) => {
      if (!/^(file|blob):/.test(request.url())) trouble.push(`fetched ${request.url()}`)
    })
    if (setUp !== undefined) await page.addInitScript(setUp)
    await page.goto(pathToFileURL(join(folder, name)).href)
    return page
  }

  it('the page from disk answers everything in a Worker, and fetches nothing', async () => {
    const page = await opened('page.html')
    const found = await page.evaluate(`(async () => {
      ${client}
      const text = ${JSON.stringify(endless)}
      const { verdict } = await client.judge(text)
      const broken = await client.mutate(text, { seed: 1 })
      const listed = await client.breakable(text)
      const ended = await client.run(text, { groups: [1, 1, 1], limits: { steps: 1000 } })
      const reflected = await client.reflect(text)
      const limits = await client.readLimits('{"VkPhysicalDeviceFeatures": {"geometryShader": false}}')
      const { instructions } = await client.disassemble(text)
      const decoded = await client.decode(text)
      return {
        verdict,
        broken: broken.judgement.verdict,
        listed: Array.isArray(listed),
        ended: ended.outcome.kind,
        kernels: reflected.kernels,
        limits: limits.constructor.name,
        counts: [instructions, decoded.instructions.length],
        place: client.place.kind,
      }
    })()`)
    expect(found).toEqual({
      ...{ verdict: 'valid', broken: 'invalid', listed: true, ended: 'limit', kernels: [] },
      ...{ limits: 'Map', counts: [19, 19], place: 'worker' },
    })
    expect(trouble).toEqual([])
  })

  // A run that went on would keep the Worker from answering ever.
  it('the page from disk ends a run that is cancelled, and answers the next question', async () => {
    const page = await opened('page.html')
    const found = await page.evaluate(`(async () => {
      ${client}
      const text = ${JSON.stringify(endless)}
      await client.inputs(text)
      const stop = new AbortController()
      const asked = client.run(text, { groups: [1, 1, 1], limits: { steps: 1e15 } }, { signal: stop.signal })
      setTimeout(() => stop.abort(), 300)
      const why = await asked.catch((error) => error.name)
      const { verdict } = await client.judge(text)
      return { why, verdict }
    })()`)
    expect(found).toEqual({ why: 'AbortError', verdict: 'valid' })
  })

  it.each([
    ['that has no Workers', 'page.html', 'delete globalThis.Worker', /no Workers/],
    ['whose policy forbids them', 'strict.html', '', /Worker|allowed|policy/i],
  ])('the judge works in the thread of a page %s, and says why', async (_, name, setUp, reason) => {
    const page = await opened(name, setUp)
    const found = await page.evaluate(`(async () => {
      ${client}
      const { verdict } = await client.judge(${JSON.stringify(endless)})
      return { verdict, ...client.place }
    })()`)
    expect(found).toEqual({ verdict: 'valid', kind: 'page', why: expect.stringMatching(reason) })
  })

  it('the judge does what the documentation of the browser build shows', async () => {
    const manual = readFileSync(join(packageRoot(), 'docs/browser.md'), 'utf8')
    const [, example = '', html = '', script = ''] =
      /```js\n(.*?)```.*?```html\n(.*?)```.*?```js\n(.*?)```/s.exec(manual) ?? []
    const expected = Array.from(example.matchAll(/ \/\/ (.*)$/gm), ([, comment = '']) => comment)
    expect(expected).toHaveLength(3)
    const page = await browser.newPage()
    const printed: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'log') printed.push(message.text())
    })
    const { port } = server.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/module.html`)
    await page.addScriptTag({
      type: 'module',
      content: example.replace("'spirv-cts/browser'", "'./index.js'"),
    })
    await vi.waitFor(() => expect(printed).toEqual(expected), 60_000)
    writeFileSync(join(folder, 'shown.html'), html)
    writeFileSync(join(folder, 'page.js'), script)
    const fromDisk = await opened('shown.html')
    await vi.waitFor(async () => expect(await fromDisk.title()).toBe('valid'), 60_000)
  })

  it('the judge is a module of its own, which loads its second part on demand', async () => {
    const page = await browser.newPage()
    const { port } = server.address() as AddressInfo
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url().replace(/.*\//, '')))
    await page.goto(`http://127.0.0.1:${port}/module.html`)
    const found = await page.evaluate(`(async () => {
      const cts = await import('./index.js')
      const text = ${JSON.stringify(endless)}
      const { words } = cts.assemble(text)
      const sizes = [words.length, cts.decode(words).module.instructions.length]
      const { kind } = cts.validate(words)
      const same = cts.disassemble(cts.assemble(cts.disassemble(words)).words) === cts.disassemble(words)
      const client = cts.createClient()
      const { verdict } = await client.judge(text)
      const before = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('more.js'))
      const { outcome } = await cts.run(text, { groups: [1, 1, 1], limits: { steps: 1000 } })
      const ended = await client.run(text, { groups: [1, 1, 1], limits: { steps: 1000 } })
      return { sizes, kind, same, verdict, before, outcome: outcome.kind, ended: ended.outcome.kind, place: client.place.kind }
    })()`)
    expect(found).toEqual({
      ...{ sizes: [58, 19], kind: 'valid', same: true, verdict: 'valid', before: false },
      ...{ outcome: 'limit', ended: 'limit', place: 'worker' },
    })
    expect(fetched.filter((name) => name.endsWith('.js')).sort()).toEqual([
      'index.js',
      'judge.js',
      'more.js',
    ])
  })
}

if (browserPath !== undefined || browserRequired) describe('spirv-cts/browser in Chromium', tests)
else
  it('is not tested: Chromium is not installed', (context) => {
    context.skip('apt-get install chromium, or name one with CHROMIUM')
  })
