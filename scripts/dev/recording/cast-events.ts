import { z } from 'zod'
import { type Problem, problem } from '#runner/problem'
import type { CastEvent } from './transcript.ts'

const header = z.object({ version: z.number() })

/** An event of asciicast version 2: seconds since the start, its kind, and text. */
const event = z.tuple([z.number(), z.string(), z.string()])

/** What a recording of asciinema wrote to the terminal, and when; a problem for another format, whose times mean something else. */
export function castEvents(text: string): readonly CastEvent[] | Problem {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const { version } = header.parse(JSON.parse(first))
  if (version !== 2)
    return problem(
      'other-format',
      `the recording is an asciicast of version ${version}`,
      'asciinema 2 writes version 2, and asciinema 3 with --output-format asciicast-v2',
    )
  return lines.flatMap((line): readonly CastEvent[] => {
    const [seconds, kind, written] = event.parse(JSON.parse(line))
    return kind === 'o' ? [[seconds, written]] : []
  })
}
