import { type CauseRow, causeRowsView } from '../../report/causes/causes-view.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { type Standing, standingAt } from '../../report/causes/standing.ts'
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

/** The relation of a version of the site to a cause. */
export function standingOf(
  cause: FoundCause,
  { label, version, logged }: SiteVersion,
): Standing & { readonly version: string } {
  return { version, ...standingAt(cause, label, logged) }
}
