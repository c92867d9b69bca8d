import { z } from 'zod'
import { readResultFiles } from '../corpus/archive.ts'
import { assembleText } from '../corpus/assembly.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { environmentsOf, type RunFile, runFileSchema } from './run-file.ts'

/** A case with results as it is filed. */
export interface FiledResult {
  readonly id: string
  /** `<text>/<instruction>`, instead of the rule that other cases have. */
  readonly rule: `${string}/${string}`
  /** Names of the environments in which the module is valid; never empty. */
  readonly environments: readonly string[]
  readonly file: RunFile
  readonly assembly: string
  /** Its words; a problem if it is not assembly. */
  readonly words: () => Uint32Array | Problem
}

/** The contents of a description; a problem if it is not one. */
function description(path: string, text: string): RunFile | Problem {
  try {
    return runFileSchema.parse(JSON.parse(text))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    return problem('bad-result', `${path}: ${why.replaceAll(/\s+/g, ' ')}`)
  }
}

function readResult(path: string, text: string, assembly: string): FiledResult | Problem {
  const file = description(path, text)
  if (isProblem(file)) return file
  const environments = environmentsOf(file).map(({ name }) => name)
  const [textName, instruction] = file.id.split('/')
  return {
    id: file.id,
    rule: `${textName}/${instruction}`,
    environments,
    file,
    assembly,
    words: () => assembleText(assembly, environments[0] ?? '', path),
  }
}

/**
 * The cases with results of a corpus; none if it has no such cases.
 *
 * @throws if the module of one cannot be read.
 */
export function readResults({ folder, manifest }: Corpus): readonly FiledResult[] | Problem {
  const files = readResultFiles(folder, manifest)
  const found: FiledResult[] = []
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith('.run.json')) continue
    const result = readResult(path, text, files[path.replace(/\.run\.json$/, '.spvasm')] ?? '')
    if (isProblem(result)) return result
    found.push(result)
  }
  return found
}
