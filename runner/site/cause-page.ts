import { newestSpec } from '../causes/recorded.ts'
import { saidBy } from '../report/causes/answers-to.ts'
import { type CauseContext, causeView } from '../report/causes/cause-view.ts'
import { type FoundCause, unrecordedKinds } from '../report/causes/found-cause.ts'
import type { ShownModule } from '../report/causes/shown-module.ts'
import type { Material } from '../report/material.ts'
import { addresses, rootFrom } from './addresses.ts'
import { standingOf } from './cause-list.ts'
import type { SiteKit } from './kit.ts'
import type { Page } from './page.ts'
import type { ResultsOfCases } from './results-of-cases.ts'
import type { Site } from './site.ts'

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
): CauseContext['answers'] {
  if (kit !== undefined)
    return kit.versions.map(({ tool, version, said: message }) => ({
      name: `${tool} ${version}`,
      said: message,
    }))
  const versions = site.tools.find(({ tool }) => tool === cause.tool)?.versions ?? []
  return versions.flatMap(({ label, run, logged }) => {
    const ofCase = shown?.case === undefined ? [] : (results.get(run)?.get(shown.case) ?? [])
    const message = saidBy(ofCase, logged.name)
    return message === undefined ? [] : [{ name: label, said: message }]
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
  const { module, kit } = causeMaterial
  const path = addresses.cause(cause.tool, cause.id)
  const root = rootFrom(path)
  const versions = site.tools.find(({ tool }) => tool === cause.tool)?.versions ?? []
  const folder = `${root}${addresses.kit(cause.tool, cause.id)}`
  const view = causeView(cause, material, {
    module,
    versions: versions.map((version) => standingOf(cause, version)),
    answers: answersOf(site, cause, causeMaterial),
    commands: commandsFor(cause),
    same: sameFault(site, cause),
    files: [...(kit?.files.keys() ?? [])].map((name) => ({ name, href: `${folder}/${name}` })),
    hrefs: {
      tool: (tool) => `${root}${addresses.tool(tool)}`,
      rule: (rule) => `${root}${addresses.rule(rule)}`,
      case: () => '',
      cause: ({ tool, id }) => `${root}${addresses.cause(tool, id)}`,
    },
  })
  return {
    path,
    title: `${cause.tool}: ${cause.summary}`,
    place: 'causes',
    view: { ...view, level: 1, below: 2 },
  }
}
