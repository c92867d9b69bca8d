import { environmentByName } from '#spec/environments'
import type { Compiler } from './compilers.ts'
import { judgeModule, type Others } from './judge-module.ts'
import { madeModules, notInstalled } from './make-modules.ts'
import type { RealSource } from './source.ts'

/** The results for the sources of one stage with one compiler. */
export interface SurveyedStage {
  readonly compiler: string
  readonly language: string
  readonly stage: string
  readonly modules: number
  readonly agree: number
  /** Those about which we differ for a reason that the notes give. */
  readonly explained: number
}

/** All rows, each difference without an explanation, and the tools that could not be asked. */
export interface Survey {
  readonly rows: readonly SurveyedStage[]
  readonly differences: readonly string[]
  /** Compilers that are not installed, with what to install. */
  readonly notAsked: readonly string[]
}

/** Compiles the sources with every compiler that is installed, and compares our answers with those of the tools. */
export async function surveyReal(
  sources: readonly RealSource[],
  compilers: readonly Compiler[],
  optimisations: Readonly<Record<string, readonly string[]>>,
  others: Others,
  each: (done: string) => void = () => {},
): Promise<Survey> {
  const rows = new Map<string, SurveyedStage>()
  const differences: string[] = []
  for await (const module of madeModules(sources, compilers, optimisations, each)) {
    const { compiler, source, made } = module
    const { language, stage, file } = source
    const environment = environmentByName(module.environment)
    if (environment === undefined) throw new Error(`there is no ${module.environment}`)
    const found = await judgeModule(module.octets, environment, others)
    const open = found.filter(({ section }) => section === undefined)
    for (const { what } of open) differences.push(`${file}, ${compiler}, ${made}: ${what}`)
    const key = `${compiler} ${language} ${stage}`
    const before = rows.get(key)
    rows.set(key, {
      compiler,
      language,
      stage,
      modules: (before?.modules ?? 0) + 1,
      agree: (before?.agree ?? 0) + (found.length === 0 ? 1 : 0),
      explained: (before?.explained ?? 0) + (found.length > 0 && open.length === 0 ? 1 : 0),
    })
  }
  return { rows: [...rows.values()], differences, notAsked: notInstalled(compilers) }
}
