// `npm run page-picture [FOLDER]`: draws docs/playground.png, the page of `spirv-cts playground` in FOLDER with a module that breaks
// a rule which released validators do not check. Needs Chromium.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { packageRoot } from '#runner/package-root'
import { caseAddress } from '#runner/playground/case-address'
import { problem } from '#runner/problem'
import { fail } from '../cli/fail.ts'
import { scriptCommand } from '../cli/script-command.ts'

/** A module of one screen, which the newest spirv-val accepts. */
const shownCase = 'SPV_KHR_ray_query/ray-query-is-not-copied/sized-source-1'

const [folder = join(packageRoot(), 'out/playground')] = scriptCommand(
  'page-picture',
  'draw docs/playground.png: the playground with a module that breaks a rule',
)
  .argument('[folder]', 'that spirv-cts playground wrote; out/playground by default')
  .parse().args

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const index = join(folder, 'index.html')

async function draw(): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1180, height: 660 } })
    await page.goto(caseAddress(pathToFileURL(index).href, shownCase))
    await page.locator('.verdict.invalid').waitFor()
    await page.locator('.tools-say summary').click()
    await page.locator('.finding .link-button').first().click()
    const path = join(packageRoot(), 'docs/playground.png')
    await page.screenshot({ path })
    console.log(path)
  } finally {
    await browser.close()
  }
}

if (!existsSync(index))
  fail(problem('no-page', `${index}: there is no such file`, 'spirv-cts playground writes it'))
else if (!existsSync(executablePath))
  fail(problem('no-browser', `${executablePath}: there is no Chromium`, 'name one with CHROMIUM'))
else await draw()
