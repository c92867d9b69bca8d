import { caseAddress } from '../../playground/case-address.ts'
import { saidBy } from '../../report/causes/answers-to.ts'
import { type CauseContext, causeView } from '../../report/causes/cause-view.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { commandsFor } from '../../report/causes/next-commands.ts'
import type { ShownModule } from '../../report/causes/shown-module.ts'
import type { Material } from '../../report/material.ts'
import { addresses, rootFrom } from './addresses.ts'
import { standingOf } from './cause-list.ts'
import type { SiteKit } from './kit.ts'
import type { Page } from './page.ts'
import type { ResultsOfCases } from './results-of-cases.ts'
import type { SiteData } from './site.ts'

/** The data that the page of a cause needs besides the cause. */
export interface CauseMaterial {
  /** The module that shows it, where there is one. */
  readonly module: ShownModule | undefined
  readonly kit: SiteKit | undefined
  readonly results: ResultsOfCases
}

/** The versions' answers about the module: that of the kit, or the case that represents it. */
function answersOf(
  site: SiteData,
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

/** The other causes that are recorded as the same fault. */
function sameFault({ causes }: SiteData, cause: FoundCause): readonly FoundCause[] {
  const fault = causes.find((row) => row.fault === cause.fault)
  return (fault?.joined ?? []).filter(({ tool, id }) => tool !== cause.tool || id !== cause.id)
}

/** One cause: what the tool does, what the text asks, the module that shows it, and what every version says. */
export function causePage(
  site: SiteData,
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
    // For readers who have installed the package.
    commands: commandsFor(
      cause,
      versions.map(({ logged }) => logged),
    ).map((words) => `spirv-cts ${words}`),
    same: sameFault(site, cause),
    files: [...(kit?.files.keys() ?? [])].map((name) => ({ name, href: `${folder}/${name}` })),
    hrefs: {
      tool: (tool) => `${root}${addresses.tool(tool)}`,
      rule: (rule) => `${root}${addresses.rule(rule)}`,
      case: (id) =>
        material.playground === undefined ? '' : `${root}${caseAddress(material.playground, id)}`,
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
