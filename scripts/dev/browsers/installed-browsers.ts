import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** A browser that pages are opened in without a window. */
export interface InstalledBrowser {
  readonly name: 'chromium' | 'firefox'
  /** The program; `undefined` where there is none. */
  readonly program: string | undefined
  /** The way to get it. */
  readonly hint: string
  /** The words that open an address, with a folder for all that the browser stores. */
  readonly words: (program: string, address: string, profile: string) => readonly string[]
}

function firstOf(...programs: readonly (string | undefined)[]): string | undefined {
  return programs.find((program) => program !== undefined && existsSync(program))
}

const { CHROMIUM, FIREFOX } = process.env

/** The way to get Chromium. */
export const chromiumHint = 'apt-get install chromium, or name it with CHROMIUM'

/** Options with which Chromium asks no network for anything but what pages load, and needs no graphics card. */
const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browsers, with the places where distributions put them; `CHROMIUM` and `FIREFOX` name others. */
export const browsers: readonly InstalledBrowser[] = [
  {
    name: 'chromium',
    program: firstOf(
      ...[CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    ),
    hint: chromiumHint,
    words: (program, address, profile) => [
      program,
      '--headless=new',
      ...quietChromium,
      `--user-data-dir=${join(profile, 'chromium')}`,
      address,
    ],
  },
  {
    name: 'firefox',
    program: firstOf(FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    hint: 'apt-get install firefox-esr, or name it with FIREFOX',
    words: (program, address, profile) => [program, '--headless', '--profile', profile, address],
  },
]

/** The path of a browser on this machine; `undefined` if there is none. */
export function pathOf(name: InstalledBrowser['name']): string | undefined {
  return browsers.find((browser) => browser.name === name)?.program
}

/**
 * Starts Chromium without a window, to be led by a program.
 *
 * @throws where it is not installed.
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = pathOf('chromium')
  if (executablePath === undefined) throw new Error(`no Chromium is installed; ${chromiumHint}`)
  return chromium.launch({ executablePath, args: quietChromium })
}
