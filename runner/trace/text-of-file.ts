import { basename } from 'node:path'
import { texts } from '#spec/texts'
import { type Problem, problem } from '../problem.ts'

/** The text of a file: the one named, or else the one whose name the file name begins with. */
export function textOfFile(file: string, named: string | undefined): string | Problem {
  const names = texts.map(({ name }) => name)
  const known = `texts: ${names.join(', ')}`
  if (named !== undefined) {
    return names.includes(named)
      ? named
      : problem('unknown-text', `--text ${named}: no such text`, known)
  }
  const fitting = names.filter((name) => basename(file).startsWith(name))
  const [longest] = fitting.sort((a, b) => b.length - a.length)
  return (
    longest ??
    problem('unknown-text', `${file}: the name does not match a text`, `use --text; ${known}`)
  )
}
