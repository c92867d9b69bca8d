import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toBytes } from '#generators/words/bytes'
import { type Environment, environmentByName } from '#spec/environments'
import { browserScripts } from '../../browser/browser-scripts.ts'
import { askBrowser } from '../browser-verdicts/ask-browser.ts'
import { browsers, type InstalledBrowser } from '../browsers/installed-browsers.ts'
import type { BenchRow } from './bench-row.ts'
import { child, shipped } from './child.ts'
import { MissingToolError } from './measure-parts.ts'
import { validModule } from './valid-module.ts'

const megabytes = 8
const name = 'spv1.3'
const runs = 5

/** Milliseconds from the start of the page to its first verdict, and those that the verdict took. */
interface MeasuredPage {
  readonly firstMs: number
  readonly ms: number
}

async function measurePage(
  browser: InstalledBrowser,
  program: string,
  scripts: Awaited<ReturnType<typeof browserScripts>>,
  module: Uint8Array,
): Promise<MeasuredPage> {
  const environment = environmentByName(name) as Environment
  let ms = Number.NaN
  const questions = [{ id: 'a module', module, environment }]
  const { firstMs } = await askBrowser(
    ...([browser, program, scripts, questions.values()] as const),
    (_, answer) => {
      if (answer.verdict !== 'valid') throw new Error(`${browser.name}: ${answer.verdict}`)
      ms = answer.ms ?? Number.NaN
    },
  )
  return { firstMs, ms }
}

/**
 * A large valid module judged by a page from disk, its Worker started for it, and by the command, in turns; and the time from the start
 * of a page to its first verdict, of which a second is the goal. Needs `npm run build`.
 *
 * @throws if no browser is installed, or one does not find the module valid.
 */
export async function browserBench(): Promise<readonly BenchRow[]> {
  const installed = browsers.flatMap(({ program, ...rest }) =>
    program === undefined ? [] : [{ ...rest, program }],
  )
  if (installed.length === 0)
    throw new MissingToolError('no browser is installed', 'apt-get install chromium firefox-esr')
  const scripts = await browserScripts()
  const large = toBytes(validModule(megabytes * 2 ** 18))
  const small = toBytes(
    Uint32Array.of(0x0723_0203, 0x1_0300, 0, 1, 0, 0x2_0011, 1, 0x2_0011, 5, 0x3_000e, 0, 1),
  )
  const folder = mkdtempSync(join(tmpdir(), 'browser-bench-'))
  const file = join(folder, 'large.spv')
  try {
    writeFileSync(file, large)
    const rows: BenchRow[] = []
    for (const browser of installed) {
      const ours: number[] = []
      const theirs: number[] = []
      const firsts: number[] = []
      for (let run = 0; run < runs; run++) {
        ours.push((await measurePage(browser, browser.program, scripts, large)).ms)
        theirs.push(child(shipped('validate-file', file, name)).ms)
        firsts.push((await measurePage(browser, browser.program, scripts, small)).firstMs)
      }
      const [page, command, first] = [ours, theirs, firsts].map((times) => Math.min(...times))
      if (page === undefined || command === undefined || first === undefined) continue
      rows.push(
        {
          name: `validate ${megabytes} MB in ${browser.name}, to the command`,
          ours: page,
          theirs: command,
          ratio: page / command,
          goal: '<= 1.5',
          unit: 'ms',
        },
        {
          name: `first verdict of a page in ${browser.name}, to a second`,
          ours: first,
          theirs: 1000,
          ratio: first / 1000,
          goal: '<= 1',
          unit: 'ms',
        },
      )
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
