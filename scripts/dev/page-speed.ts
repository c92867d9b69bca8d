// `npm run page-speed [FOLDER]`: measures the playground that `spirv-cts playground` wrote to FOLDER, from disk: the time to the first
// verdict in Chromium and Firefox; in Chromium what a key takes in 100 kB of assembly, and the time from the last key to the verdict.
import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { scriptCommand } from '../cli/script-command.ts'
import { launchFirefox } from './browsers/firefox.ts'
import { inPlayground } from './browsers/in-playground.ts'
import { pathOf } from './browsers/installed-browsers.ts'
import { paste } from './browsers/paste.ts'

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

/** When the page had its first verdict, in milliseconds after it was opened. */
const firstVerdict = `performance.getEntriesByName('first verdict')[0]?.startTime`
const visits = 5
const size = { width: 1440, height: 900 }

async function firstInChromium(page: Page, address: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    await page.goto('about:blank')
    await page.goto(address)
    await page.locator('.verdict.valid').waitFor()
    times.push(Math.round(Number(await page.evaluate(firstVerdict))))
  }
  return times
}

async function firstInFirefox(address: string): Promise<readonly number[]> {
  const page = await launchFirefox('light', size)
  const times: number[] = []
  try {
    for (let visit = 0; visit < visits; visit++) {
      await page.open('about:blank')
      await page.open(address)
      await page.until(`${firstVerdict} > 0`)
      times.push(Math.round(Number(await page.evaluate(`return ${firstVerdict}`))))
    }
  } finally {
    await page.close()
  }
  return times
}

/** How much else the machine does: times are those of a quiet one while it is below the number of processors. */
function load(): string {
  return `(load average ${loadavg()[0]?.toFixed(1)})`
}

await inPlayground(
  scriptCommand('page-speed', 'measure how soon the playground judges, and what a key takes'),
  size,
  async (page, address) => {
    const inChromium = spread(await firstInChromium(page, address))
    console.log(`first verdict from disk in Chromium: ${inChromium} ${load()}`)
    if (pathOf('firefox') === undefined) console.log('Firefox is not installed: not measured')
    else {
      const inFirefox = spread(await firstInFirefox(address))
      console.log(`first verdict from disk in Firefox: ${inFirefox} ${load()}`)
    }
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
  },
)
