import { errorKinds, type FoundCause } from '../../report/causes/found-cause.ts'
import { newestOfTool, type SiteData } from './site.ts'

/** Errors of the newest versions of all tools. */
export function currentErrors({ tools, causes }: SiteData): readonly FoundCause[] {
  const newest = tools.map((tool) => newestOfTool(tool).label)
  return causes.filter(
    ({ kind, cases }) => errorKinds.has(kind) && newest.some((label) => cases.has(label)),
  )
}
