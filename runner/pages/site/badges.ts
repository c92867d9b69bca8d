import { badgeColours, badgeOf } from '../../report/badge.ts'
import { countsOf, errorsOf } from '../../report/causes/error-counts.ts'
import { addresses } from './addresses.ts'
import { newestOfTool, type SiteData } from './site.ts'

/** A badge for each version of each tool, and one for each tool that is that of its newest version, by path. */
export function badges(site: SiteData): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const siteTool of site.tools) {
    for (const { label } of siteTool.versions) {
      const errors = errorsOf(site.causes, label)
      const { crash } = countsOf(errors)
      const message =
        errors.length === 0
          ? 'no error known'
          : `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}${crash > 0 ? `, ${crash} crash${crash === 1 ? '' : 'es'}` : ''}`
      const colour =
        errors.length === 0
          ? badgeColours.right
          : crash > 0
            ? badgeColours.open
            : badgeColours.known
      found.set(addresses.badge(label), badgeOf({ label, message, colour }))
    }
    const newest = found.get(addresses.badge(newestOfTool(siteTool).label))
    if (newest !== undefined) found.set(addresses.badge(siteTool.tool), newest)
  }
  return found
}
