import { plainVersion } from '../../expectations/plain-version.ts'
import type { LoggedOracle } from '../../log/run-log.ts'
import { errorsOf } from '../../report/causes/error-counts.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { joinFaults, separate } from '../../report/causes/joined-faults.ts'
import { toolsOf } from '../../report/causes/tools-of.ts'
import { type Figures, figures } from '../../report/figures.ts'
import { groupBy } from '../../report/group-by.ts'
import type { SiteRun } from './site-run.ts'

/** A version of a tool, by the answers of the newest run that asked it. */
export interface SiteVersion {
  /** `spirv-val 2026.4`: unique among all runs, and the key of {@link FoundCause.cases} in {@link SiteData.causes}. */
  readonly label: string
  readonly version: string
  readonly run: SiteRun
  readonly figures: Figures
  /** As the run has it. */
  readonly logged: LoggedOracle
  /** The same under its label, so that views of one run take it. */
  readonly oracle: LoggedOracle
}

/** A tool with its versions, oldest first; never none. */
export interface SiteTool {
  readonly tool: string
  readonly versions: readonly SiteVersion[]
}

/** The effect of a change between two versions or days. */
export interface News {
  readonly day: string
  readonly tool: string
  /** The compared version or day. */
  readonly to: string
  /** Absent where nothing is earlier. */
  readonly from?: string
  readonly errors: number
  readonly found: readonly FoundCause[]
  readonly gone: readonly FoundCause[]
}

/** The data of a site: all runs as if they were one. */
export interface SiteData {
  /** Oldest first; never none. */
  readonly runs: readonly SiteRun[]
  readonly tools: readonly SiteTool[]
  /** A row for each fault, by gravity, with cases by label of version. */
  readonly causes: readonly FoundCause[]
  /** Newest first. */
  readonly news: readonly News[]
}

/** The newest version of a tool. */
export function newestOfTool({ versions }: SiteTool): SiteVersion {
  const newest = versions.at(-1)
  if (newest === undefined) throw new Error('a tool without versions')
  return newest
}

function versionText(version: string): string {
  return plainVersion(version) ?? version
}

function toolsIn(runs: readonly SiteRun[]): readonly SiteTool[] {
  const found = new Map<string, SiteVersion>()
  for (const run of runs) {
    const totals = figures(run.log)
    // In reverse, so that of several with one version the first is kept.
    for (const logged of [...run.log.header.oracles].reverse()) {
      const version = versionText(logged.version)
      const label = version === '' ? logged.tool : `${logged.tool} ${version}`
      const oracle = { ...logged, name: label, version }
      found.set(label, { label, version, run, figures: totals, logged, oracle })
    }
  }
  const byLabel = (label: string) => found.get(label) ?? []
  return [...toolsOf([...found.values()].map(({ oracle }) => oracle))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tool, oracles]) => ({ tool, versions: oracles.flatMap(({ name }) => byLabel(name)) }))
}

/** The same cause in several runs as one: words of the newest, cases by version. */
function merged(
  same: readonly FoundCause[],
  versions: readonly SiteVersion[],
): readonly FoundCause[] {
  const newest = same.at(-1)
  if (newest === undefined) return []
  const cases = versions.flatMap(({ label, run, logged }) => {
    const here = separate(run.causes).find(
      ({ id, tool }) => id === newest.id && tool === newest.tool,
    )
    const caseIds = here?.cases.get(logged.name)
    return caseIds === undefined ? [] : [[label, caseIds] as const]
  })
  if (cases.length === 0) return []
  const rules = [...new Set(same.flatMap((cause) => cause.rules))].sort()
  const texts = [...new Set(same.flatMap((cause) => cause.texts))].sort()
  return [{ ...newest, cases: new Map(cases), rules, texts }]
}

function causesIn(runs: readonly SiteRun[], tools: readonly SiteTool[]): readonly FoundCause[] {
  const all = groupBy(
    runs.flatMap(({ causes }) => separate(causes)),
    ({ id, tool }) => `${tool} ${id}`,
  )
  const versions = new Map(tools.map((siteTool) => [siteTool.tool, siteTool.versions]))
  return joinFaults(
    [...all.values()].flatMap((same) => merged(same, versions.get(same[0]?.tool ?? '') ?? [])),
  )
}

/** Errors of an oracle in its run. */
function errorsIn({ run, logged }: SiteVersion): readonly FoundCause[] {
  return errorsOf(run.causes, logged.name).filter(({ tool }) => tool === logged.tool)
}

function without(some: readonly FoundCause[], others: readonly FoundCause[]) {
  const ids = new Set(others.map(({ id }) => id))
  return some.filter(({ id }) => !ids.has(id))
}

/** The newest versions of a tool, day by day; before the first day, the version before its newest. */
function stepsOf(runs: readonly SiteRun[], { tool, versions }: SiteTool) {
  const days = runs.flatMap((run) => {
    const newest = toolsOf(run.log.header.oracles).get(tool)?.at(-1)
    if (newest === undefined) return []
    const version = versionText(newest.version)
    const errors = errorsOf(run.causes, newest.name).filter((cause) => cause.tool === tool)
    return [{ day: run.day, version, errors }]
  })
  const [first] = days
  const earlier = versions.filter(({ run }) => run.day === first?.day).at(-2)
  return earlier === undefined || first === undefined || earlier.version === first.version
    ? days
    : [{ day: '', version: earlier.version, errors: errorsIn(earlier) }, ...days]
}

function newsOf(runs: readonly SiteRun[], siteTool: SiteTool): readonly News[] {
  const steps = stepsOf(runs, siteTool)
  return steps.flatMap((step, index): News[] => {
    if (step.day === '') return []
    const before = steps[index - 1]
    const found = before === undefined ? [] : without(step.errors, before.errors)
    const gone = before === undefined ? [] : without(before.errors, step.errors)
    const isSame = before?.version === step.version
    if (isSame && found.length === 0 && gone.length === 0) return []
    const from = before === undefined ? {} : { from: isSame ? before.day : before.version }
    const to = isSame ? step.day : step.version
    return [
      { day: step.day, tool: siteTool.tool, to, ...from, errors: step.errors.length, found, gone },
    ]
  })
}

/** Everything that the pages of a site show, from at least one run. */
export function siteOf(runs: readonly SiteRun[]): SiteData {
  const tools = toolsIn(runs)
  const news = tools.flatMap((tool) => newsOf(runs, tool))
  return {
    runs,
    tools,
    causes: causesIn(runs, tools),
    news: news.sort((a, b) => (a.day > b.day ? -1 : a.day < b.day ? 1 : b.errors - a.errors)),
  }
}
