// `npm run -s browser-verdicts`: judges the corpus, and the modules below folders, in real browsers, in a page that is opened from disk,
// and compares every verdict with that of the command: all violations with their words and messages.
import { isProblem } from '#runner/is-problem'
import { browserScripts } from '../browser/browser-scripts.ts'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { corpusFollowed } from '../cli/input/corpus-followed.ts'
import { collect } from '../cli/options/environment-option.ts'
import { positiveInteger } from '../cli/options/option-values.ts'
import { progress } from '../cli/output/progress.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { askBrowser, type BrowserQuestion } from './browser-verdicts/ask-browser.ts'
import { differenceOf } from './browser-verdicts/compare.ts'
import { questionsOfCorpus, questionsOfFolder } from './browser-verdicts/questions.ts'
import { browsers } from './browsers/installed-browsers.ts'

interface Flags {
  readonly browser?: readonly string[]
  readonly rule?: readonly string[]
  readonly folder?: readonly string[]
  readonly every: number
}

const mostShown = 20

function* questionsFor({ rule, folder = [], every }: Flags): Generator<BrowserQuestion> {
  if (folder.length === 0 || rule !== undefined) {
    const corpus = corpusFollowed(undefined, undefined)
    if (isProblem(corpus)) throw new Error(corpus.message)
    yield* questionsOfCorpus(corpus, rule === undefined ? {} : { rules: rule })
  }
  for (const path of folder) yield* questionsOfFolder(path, every)
}

async function compare(flags: Flags): Promise<void> {
  const scripts = await browserScripts()
  for (const browser of browsers) {
    const { name, program, hint } = browser
    if (flags.browser?.includes(name) === false) continue
    if (program === undefined) {
      console.log(`${name}: skipped, it is not installed; ${hint}`)
      if (flags.browser !== undefined) process.exitCode = exitCode.noTool
      continue
    }
    const shown = progress()
    let count = 0
    let invalid = 0
    const differences: string[] = []
    const start = performance.now()
    const { place, firstMs } = await askBrowser(
      ...([browser, program, scripts, questionsFor(flags)] as const),
      (question, answer) => {
        count++
        if (answer.verdict === 'invalid') invalid++
        const difference = differenceOf(question, answer)
        if (difference !== undefined) differences.push(difference)
        shown.show(`${name}: ${count} verdicts`)
      },
    )
    shown.done()
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    console.log(
      `${name}: ${count} verdicts, ${invalid} of them invalid, ${differences.length} differ (${place}; first after ${firstMs.toFixed(0)} ms; ${seconds} s)`,
    )
    for (const difference of differences.slice(0, mostShown)) console.log(difference)
    if (count === 0) fail({ code: 'no-module', message: 'nothing was judged' })
    if (differences.length > 0) process.exitCode = exitCode.found
  }
}

const flags = scriptCommand(
  'browser-verdicts',
  'compare verdicts in browsers with those of the command, in a page that is opened from disk',
)
  .option('--browser <name>', 'only this one: chromium, firefox', collect)
  .option('--rule <glob>', 'only the cases of these rules; default: the whole corpus', collect)
  .option('--folder <path>', 'the binary modules below this folder, instead of the corpus', collect)
  .option('--every <n>', 'of a folder, only every nth module', positiveInteger, 1)
  .parse()
  .opts<Flags>()
await compare(flags)
