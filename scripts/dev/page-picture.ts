// `npm run page-picture [FOLDER]`: draws docs/playground.png, the page of `spirv-cts playground` in FOLDER with a module that breaks
// a rule which released validators do not check. Needs Chromium.
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'
import { caseAddress } from '#runner/playground/case-address'
import { scriptCommand } from '../cli/script-command.ts'
import { inPlayground } from './browsers/in-playground.ts'

/** A module of one screen, which the newest spirv-val accepts. */
const shownCase = 'SPV_KHR_ray_query/ray-query-is-not-copied/sized-source-1'

await inPlayground(
  scriptCommand(
    'page-picture',
    'draw docs/playground.png: the playground with a module that breaks a rule',
  ),
  { width: 1180, height: 660 },
  async (page, address) => {
    await page.goto(caseAddress(address, shownCase))
    await page.locator('.verdict.invalid').waitFor()
    await page.locator('.tools-say summary').click()
    await page.locator('.finding .link-button').first().click()
    const path = join(packageRoot(), 'docs/playground.png')
    await page.screenshot({ path })
    console.log(path)
  },
)
