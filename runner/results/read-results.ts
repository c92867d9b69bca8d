import { readResultFiles } from '../corpus/archive.ts'
import { assembleText } from '../corpus/assembly.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { environmentsOf, type RunFile, runFileSchema } from './run-file.ts'

/** A case with results as it is filed. */
export interface FiledResult {
  readonly id: string
  /** `<text>/<instruction>`, which stands where other cases have their rule. */
  readonly rule: `${string}/${string}`
  /** Names of the environments in which the module is valid; never empty. */
  readonly environments: readonly string[]
  readonly file: RunFile
  readonly assembly: string
  /** Its words; a problem if the assembly is none. */
  readonly words: () => Uint32Array | Problem
}

function readResult(path: string, description: string, assembly: string): FiledResult | Problem {
  const read = runFileSchema.safeParse(JSON.parse(description))
  if (!read.success) return problem('bad-result', `${path}: ${read.error.issues[0]?.message}`)
  const file = read.data
  const environments = environmentsOf(file).map(({ name }) => name)
  const [text, instruction] = file.id.split('/')
  return {
    id: file.id,
    rule: `${text}/${instruction}`,
    environments,
    file,
    assembly,
    words: () => assembleText(assembly, environments[0] ?? '', path),
  }
}

/** The cases with results of a corpus; none if it has no such cases. */
export function readResults({ folder, manifest }: Corpus): readonly FiledResult[] | Problem {
  const files = readResultFiles(folder, manifest)
  const found: FiledResult[] = []
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith('.run.json')) continue
    const source = path.replace(/\.run\.json$/, '.spvasm')
    const one = readResult(source, text, files[source] ?? '')
    if (isProblem(one)) return one
    found.push(one)
  }
  return found
}
