import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from './installed-browsers.ts'

/** The Firefox of this machine; `undefined` where there is none. */
export const firefoxPath = pathOf('firefox')

export type ColorScheme = 'light' | 'dark'

/** In pixels of CSS. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** A page in Firefox, by the protocol that every Firefox speaks; playwright asks for one that is newer than those of Debian. */
export interface FirefoxPage {
  readonly open: (address: string) => Promise<void>
  /** What a script returns, which runs outside of the policy of the page. */
  readonly evaluate: (script: string) => Promise<unknown>
  /** Waits until an expression is true. */
  readonly until: (expression: string) => Promise<void>
  /** Changes what the page prefers, and the size of its window. */
  readonly look: (scheme: ColorScheme, size: WindowSize) => Promise<void>
  /** Replaces the tab by another one, which stores nothing yet. */
  readonly renew: () => Promise<void>
  readonly close: () => Promise<void>
}

type WebDriverAnswer = readonly [
  kind: 1,
  id: number,
  error: { readonly message: string } | null,
  result: unknown,
]

/** Messages of Marionette: their length, a colon, and JSON. */
function messagesOf(socket: Socket, take: (message: unknown) => void): void {
  let buffer = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    buffer = Buffer.concat([buffer, chunk])
    for (let colon = buffer.indexOf(':'); colon > 0; colon = buffer.indexOf(':')) {
      const end = colon + 1 + Number(buffer.subarray(0, colon).toString())
      if (buffer.length < end) return
      take(JSON.parse(buffer.subarray(colon + 1, end).toString()))
      buffer = buffer.subarray(end)
    }
  })
}

async function portIn(profile: string, firefox: ChildProcess): Promise<number> {
  const file = join(profile, 'MarionetteActivePort')
  for (let tries = 0; tries < 600 && firefox.exitCode === null; tries++) {
    if (existsSync(file) && readFileSync(file, 'utf8') !== '')
      return Number(readFileSync(file, 'utf8'))
    await sleep(100)
  }
  throw new Error('Firefox did not start')
}

/** Starts Firefox without a window; `scheme` is what its pages prefer. */
export async function launchFirefox(scheme: ColorScheme, size: WindowSize): Promise<FirefoxPage> {
  const profile = mkdtempSync(join(tmpdir(), 'spirv-cts-test-'))
  const preferences = {
    'marionette.port': 0,
    'app.update.auto': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const args = [
    '--headless',
    '--marionette',
    // For preferences.
    '--remote-allow-system-access',
    '--profile',
    profile,
    '--window-size',
    `${size.width},${size.height}`,
  ]
  // Not by zx: Firefox runs until its page is closed, and nothing that it prints is read.
  const firefox = spawn(firefoxPath ?? 'firefox', args, { stdio: 'ignore' })
  const socket = connect(await portIn(profile, firefox), '127.0.0.1')
  const waiting = new Map<number, (answer: WebDriverAnswer) => void>()
  const greeted = new Promise<void>((resolve) => {
    messagesOf(socket, (message) => {
      if (Array.isArray(message))
        waiting.get((message as unknown as WebDriverAnswer)[1])?.(
          message as unknown as WebDriverAnswer,
        )
      else resolve()
    })
  })
  await greeted
  let last = 0
  const ask = async (name: string, parameters: object, part = 'WebDriver'): Promise<unknown> => {
    const id = ++last
    const answered = new Promise<WebDriverAnswer>((resolve) => waiting.set(id, resolve))
    const text = JSON.stringify([0, id, `${part}:${name}`, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answered
    if (error !== null) throw new Error(`${name}: ${error.message}`)
    return result
  }
  await ask('NewSession', {})
  const evaluate = async (script: string): Promise<unknown> => {
    const result = await ask('ExecuteScript', { script, args: [] })
    return (result as { readonly value?: unknown } | null)?.value
  }
  const look: FirefoxPage['look'] = async (preferred, { width, height }) => {
    await ask('SetContext', { value: 'chrome' }, 'Marionette')
    await evaluate(
      `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${preferred === 'dark' ? 0 : 1})`,
    )
    await ask('SetContext', { value: 'content' }, 'Marionette')
    await ask('SetWindowRect', { width, height })
  }
  await look(scheme, size)
  return {
    look,
    renew: async () => {
      const { handle } = (await ask('NewWindow', { type: 'tab' })) as { readonly handle: string }
      await ask('CloseWindow', {})
      await ask('SwitchToWindow', { handle })
    },
    evaluate,
    open: async (address) => {
      await ask('Navigate', { url: address })
    },
    until: async (expression) => {
      for (let tries = 0; tries < 300; tries++) {
        if ((await evaluate(`return Boolean(${expression})`)) === true) return
        await sleep(100)
      }
      throw new Error(`never came true: ${expression}`)
    },
    close: async () => {
      socket.destroy()
      const ended = new Promise((resolve) => firefox.once('exit', resolve))
      firefox.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
