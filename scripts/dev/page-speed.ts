// `npm run page-speed [FOLDER]`: measures the playground that `spirv-cts playground` wrote to FOLDER, from disk in Chromium: the time to the
// first verdict, what a key takes in 100 kB of assembly, and the time from the last key to the verdict.
import type { Page } from 'playwright-core'
import { inPlayground } from './browsers/in-playground.ts'
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

async function firstVerdicts(page: Page, address: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let time = 0; time < 5; time++) {
    await page.goto('about:blank')
    await page.goto(address)
    await page.locator('.verdict.valid').waitFor()
    times.push(Number(await page.evaluate('performance.now()')))
  }
  return times
}

await inPlayground(
  'page-speed',
  'measure how soon the playground judges, and what a key takes',
  { width: 1440, height: 900 },
  async (page, address) => {
    console.log(`first verdict from disk: ${spread(await firstVerdicts(page, address))}`)
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
