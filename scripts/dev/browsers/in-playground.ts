import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from 'commander'
import type { Page } from 'playwright-core'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import { fail } from '../../cli/fail.ts'
import { chromiumHint, launchChromium, pathOf } from './installed-browsers.ts'

/**
 * Visits a playground from disk in Chromium: that in the folder that the argument of a command names.
 *
 * @param command gets the argument here, and is parsed.
 * @param visit gets a page in which nothing is open yet, and the address of the playground.
 */
export async function inPlayground(
  command: Command,
  viewport: { readonly width: number; readonly height: number },
  visit: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const [folder = join(packageRoot(), 'out/playground')] = command
    .argument('[folder]', 'that spirv-cts playground wrote; out/playground by default')
    .parse().args
  const index = join(folder, 'index.html')
  if (!existsSync(index))
    return fail(
      problem('no-page', `${index}: there is no such file`, 'spirv-cts playground writes it'),
    )
  if (pathOf('chromium') === undefined)
    return fail(problem('no-browser', 'no Chromium is installed', chromiumHint))
  const browser = await launchChromium()
  try {
    await visit(await browser.newPage({ viewport }), pathToFileURL(index).href)
  } finally {
    await browser.close()
  }
}
