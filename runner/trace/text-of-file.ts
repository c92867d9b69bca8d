import { basename } from 'node:path'
import { texts } from '#spec/texts'
import { type Problem, problem } from '../problem.ts'
import { isSpecification } from './specification/is-specification.ts'

/**
 * The text of a file: the one named, or else the one whose name the file name begins with. The core specification is known by its
 * first lines.
 */
export function textOfFile(
  file: string,
  named: string | undefined,
  content: string,
): string | Problem {
  const names = texts.map(({ name }) => name)
  const known = `texts: ${names.join(', ')}`
  if (named === 'core' && !isSpecification(content))
    return problem(
      'not-plain-text',
      `${file}: not the core specification as plain text`,
      'lynx -dump -nolist SPIRV.html prints it; other texts are named by --text',
    )
  if (named !== undefined) {
    return names.includes(named)
      ? named
      : problem('unknown-text', `--text ${named}: no such text`, known)
  }
  if (isSpecification(content)) return 'core'
  const fitting = names.filter((name) => basename(file).startsWith(name))
  const [longest] = fitting.sort((a, b) => b.length - a.length)
  return (
    longest ??
    problem(
      'unknown-text',
      `${file}: the name does not match a text`,
      `--text names it; ${known}; new-text makes the folders of another text`,
    )
  )
}
