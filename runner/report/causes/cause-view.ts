import type { RuleId } from '#spec/rule'
import { placeOf, placeOfSection, type TextReference } from '../../bugs/where.ts'
import { prose } from '../../pages/prose.ts'
import type { View } from '../../render.ts'
import type { Material } from '../material.ts'
import { causeRowsView, linkView } from './causes-view.ts'
import { errorKinds, type FoundCause } from './found-cause.ts'
import type { ShownModule } from './shown-module.ts'

/** Cases that are listed before the rest is only counted. */
const shownCases = 40

/** The answer of a version of a tool, and its relation to a cause. */
export interface CauseVersion {
  readonly version: string
  readonly state: string
  readonly mark: string
  readonly said: string
}

/** The data that a page of a cause needs beside the cause: the report knows one run, the site several. */
export interface CauseContext {
  readonly module: ShownModule | undefined
  readonly versions: readonly CauseVersion[]
  /** Each version's answer about the module. */
  readonly answers: readonly { readonly name: string; readonly said: string }[]
  readonly commands: readonly string[]
  /** Other causes that are recorded as the same fault. */
  readonly same: readonly FoundCause[]
  readonly files: readonly { readonly name: string; readonly href: string }[]
  /** Addresses of other pages; a case has none where only its rule has a page. */
  readonly hrefs: {
    readonly tool: (tool: string) => string
    readonly rule: (id: string) => string
    readonly case: (id: string) => string
    readonly cause: (cause: FoundCause) => string
  }
}

/** Where the text says what a cause is about: the rule that a tool does not check and the module breaks, or else the section of the cause. */
function placeOfCause(
  { severity, section, rules }: FoundCause,
  module: ShownModule | undefined,
  material: Pick<Material, 'rule'>,
): TextReference | undefined {
  const rule = rules.find((id) => module?.case?.startsWith(`${id}/`)) ?? rules[0] ?? ''
  if (material.rule(rule) === undefined) return undefined
  return severity === 'accepts-invalid'
    ? placeOf(rule as RuleId)
    : placeOfSection(section, rules as readonly RuleId[])
}

/** One cause, for `templates/parts/cause-body.hbs`: what the tool does, what the text asks, and the module that shows it. */
export function causeView(
  cause: FoundCause,
  material: Pick<Material, 'rule'>,
  { module, versions, answers, commands, same, files, hrefs }: CauseContext,
): View {
  const place = placeOfCause(cause, module, material)
  const cases = [...new Set([...cause.cases.values()].flat())].sort()
  const [row] = causeRowsView([cause], hrefs.cause)
  const fault = module?.parts.flatMap(({ lines }) => lines).find((line) => line.said !== '')
  return {
    tool: cause.tool,
    toolHref: hrefs.tool(cause.tool),
    summary: cause.summary,
    state: row?.state ?? 'none',
    mark: row?.mark ?? '',
    severity: row?.severity ?? '',
    kind: row?.kind ?? '',
    isError: errorKinds.has(cause.kind),
    section: cause.section,
    requirement: prose(place?.requirement ?? ''),
    where: place?.text ?? '',
    address: place?.address ?? '',
    vuids: (place?.vuids ?? []).join(', '),
    links: cause.links.map(linkView),
    searched: cause.searched ?? '',
    same: same.map((other) => ({
      name: `${other.tool}: ${other.summary}`,
      href: hrefs.cause(other),
    })),
    rules: cause.rules.map((id) => ({ id, href: hrefs.rule(id) })),
    versions,
    module: module ?? false,
    case: module?.case ?? '',
    fault: fault ?? false,
    answers,
    commands,
    files,
    cases: cases.slice(0, shownCases).map((id) => ({ id, href: hrefs.case(id) })),
    more: Math.max(0, cases.length - shownCases),
    count: cases.length,
  }
}
