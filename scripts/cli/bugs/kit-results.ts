import { assemble } from '#generators/assembly/assemble'
import { resultCases } from '#generators/results/all-cases'
import type { Request } from '#reference/execute/request'
import { digest } from '#runner/corpus/digest'
import type { FiledCase } from '#runner/corpus/manifest'
import { observeDescription } from '#runner/fuzz/observe/observe-description'
import { observeRun } from '#runner/fuzz/observe/observe-run'
import type { Probe } from '#runner/fuzz/observe/probe'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import type { Consumer, Tool } from '#runner/oracle/oracle'
import { environmentsOf, type RunFile, requestOf, runFileOf } from '#runner/results/run-file'
import { textThere, thereAndBack } from '#runner/results/there-and-back'
import { newestEnvironment } from '../options/newest-environment.ts'

/** Cases with results, as cases of a corpus. */
export interface ResultModules {
  readonly cases: readonly FiledCase[]
  readonly files: readonly RunFile[]
  readonly words: ReadonlyMap<string, Uint32Array>
  /** The inputs of each of them. */
  readonly requests: ReadonlyMap<string, Request>
}

/** Nothing, where no case with results shows a cause of the tool. */
export const noResults: ResultModules = {
  cases: [],
  files: [],
  words: new Map(),
  requests: new Map(),
}

/** Whether a case is one with results. */
export function isOfResults({ file }: FiledCase): boolean {
  return file.startsWith('results/')
}

/** The modules of all cases with results. Those that do not assemble are left out; `results` reports them. */
export function resultModules(): ResultModules {
  const words = new Map<string, Uint32Array>()
  const requests = new Map<string, Request>()
  const files: RunFile[] = []
  const cases = resultCases().flatMap((source): readonly FiledCase[] => {
    const made = assemble(source.assembly, { version: newestEnvironment.version })
    if (made.kind === 'faulty') return []
    words.set(source.id, made.words)
    const file = runFileOf(source)
    files.push(file)
    requests.set(source.id, requestOf(file))
    const rule = source.id.split('/').slice(0, 2).join('/')
    return [
      {
        ...{ id: source.id, rule, file: `results/${source.id}.spvasm`, summary: source.summary },
        ...{ expect: 'valid', phase: 'validate', control: null, confidence: 'certain' },
        origin: { generator: 'results', choices: {} },
        environments: environmentsOf(file).map(({ name }) => name),
        sha256: digest(made.words),
      } as FiledCase,
    ]
  })
  return { cases, files, words, requests }
}

/** How a translator's text is made a module again: by way of GLSL. */
const way = 'glsl'

/** Whether what a tool writes is text that another compiler makes a module again. */
export function isTranslator({ tool }: Tool): boolean {
  return tool === 'spirv-cross'
}

/** The same translator as a tool that writes modules: its text is compiled again. */
function thereAndBackAgain(tool: Consumer): Consumer {
  return {
    ...tool,
    takeAll: (questions) =>
      thereAndBack(
        way,
        questions.map(({ module }) => module as Uint32Array),
      ),
  }
}

/**
 * Asks whether what a tool makes of modules computes the same; `undefined` of one that makes none.
 */
export function resultProbe(tool: Tool): Probe | undefined {
  if (tool.kind !== 'consumer') return undefined
  if (isTranslator(tool)) {
    const whole = thereAndBackAgain(tool)
    return {
      ...{ name: `${tool.name}+run`, tools: [tool], one: { of: 1, at: 0 } },
      observe: (asked) => observeRun(whole, asked),
    }
  }
  return probesOf([tool], []).find(({ name }) => name === `${tool.name}+run`)
}

/** Asks whether what a tool makes of modules describes the same values; `undefined` of one that makes none. */
export function descriptionProbe(tool: Tool): Probe | undefined {
  if (tool.kind !== 'consumer' || isTranslator(tool)) return undefined
  return {
    ...{ name: `${tool.name}+values`, tools: [tool], one: { of: 1, at: 0 } },
    observe: (asked) => observeDescription(tool, asked),
  }
}

/** The output of a translator for a module. */
export async function translatedText(words: Uint32Array): Promise<Uint8Array | undefined> {
  return await textThere(way, words)
}
