// `npm run recording [CAST]`: draws docs/npm-start.svg, a terminal in which `npm start` runs, from a recording of asciinema; without
// one it makes it, with every validator installed before, so that the picture shows what they say.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { start } from '#runner/process/start'
import { fail } from '../cli/fail.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { castEvents } from './recording/cast-events.ts'
import { recordingPicture } from './recording/recording-picture.ts'
import { type CastEvent, transcriptOf } from './recording/transcript.ts'

const given = scriptCommand('recording', 'draw docs/npm-start.svg: npm start in a terminal')
  .argument('[cast]', 'recording of asciinema; without one, npm start is recorded')
  .parse().args[0]
const path = join(packageRoot(), 'docs', 'npm-start.svg')
const cast = given ?? join(packageRoot(), 'out', 'npm-start.cast')

async function record(): Promise<void> {
  // A recording of before would be drawn again where asciinema is not installed.
  rmSync(cast, { force: true })
  mkdirSync(dirname(cast), { recursive: true })
  const size = ['--cols', '116', '--rows', '34']
  await start(['asciinema', 'rec', '--overwrite', '-q', ...size, '-c', 'npm start', cast], {
    ...{ cwd: packageRoot(), stdio: 'inherit', nothrow: true },
  })
}

function drawn(events: readonly CastEvent[]): Problem | undefined {
  const picture = recordingPicture(
    transcriptOf(events),
    'npm start in a terminal: the errors of each tool, and the gravest of them',
  )
  const machine = [packageRoot(), homedir()].find((name) => picture.includes(name))
  return machine === undefined
    ? writeFile(path, picture)
    : problem('names-machine', `${cast}: names ${machine}`, 'record it in another folder')
}

if (given === undefined) await record()
if (!existsSync(cast))
  fail(problem('no-recording', `${cast}: there is no such file`, 'asciinema, of Debian, writes it'))
else {
  const events = castEvents(readFileSync(cast, 'utf8'))
  const failed = isProblem(events) ? events : drawn(events)
  if (failed === undefined) console.log(path)
  else fail(failed)
}
