import { type Showing, showings } from '#runner/bugs/shows'
import type { FiledCase } from '#runner/corpus/manifest'
import type { Expectation } from '#runner/expectations/expectations'
import { optionsOf } from '#runner/expectations/options-of'
import { observeTranslator } from '#runner/fuzz/observe/observe-translator'
import type { Probe } from '#runner/fuzz/observe/probe'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import { suites } from '#runner/tools/suites'
import { openTools } from './open-tools.ts'

/** A tool with its options, and the cases of its causes. */
export interface KitTool {
  readonly spec: string
  readonly probe: Probe
  readonly shown: ReadonlyMap<string, readonly Showing[]>
  /** The same tool in the other installed versions, oldest first, and itself. */
  readonly versions: readonly Probe[]
}

/** The tools that the kits of one SPEC need: an optimiser is asked with the options that show a cause. */
export interface KitTools {
  readonly of: (cause: string) => Promise<KitTool | Problem>
  readonly close: () => void
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
function specFor(spec: string, entries: readonly Expectation[], cause: string): string {
  const of = entries.filter((entry) => entry.cause === cause)
  const [first] = of.flatMap(({ options }) => options ?? [])
  const isAny = of.some(({ options }) => options === undefined)
  return optionsOf(spec) !== '' || isAny || first === undefined ? spec : `${spec} ${first}`
}

/** Opens tools for kits when they are first needed. */
export function kitTools(
  base: string,
  entries: readonly Expectation[],
  cases: readonly FiledCase[],
  timeoutMs: number,
): KitTools {
  const opened: Tool[] = []
  const known = new Map<string, KitTool>()
  const open = async (spec: string): Promise<Tool | Problem> => {
    const tools = await openTools([spec], { jobs: 2, timeoutMs, memoryMiB: usualMemoryMiB })
    if (isProblem(tools)) return tools
    opened.push(...tools)
    return tools[0] as Tool
  }
  const others = async (tool: Tool, options: string): Promise<readonly Tool[]> => {
    const found: Tool[] = []
    for (const { name } of suites) {
      const spec = [`${tool.tool}@${name}`, options].filter((part) => part !== '').join(' ')
      if (tool.name.endsWith(spec)) continue
      const other = await open(spec)
      if (!isProblem(other)) found.push(other)
    }
    return found
  }
  return {
    of: async (cause) => {
      const spec = specFor(base, entries, cause)
      const before = known.get(spec)
      if (before !== undefined) return before
      const tool = await open(spec)
      if (isProblem(tool)) return tool
      const versions = [...(await others(tool, optionsOf(spec))), tool].map(usualProbe)
      const shown = showings(tool, entries, cases)
      const of: KitTool = { spec, probe: usualProbe(tool), shown, versions }
      known.set(spec, of)
      return of
    },
    close: () => {
      for (const tool of opened) tool.close()
    },
  }
}
