// `npm run asked`: asks every tool of CI about the valid cases that are new or changed since the last time, and records that it was
// asked wherever no answer is without an explanation, a part of the rules after another: what was recorded stays if it is ended. Then
// it has the tests ask what is new in what they record.
// With --all, everything is asked. CI does the asking itself where this was not done.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#runner/counted'
import { packageRoot } from '#runner/package-root'
import { start } from '#runner/process/start'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { askedText, readAsked } from './asked/asked-record.ts'
import { askedFile, ownAskedFile, shownFile } from './asked/record-files.ts'
import { toolsOfCi } from './asked/tools-of-ci.ts'
import { validQuestions } from './asked/valid-questions.ts'
import { versionsOf } from './asked/versions-of.ts'

/** Rules that are asked about together. */
const atOnce = 200

/** Tests whose answers are recorded. */
const recording = [
  'test/runner/own-cases/gate.test.ts',
  'test/runner/causes/shown-by-programs.test.ts',
]

const { all } = scriptCommand('asked', 'ask every tool of CI about new and changed cases')
  .option('--all', 'forget what was recorded, and ask about everything')
  .parse()
  .opts<{ all?: true }>()
if (all) for (const file of [askedFile, ownAskedFile, shownFile]) rmSync(file, { force: true })

async function succeeds(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const { exitCode: code } = await start(words, {
    ...{ cwd: packageRoot(), stdio: 'inherit', nothrow: true },
    env: { ...process.env, ...env },
  })
  if (code !== 0) process.exitCode = code ?? exitCode.badUsage
  return code === 0
}

const tools = await versionsOf(toolsOfCi)
const questions = validQuestions()
const before = readAsked(askedFile)
const isSame = toolsOfCi.every((spec) => before.tools[spec] === tools[spec])
const known = new Map(
  Object.entries(isSame ? before.questions : {}).filter(([rule, text]) => questions[rule] === text),
)
const changed = Object.keys(questions).filter((rule) => !known.has(rule))
console.log(
  `${counted(changed.length, 'rule')} of ${Object.keys(questions).length} with new or changed valid cases`,
)
const command = join(packageRoot(), 'scripts', 'cts.ts')
for (let from = 0; from < changed.length; from += atOnce) {
  const rules = changed.slice(from, from + atOnce)
  const words = [process.execPath, '--import', 'tsx', '--conditions=source', command, 'check']
  if (!(await succeeds([...words, '--screen', '--tool', ...toolsOfCi, '--rule', ...rules])))
    continue
  for (const rule of rules) known.set(rule, questions[rule] ?? '')
  const unwritten = writeFile(askedFile, askedText({ tools, questions: Object.fromEntries(known) }))
  if (unwritten !== undefined) fail(unwritten)
}
const vitest = join(packageRoot(), 'node_modules/vitest/vitest.mjs')
await succeeds([process.execPath, vitest, 'run', ...recording], {
  RECORD_ASKED: '1',
  DRIVERS_REQUIRED: '1',
})
