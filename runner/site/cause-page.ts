import type { RuleId } from '#spec/rule'
import { type Place, placeOf, placeOfSection } from '../bugs/where.ts'
import { newestSpec } from '../causes/recorded.ts'
import type { View } from '../render.ts'
import { linkView } from '../report/causes/causes-view.ts'
import { errorKinds, type FoundCause, unrecordedKinds } from '../report/causes/found-cause.ts'
import { prose } from '../report/html/prose.ts'
import type { Material } from '../report/material.ts'
import { verdictText } from '../report/verdict-text.ts'
import { addresses, rootFrom } from './addresses.ts'
import { causeList, standingOf } from './cause-list.ts'
import type { SiteKit } from './kit.ts'
import { listingLines } from './listing-lines.ts'
import type { Page } from './page.ts'
import type { ResultsOfCases } from './results-of-cases.ts'
import type { ShownModule } from './shown-module.ts'
import type { Site } from './site.ts'

/** Cases that are listed before the rest is folded. */
const shownCases = 40

/** What the page of a cause needs besides the cause. */
export interface CauseMaterial {
  /** The module that shows it, where there is one. */
  readonly module: ShownModule | undefined
  readonly kit: SiteKit | undefined
  readonly results: ResultsOfCases
}

/** What the versions say of the module: of the kit's, or of the case that stands for it. */
function answersOf(
  site: Site,
  cause: FoundCause,
  { module: shown, kit, results }: CauseMaterial,
): readonly View[] {
  if (kit !== undefined)
    return kit.versions.map(({ tool, version, said: message }) => ({
      name: `${tool} ${version}`,
      said: message,
    }))
  const versions = site.tools.find(({ tool }) => tool === cause.tool)?.versions ?? []
  return versions.flatMap(({ label, run, logged }) => {
    const ofCase = shown?.case === undefined ? [] : (results.get(run)?.get(shown.case) ?? [])
    const result = ofCase.find(({ oracle }) => oracle === logged.name)
    const answer = result?.answers.find(({ outcome }) => outcome === result.outcome)
    return answer === undefined
      ? []
      : [{ name: label, said: answer.detail ?? verdictText(answer.verdict) }]
  })
}

function commandsFor(cause: FoundCause): readonly string[] {
  const newest = newestSpec(cause.tool)
  const [rule = ''] = cause.rules
  const isRecorded = !unrecordedKinds.has(cause.kind)
  return [
    ...(isRecorded
      ? [`spirv-cts bugs --tool ${newest} --cause ${cause.id} --out bugs`]
      : [`spirv-cts reduce ${[...cause.cases.values()][0]?.[0] ?? ''} --tool ${newest}`]),
    ...(isRecorded ? [`spirv-cts explain ${cause.tool}:${cause.id}`] : []),
    `spirv-cts check --rule ${rule} --tool ${newest}`,
  ]
}

/** Where the text says what a cause is about: the rule that a tool does not check, or else the section of the cause. */
function placeOfCause(
  { severity, section, rules }: FoundCause,
  material: Material,
): Place | undefined {
  const [rule = ''] = rules
  if (material.rule(rule) === undefined) return undefined
  return severity === 'accepts-invalid'
    ? placeOf(rule as RuleId)
    : placeOfSection(section, rules as readonly RuleId[])
}

/** The other causes that are recorded as the same fault. */
function sameFault({ causes }: Site, cause: FoundCause): readonly FoundCause[] {
  const fault = causes.find((row) => row.fault === cause.fault)
  return (fault?.joined ?? []).filter(({ tool, id }) => tool !== cause.tool || id !== cause.id)
}

/** One cause: what the tool does, what the text asks, the module that shows it, and what every version says. */
export function causePage(
  site: Site,
  cause: FoundCause,
  material: Material,
  causeMaterial: CauseMaterial,
): Page {
  const { module: shown, kit } = causeMaterial
  const path = addresses.cause(cause.tool, cause.id)
  const root = rootFrom(path)
  const place = placeOfCause(cause, material)
  const cases = [...new Set([...cause.cases.values()].flat())].sort()
  const [row] = causeList([cause], root)
  const versions = site.tools.find(({ tool }) => tool === cause.tool)?.versions ?? []
  const folder = `${root}${addresses.kit(cause.tool, cause.id)}`
  const asked = (part: string) => (place === undefined ? '' : part)
  return {
    path,
    title: `${cause.tool}: ${cause.summary}`,
    place: 'causes',
    view: {
      tool: cause.tool,
      toolHref: `${root}${addresses.tool(cause.tool)}`,
      summary: cause.summary,
      state: row?.state ?? 'none',
      mark: row?.mark ?? '',
      severity: row?.severity ?? '',
      kind: row?.kind ?? '',
      isError: errorKinds.has(cause.kind),
      section: cause.section,
      requirement: prose(place?.requirement ?? ''),
      where: asked(place?.text ?? ''),
      address: asked(place?.address ?? ''),
      vuids: (place?.vuids ?? []).join(', '),
      links: cause.links.map(linkView),
      searched: cause.searched ?? '',
      same: sameFault(site, cause).map((other) => ({
        name: `${other.tool}: ${other.summary}`,
        href: `${root}${addresses.cause(other.tool, other.id)}`,
      })),
      rules: cause.rules.map((id) => ({ id, href: `${root}${addresses.rule(id)}` })),
      versions: versions.map((version) => standingOf(cause, version)),
      hasModule: shown !== undefined,
      environment: shown?.environment ?? '',
      case: shown?.case ?? '',
      listing: listingLines(shown?.listing ?? '', 'case'),
      control:
        shown === undefined || shown.control === '' ? [] : listingLines(shown.control, 'control'),
      answers: answersOf(site, cause, causeMaterial),
      commands: commandsFor(cause),
      files: [...(kit?.files.keys() ?? [])].map((name) => ({ name, href: `${folder}/${name}` })),
      cases: cases.slice(0, shownCases),
      more: Math.max(0, cases.length - shownCases),
      count: cases.length,
    },
  }
}
