import { launchChromium, pathOf } from '#scripts/dev/browsers/installed-browsers'

const { BROWSER_REQUIRED, CI } = process.env

/** The browser of this machine; `undefined` if there is none. */
export const browserPath = pathOf('chromium')

/** Whether a machine without a browser fails the tests that need one: so in CI, where skipped tests are not read. */
export const browserRequired = Boolean(CI ?? BROWSER_REQUIRED)

/** Starts the browser without a window and without a word to any network. */
export const launch = launchChromium
