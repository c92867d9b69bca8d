import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const { BROWSER_REQUIRED, CHROMIUM, CI } = process.env

/** The paths at which distributions put Chromium, and the one that `CHROMIUM` names. */
const places = [
  CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The browser of this machine; `undefined` if there is none. */
export const browserPath = places.find((place) => place !== undefined && existsSync(place))

/** Whether a machine without a browser fails the tests that need one: so in CI, where skipped tests are not read. */
export const browserRequired = Boolean(CI ?? BROWSER_REQUIRED)

/** Starts the browser without a window and without a word to any network. */
export async function launch(): Promise<Browser> {
  if (browserPath === undefined)
    throw new Error('no Chromium is installed; apt-get install chromium, or name it with CHROMIUM')
  return chromium.launch({
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
