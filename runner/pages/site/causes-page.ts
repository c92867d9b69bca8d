import { counted } from '../../counted.ts'
import { errorKinds, type FoundCause } from '../../report/causes/found-cause.ts'
import { severities, severityNames } from '../../report/causes/severity.ts'
import { addresses } from './addresses.ts'
import { causeList } from './cause-list.ts'
import { currentErrors } from './current-errors.ts'
import type { Page } from './page.ts'
import { newestOfTool, type SiteData } from './site.ts'

/** All errors of the newest versions, gravest first, and then what is counted apart or gone. */
export function causesPage(site: SiteData): Page {
  const errors = currentErrors(site)
  const newest = site.tools.map((tool) => newestOfTool(tool).label)
  const isCurrent = ({ cases }: FoundCause) => newest.some((label) => cases.has(label))
  const others = site.causes.filter(({ kind }) => !errorKinds.has(kind))
  const past = site.causes.filter((cause) => errorKinds.has(cause.kind) && !isCurrent(cause))
  return {
    path: addresses.causes,
    title: `${counted(errors.length, 'error')}`,
    place: 'causes',
    view: {
      total: errors.length,
      groups: severities.map((severity) => {
        const sameSeverity = errors.filter((cause) => cause.severity === severity)
        return {
          severity,
          name: severityNames[severity],
          count: sameSeverity.length,
          rows: causeList(sameSeverity, ''),
        }
      }),
      apart: causeList(others.filter(isCurrent), ''),
      past: causeList(past, ''),
    },
  }
}
