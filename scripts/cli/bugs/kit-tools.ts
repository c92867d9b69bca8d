import { join } from 'node:path'
import { resultShowings } from '#runner/bugs/result-showings'
import { type Showing, showings } from '#runner/bugs/shows'
import { causesOf } from '#runner/causes/read-causes'
import type { FiledCase } from '#runner/corpus/manifest'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { explainer } from '#runner/expectations/explainer'
import { optionsOf } from '#runner/expectations/options-of'
import { observeTranslator } from '#runner/fuzz/observe/observe-translator'
import type { Probe } from '#runner/fuzz/observe/probe'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { isProblem } from '#runner/is-problem'
import type { Oracle, Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import { suites } from '#runner/tools/suites'
import { openTools } from '../tools/open-tools.ts'
import { secondValidator } from '../tools/second-validator.ts'
import {
  descriptionProbe,
  isTranslator,
  type ResultModules,
  resultProbe,
  translatedText,
} from './kit-results.ts'

/** A tool with its options, and the cases of its causes. */
export interface KitTool {
  readonly spec: string
  readonly probe: Probe
  readonly showings: readonly Showing[]
  /** The same tool in the other installed versions, oldest first, and itself. */
  readonly versions: readonly Tool[]
  /** Its output, if that is a text whose results are wrong. */
  readonly textOf?: (words: Uint32Array) => Promise<Uint8Array | undefined>
}

/** The tools that the kits of one SPEC need: an optimiser is asked with the options that show a cause. */
export interface KitTools {
  readonly of: (cause: string) => Promise<KitTool | Problem>
  /** The newest validator, unless the tool is one. */
  readonly second: Oracle | undefined
  readonly close: () => void
}

/** The material from which the kits of a tool are made. */
export interface KitSources {
  readonly entries: readonly ExpectationEntry[]
  readonly cases: readonly FiledCase[]
  /** Known disagreements about cases with results. */
  readonly resultEntries: readonly ExpectationEntry[]
  readonly results: ResultModules
  readonly timeoutMs: number
  /** The version whose records hold for one of the tool. */
  readonly versionOfRecords: (version: string) => string
}

interface OpenedTool {
  readonly tool: Tool
  readonly spec: string
  readonly versions: readonly Tool[]
  readonly shown: ReadonlyMap<string, readonly Showing[]>
  readonly shownByResults: ReadonlyMap<string, readonly Showing[]>
}

function usualProbe(tool: Tool): Probe {
  if (tool.kind === 'disassembler')
    return {
      name: tool.name,
      tools: [tool],
      one: { of: 1, at: 0 },
      observe: (asked) => observeTranslator(tool, asked, 'undecodable'),
    }
  const [probe] = probesOf([tool], [])
  if (probe === undefined) throw new Error(`${tool.name}: nothing can be asked of it`)
  return probe
}

/** The SPEC with the options of the entries of a cause, where they name some and the SPEC does not. */
function specFor(spec: string, entries: readonly ExpectationEntry[], cause: string): string {
  const about = entries.filter((entry) => entry.cause === cause)
  const [first] = about.flatMap(({ options }) => options ?? [])
  const isAny = about.some(({ options }) => options === undefined)
  return optionsOf(spec) !== '' || isAny || first === undefined ? spec : `${spec} ${first}`
}

/** How a cause is asked about: by its cases of the corpus, or by those with results if only these show it. */
function askedAbout(
  cause: string,
  { shown, shownByResults, tool, ...opened }: OpenedTool,
): KitTool {
  const { spec, versions } = opened
  const usual = { spec, versions, probe: usualProbe(tool) }
  const ofCorpus = shown.get(cause) ?? []
  if (ofCorpus.length > 0) return { ...usual, showings: ofCorpus }
  const ofResults = shownByResults.get(cause) ?? []
  const byRun = ofResults.some(({ outcome }) => outcome === 'wrong-result')
  const byValues = ofResults.some(({ outcome }) => outcome === 'wrong-description')
  const probe = byRun ? resultProbe(tool) : byValues ? descriptionProbe(tool) : undefined
  if (probe === undefined) return { ...usual, showings: ofResults }
  return {
    ...usual,
    probe,
    showings: ofResults,
    ...(isTranslator(tool) ? { textOf: translatedText } : {}),
  }
}

/** Opens tools for kits when they are first needed. */
export async function kitTools(base: string, sources: KitSources): Promise<KitTools> {
  const { entries, cases, resultEntries, results, timeoutMs, versionOfRecords } = sources
  const limits = { timeoutMs, memoryMiB: usualMemoryMiB }
  const opened: Tool[] = []
  const known = new Map<string, OpenedTool>()
  const open = async (spec: string): Promise<Tool | Problem> => {
    const tools = await openTools([spec], { jobs: 2, ...limits })
    if (isProblem(tools)) return tools
    opened.push(...tools)
    return tools[0] as Tool
  }
  const others = async (tool: Tool, options: string): Promise<readonly Tool[]> => {
    const found: Tool[] = []
    for (const { name } of suites) {
      const spec = [`${tool.tool}@${name}`, options].filter((part) => part !== '').join(' ')
      if (`${tool.spec ?? tool.name}`.endsWith(spec)) continue
      const other = await open(spec)
      if (!isProblem(other)) found.push(other)
    }
    return found
  }
  const openFor = async (spec: string): Promise<OpenedTool | Problem> => {
    const before = known.get(spec)
    if (before !== undefined) return before
    const tool = await open(spec)
    if (isProblem(tool)) return tool
    const { kind, name, build } = tool
    const recorded = {
      ...{ kind, name, tool: tool.tool, version: versionOfRecords(tool.version) },
      ...(build === undefined ? {} : { build }),
    }
    const asked: OpenedTool = {
      ...{ tool, spec, versions: [...(await others(tool, optionsOf(spec))), tool] },
      shown: showings(recorded, entries, cases),
      shownByResults: resultShowings(recorded, resultEntries, results.cases),
    }
    known.set(spec, asked)
    return asked
  }
  const second = /(^|[:=/])spirv-(val|dis|as)\b/.test(base)
    ? undefined
    : await secondValidator(limits)
  return {
    second,
    of: async (cause) => {
      const asked = await openFor(specFor(base, [...entries, ...resultEntries], cause))
      return isProblem(asked) ? asked : askedAbout(cause, asked)
    },
    close: () => {
      for (const tool of opened) tool.close()
      second?.close()
    },
  }
}

/**
 * The recorded reasons why a validator refuses a valid module of a case.
 *
 * @param corpus folder of the records.
 */
export function knownRefusals(
  corpus: string,
  { tool, version }: Pick<Oracle, 'tool' | 'version'>,
): (filed: FiledCase, environment: string) => string | undefined {
  const files = expectationsOf([tool], join(corpus, 'expectations'), [], 'read')
  if (isProblem(files)) return () => undefined
  const causes = causesOf(corpus, tool)?.causes ?? {}
  const explained = explainer(files.get(tool)?.expectations?.entries ?? [], version)
  return (filed, environment) => {
    const asked = { case: filed.id, rule: filed.rule, environment }
    const entry = explained.entries.find(
      (known) => known.outcome === 'false-reject' && explained.covers(known, asked),
    )
    return causes[entry?.cause ?? '']?.summary
  }
}
