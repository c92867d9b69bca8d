// `npm run page-speed [FOLDER]`: measures the playground that `spirv-cts playground` wrote to FOLDER, from disk in Chromium: the time to the
// first verdict, what a key takes in 100 kB of assembly, and the time from the last key to the verdict.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import { fail } from '../cli/fail.ts'
import { scriptCommand } from '../cli/script-command.ts'

const [folder = join(packageRoot(), 'out/playground')] = scriptCommand(
  'page-speed',
  'measure how soon the playground judges, and what a key takes',
)
  .argument('[folder]', 'that spirv-cts playground wrote; out/playground by default')
  .parse().args

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const index = join(folder, 'index.html')

/** A valid module of this number of characters. */
function longModule(characters: number): string {
  const lines = [
    'OpCapability Shader',
    'OpMemoryModel Logical GLSL450',
    'OpEntryPoint GLCompute %main "main"',
    'OpExecutionMode %main LocalSize 64 1 1',
    '%void = OpTypeVoid',
    '%uint = OpTypeInt 32 0',
    '%one = OpConstant %uint 1',
    '%function = OpTypeFunction %void',
    '%main = OpFunction %void None %function',
    '%entry = OpLabel',
    '%v0 = OpIAdd %uint %one %one',
  ]
  let length = 0
  for (let number = 1; length < characters; number++) {
    const line = `%v${number} = OpIAdd %uint %v${number - 1} %one`
    lines.push(line)
    length += line.length + 1
  }
  return [...lines, 'OpReturn', 'OpFunctionEnd', ''].join('\n')
}

/** Puts a text into the editor, as pasting does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus()
  await page.keyboard.press('Control+A')
  await page.evaluate(`{
    const data = new DataTransfer()
    data.setData('text/plain', ${JSON.stringify(text)})
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.querySelector('.cm-content').dispatchEvent(event)
  }`)
}

/** Notes how long each key keeps the page from its next frame, and when the line of the verdict changes. */
const watching = `{
  globalThis.keys = []
  globalThis.changes = []
  document.querySelector('.cm-content').addEventListener('keydown', () => {
    const start = performance.now()
    requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - start)))
  }, true)
  new MutationObserver(() => changes.push(performance.now()))
    .observe(document.querySelector('#verdict'), { childList: true, characterData: true, subtree: true })
}`

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b).map(Math.round)
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms, most ${sorted.at(-1)} ms, of ${sorted.length}`
}

async function firstVerdicts(page: Page): Promise<readonly number[]> {
  const times: number[] = []
  for (let time = 0; time < 5; time++) {
    await page.goto('about:blank')
    await page.goto(pathToFileURL(index).href)
    await page.locator('.verdict.valid').waitFor()
    times.push(Number(await page.evaluate('performance.now()')))
  }
  return times
}

async function measure(): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    console.log(`first verdict from disk: ${spread(await firstVerdicts(page))}`)
    await paste(page, longModule(100_000))
    await page.locator('#verdict', { hasText: / \d{4} instructions/ }).waitFor()
    await page.evaluate(watching)
    await page.keyboard.press('Control+End')
    const verdicts: number[] = []
    for (let round = 0; round < 10; round++) {
      await page.keyboard.type('OpNop', { delay: 30 })
      const last = Number(await page.evaluate('changes.length = 0, performance.now()'))
      // Each round adds another error, so that the line changes.
      await page.keyboard.press('Enter')
      await page.waitForTimeout(1000)
      const after = (await page.evaluate('changes')) as readonly number[]
      verdicts.push((after.at(-1) ?? Number.NaN) - last)
    }
    console.log(`a key in 100 kB: ${spread((await page.evaluate('keys')) as readonly number[])}`)
    const changed = verdicts.filter((time) => !Number.isNaN(time))
    console.log(`from the last key to the verdict: ${spread(changed)}`)
  } finally {
    await browser.close()
  }
}

if (!existsSync(index))
  fail(problem('no-page', `${index}: there is no such file`, 'spirv-cts playground writes it'))
else if (!existsSync(executablePath))
  fail(problem('no-browser', `${executablePath}: there is no Chromium`, 'name one with CHROMIUM'))
else await measure()
