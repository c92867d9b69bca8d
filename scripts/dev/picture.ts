// `npm run picture [LOG]`: draws docs/matrix.svg and writes docs/vulkan-vuids.md from the log of a run, that of `npm start`
// where none is named.
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { figures } from '#runner/report/figures'
import { vuidTable } from '#runner/report/vuid-table'
import { fail } from '../cli/fail.ts'
import { openRunLogFiles } from '../cli/input/read-run-log-files.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { matrixPicture } from './matrix-picture.ts'

const [file = join(packageRoot(), 'out/start/run.jsonl')] = scriptCommand(
  'picture',
  'draw docs/matrix.svg and write docs/vulkan-vuids.md from the log of a run',
)
  .argument('[log]', 'log of a run; that of npm start by default')
  .parse().args
/** The continuation for a reader of the table. */
const after =
  '\nThe table shows the run of `npm start`; `report --format vuids` writes that of yours. [Other pages](README.md)\n'

const log = await openRunLogFiles([file])
if (isProblem(log)) fail(log)
else
  for (const [name, content] of [
    ['matrix.svg', matrixPicture(figures(log))],
    ['vulkan-vuids.md', `${vuidTable(log)}${after}`],
  ] as const) {
    const path = join(packageRoot(), 'docs', name)
    const unwritten = writeFile(path, content)
    if (unwritten === undefined) console.log(path)
    else fail(unwritten)
  }
