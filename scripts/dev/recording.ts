// `npm run recording [CAST]`: draws docs/npm-start.svg, a terminal in which `npm start` runs, from a recording of asciinema; without
// one it makes it, with every validator installed before, so that the picture shows what they say.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import { start } from '#runner/process/start'
import { fail } from '../cli/fail.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { recordingPicture } from './recording/recording-picture.ts'
import { type CastEvent, transcriptOf } from './recording/transcript.ts'

/** An event of asciicast version 2: seconds, its kind, and text. */
const castEvent = z.tuple([z.number(), z.string(), z.string()])

const given = scriptCommand('recording', 'draw docs/npm-start.svg: npm start in a terminal')
  .argument('[cast]', 'recording of asciinema; without one, npm start is recorded')
  .parse().args[0]
const cast = given ?? join(packageRoot(), 'out', 'npm-start.cast')

async function record(): Promise<void> {
  mkdirSync(dirname(cast), { recursive: true })
  const size = ['--cols', '116', '--rows', '34']
  await start(['asciinema', 'rec', '--overwrite', '-q', ...size, '-c', 'npm start', cast], {
    ...{ cwd: packageRoot(), stdio: 'inherit', nothrow: true },
  })
}

function eventsIn(text: string): readonly CastEvent[] {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.flatMap((line): readonly CastEvent[] => {
    const [seconds, kind, written] = castEvent.parse(JSON.parse(line))
    return kind === 'o' ? [[seconds, written]] : []
  })
}

if (given === undefined) await record()
if (!existsSync(cast))
  fail(problem('no-recording', `${cast}: there is no such file`, 'asciinema, of Debian, writes it'))
else {
  const picture = recordingPicture(
    transcriptOf(eventsIn(readFileSync(cast, 'utf8'))),
    'npm start in a terminal: the errors of each tool, and the gravest of them',
  )
  const path = join(packageRoot(), 'docs', 'npm-start.svg')
  const machine = [packageRoot(), homedir()].find((name) => picture.includes(name))
  const unwritten =
    machine === undefined
      ? writeFile(path, picture)
      : problem('names-machine', `${cast}: names ${machine}`, 'record it in another folder')
  if (unwritten === undefined) console.log(path)
  else fail(unwritten)
}
