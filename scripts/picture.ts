// `npm run picture [LOG]`: draws docs/matrix.svg from the log of a run, that of `npm start` where none is named.
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { summary } from '#runner/report/summary'
import { fail } from './fail.ts'
import { matrixPicture } from './matrix-picture.ts'
import { readRunLogFiles } from './read-run-log-files.ts'
import { writeFile } from './write-file.ts'

const [, , file = join(packageRoot(), 'out/start/run.jsonl')] = process.argv
const log = await readRunLogFiles([file])
if (isProblem(log)) fail(log)
else {
  const picture = join(packageRoot(), 'docs/matrix.svg')
  const unwritten = writeFile(picture, matrixPicture(summary(log)))
  if (unwritten === undefined) console.log(picture)
  else fail(unwritten)
}
