import { existsSync } from 'node:fs'
import { join } from 'node:path'

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

/** The browsers, with the places where distributions put them; `CHROMIUM` and `FIREFOX` name others. */
export const browsers: readonly InstalledBrowser[] = [
  {
    name: 'chromium',
    program: firstOf(CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'),
    hint: 'apt-get install chromium, or name it with CHROMIUM',
    words: (program, address, profile) => [
      program,
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
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
