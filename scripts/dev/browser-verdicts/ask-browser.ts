import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { killAtExit } from '#runner/process/kill-at-exit'
import { killGroup } from '#runner/process/kill-group'
import type { Environment } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import type { BrowserScripts } from '../../browser/browser-scripts.ts'
import type { InstalledBrowser } from '../browsers/installed-browsers.ts'
import {
  type Batch,
  type BrowserAnswer,
  type BrowserAnswers,
  pageScript,
  pageText,
} from './page.ts'

/** A module to be judged. */
export interface BrowserQuestion {
  /** For messages. */
  readonly id: string
  readonly module: Uint8Array
  readonly environment: Environment
  readonly limits?: Limits
}

/** What a browser said. */
export interface BrowserRun {
  /** Where the page judged: `worker`, or `page` with the reason. */
  readonly place: string
  readonly firstMs: number
}

/** Octets of the modules of a batch, and modules, at most. */
const mostOctets = 4_000_000
const mostModules = 200

/** Milliseconds in which a browser must give the answers to a batch. */
const patience = 300_000

function batchOf(first: number, questions: readonly BrowserQuestion[]): Batch {
  return {
    first,
    questions: questions.map(({ module, environment, limits }) => ({
      module: Buffer.from(module).toString('base64'),
      environment: environment.name,
      ...(limits && { limits: [...limits] }),
    })),
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Takes the next questions, as many as fit into a batch. */
function nextBatch(questions: Iterator<BrowserQuestion>): readonly BrowserQuestion[] {
  const taken: BrowserQuestion[] = []
  let octets = 0
  while (taken.length < mostModules && octets < mostOctets) {
    const { done, value } = questions.next()
    if (done === true) break
    taken.push(value)
    octets += value.module.length
  }
  return taken
}

/**
 * Opens a page from disk in a browser, and has it judge modules as a page in use does.
 *
 * @param answered gets each question with its answer, in order.
 * @throws where the browser does not start, or its page fails.
 */
export async function askBrowser(
  { name, words }: InstalledBrowser,
  program: string,
  scripts: BrowserScripts,
  questions: Iterator<BrowserQuestion>,
  answered: (question: BrowserQuestion, answer: BrowserAnswer) => void,
): Promise<BrowserRun> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-verdicts-'))
  const files = { ...scripts, 'page.html': pageText, 'page.js': pageScript }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  let asked: readonly BrowserQuestion[] = []
  let count = 0
  let run: BrowserRun = { place: 'nowhere', firstMs: 0 }
  let timer: NodeJS.Timeout | undefined
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `${pathToFileURL(join(folder, 'page.html'))}#${port}`
  const [command = '', ...args] = words(program, address, join(folder, 'profile'))
  mkdirSync(join(folder, 'profile'))
  // Not by zx: the browser runs until it is ended, and nothing that it prints is read.
  const browser = spawn(command, args, { detached: true, stdio: 'ignore' })
  const keep = killAtExit(browser)
  try {
    await new Promise<void>((resolve, reject) => {
      const wait = (): void => {
        clearTimeout(timer)
        timer = setTimeout(() => reject(new Error(`${name} does not answer`)), patience)
      }
      browser.on('error', reject)
      browser.on('exit', (code) => reject(new Error(`${name} ended with exit code ${code}`)))
      server.on('request', async (request, response) => {
        wait()
        response.setHeader('access-control-allow-origin', '*')
        const body = await bodyOf(request)
        if (request.url === '/failed') {
          response.end('{}')
          return reject(new Error(`${name}: ${(body as { readonly why: string }).why}`))
        }
        if (request.url === '/answers') {
          const { answers, place, firstMs } = body as BrowserAnswers
          for (const [index, answer] of answers.entries())
            answered(asked[index] as BrowserQuestion, answer)
          count += answers.length
          run = { place, firstMs }
        }
        asked = nextBatch(questions)
        response.end(JSON.stringify(batchOf(count, asked)))
        if (asked.length === 0) resolve()
      })
      wait()
    })
  } finally {
    clearTimeout(timer)
    keep()
    browser.removeAllListeners()
    killGroup(browser)
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  return run
}
