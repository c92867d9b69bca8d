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
      groups: [
        ...severities.map((severity) => ({
          id: severity,
          name: severityNames[severity],
          jump: severityNames[severity],
          found: errors.filter((cause) => cause.severity === severity),
        })),
        {
          id: 'apart',
          name: 'Counted apart',
          jump: 'counted apart',
          found: others.filter(isCurrent),
        },
        { id: 'past', name: 'In older versions only', jump: 'gone', found: past },
      ].flatMap(({ found, ...group }) =>
        found.length === 0 ? [] : [{ ...group, causes: causeList(found, '') }],
      ),
    },
  }
}
