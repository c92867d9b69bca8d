// `npm run asked`: asks every tool of CI about the valid cases that are new or changed since the last time, and records that it was
// asked once no answer is without an explanation. CI does the asking itself where this was not done.
import { join } from 'node:path'
import { counted } from '#runner/counted'
import { packageRoot } from '#runner/package-root'
import { start } from '#runner/process/start'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { askedFile, changedRules } from './asked/changed-rules.ts'
import { toolsOfCi } from './asked/tools-of-ci.ts'

scriptCommand('asked', 'ask every tool of CI about new and changed valid cases').parse()

const { digests, changed } = changedRules()
console.log(`${counted(changed.length, 'rule')} of ${digests.size} with new or changed valid cases`)
if (changed.length > 0) {
  const command = join(packageRoot(), 'scripts', 'cts.ts')
  const words = [process.execPath, '--import', 'tsx', '--conditions=source', command, 'check']
  const { exitCode: code } = await start(
    [...words, '--screen', '--tool', ...toolsOfCi, '--rule', ...changed],
    { cwd: packageRoot(), stdio: 'inherit', nothrow: true },
  )
  process.exitCode = code ?? exitCode.badUsage
}
if (process.exitCode === undefined || process.exitCode === 0) {
  const unwritten = writeFile(
    askedFile,
    `${JSON.stringify(Object.fromEntries(digests), undefined, 2)}\n`,
  )
  if (unwritten !== undefined) fail(unwritten)
}
