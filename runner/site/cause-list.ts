import { type CauseRow, causeRowsView } from '../report/causes/causes-view.ts'
import type { FoundCause } from '../report/causes/found-cause.ts'
import { marks, type State } from '../report/html/cell-view.ts'
import { addresses } from './addresses.ts'
import type { SiteVersion } from './site.ts'

/** Causes for `templates/parts/cause-rows.hbs`, with the way to their pages. */
export function causeList(causes: readonly FoundCause[], root: string): readonly CauseRow[] {
  return causeRowsView(causes, ({ tool, id }) => `${root}${addresses.cause(tool, id)}`).map(
    (row, index) => ({ ...row, versions: versionsOf(causes[index]) }),
  )
}

/** The versions that show a cause, without the name of their tool. */
export function versionsOf(cause: FoundCause | undefined): string {
  if (cause === undefined) return ''
  return [...cause.cases.keys()]
    .map((label) =>
      label.startsWith(`${cause.tool} `) ? label.slice(cause.tool.length + 1) : label,
    )
    .join(', ')
}

/** How a version stands to a cause: the cases that show it, or why there are none. */
export function standingOf(
  cause: FoundCause,
  { label, version, logged }: SiteVersion,
): {
  readonly version: string
  readonly state: State
  readonly mark: string
  readonly count: number
  readonly said: string
} {
  const count = cause.cases.get(label)?.length ?? 0
  const isUnknown = cause.texts.every((text) => logged.texts[text] === 'unknown')
  const state = count > 0 ? 'open' : isUnknown ? 'none' : 'right'
  const text =
    count > 0
      ? `${count} ${count === 1 ? 'case' : 'cases'}`
      : isUnknown
        ? 'text unknown'
        : 'not seen'
  return { version, state, mark: marks[state], count, said: text }
}
