import { assemble } from '#generators/assembly/assemble'
import { print } from '#generators/assembly/print'
import { read } from '#generators/words/read'
import { environmentByName } from '#spec/environments'
import { type Problem, problem } from '../problem.ts'

/** The words of assembly, for the newest version that the environment takes. `file` is what problems name. */
export function assembleText(
  text: string,
  environment: string,
  file: string,
): Uint32Array | Problem {
  const version = environmentByName(environment)?.version
  if (version === undefined)
    return problem('bad-assembly', `${file}: there is no environment '${environment}'`)
  const assembled = assemble(text, { version })
  if (assembled.kind === 'assembled') return assembled.words
  const [first] = assembled.errors
  return problem(
    'bad-assembly',
    `${file}:${first?.line}:${first?.column}: ${first?.message ?? 'is no assembly'}`,
  )
}

/** Assembly that gives exactly these words in that environment; `undefined` where none does. */
export function toAssembly(words: Uint32Array, environment: string): string | undefined {
  const module = read(words)
  if (module === undefined) return undefined
  const text = print(module)
  const again = assembleText(text, environment, '')
  const same =
    again instanceof Uint32Array &&
    again.length === words.length &&
    again.every((word, index) => word === words[index])
  return same ? text : undefined
}
