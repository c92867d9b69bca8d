import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Problem, problem } from '#runner/problem'

function withEnding(file: string): string {
  return `${file.replace(/\.(spvasm|spvhex)$/i, '')}.spv`
}

function isFolder(path: string): boolean {
  return path.endsWith('/') || (existsSync(path) && statSync(path).isDirectory())
}

/**
 * The destination of each input's module, `-` for standard output: beside it with the ending `.spv`, or where `out`
 * says. In a folder, modules are named after their inputs.
 *
 * @returns a problem when two would go to the same place, or one into its own text.
 */
export function assembleTargets(
  files: readonly string[],
  out: string | undefined,
): readonly string[] | Problem {
  const target = (file: string): string => {
    if (out === undefined) return file === '-' ? '-' : withEnding(file)
    if (!isFolder(out)) return out
    return join(out, withEnding(file === '-' ? 'stdin' : basename(file)))
  }
  const targets = files.map(target)
  const overwritten = targets.find((target, index) => target === files[index] && target !== '-')
  if (overwritten !== undefined)
    return problem('same-output', `${overwritten}: would be written over its own text`)
  const twice = targets.find((target, index) => targets.indexOf(target) !== index)
  return twice === undefined
    ? targets
    : problem('same-output', `${twice}: two modules would go there`, 'end a folder with a slash')
}
