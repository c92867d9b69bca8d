// Asks the newest installed spirv-val about the same modules, a process for each: as `check` does, and in a bare loop of the
// shell, in turns. Says on standard output, as JSON, how many milliseconds the best run of either took.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toBytes } from '#generators/words/bytes'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { cleanShell } from '#runner/process/clean-shell'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'
import { madeWords } from './made-words.ts'

const count = 1024
const runs = 7

/** The loop that a user would write: exit codes report refused modules, so they are not failures. */
async function bareLoop(command: readonly string[], names: string): Promise<void> {
  await cleanShell({ nothrow: true, input: names })`exec xargs -P 2 -n 1 ${command} >/dev/null 2>&1`
}

const directory = toolDirectory()
const command = installedCommand(directory, readInstalled(directory), 'testing', 'spirv-val')
const tool = await openTool('spirv-val@testing', { jobs: 2 })
if (isProblem(tool) || tool.kind !== 'validator' || command === undefined)
  throw new Error('spirv-val is not installed: run `npm run -s cts -- tools install`')
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const { environment } = madeWords(0)
  const files = Array.from({ length: count }, (_, index) => {
    const file = join(folder, `${index}.spv`)
    const { words } = madeWords(index)
    writeFileSync(file, toBytes(words))
    return { file, question: { module: words, environment } }
  })
  const names = files.map(({ file }) => file).join('\n')
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    const before = performance.now()
    await tool.judgeAll(files.map(({ question }) => question))
    const between = performance.now()
    await bareLoop([...command, '--target-env', environment.name], names)
    ours.push(between - before)
    theirs.push(performance.now() - between)
  }
  console.log(JSON.stringify({ ours: Math.min(...ours), theirs: Math.min(...theirs) }))
} finally {
  tool.close()
  rmSync(folder, { recursive: true, force: true })
}
