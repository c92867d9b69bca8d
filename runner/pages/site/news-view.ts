import type { View } from '../../render.ts'
import { addresses } from './addresses.ts'
import { causeList } from './cause-list.ts'
import type { News } from './site.ts'

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

/** A change in one line. */
export function newsTitle({ tool, to, from, errors, found, gone }: News): string {
  const now = `${tool} ${to}: ${counted(errors, 'error')}`
  return from === undefined
    ? now
    : `${now}, ${found.length} new and ${gone.length} gone since ${from}`
}

/** A change, with its causes, for a page. */
export function newsView(news: News, root: string): View {
  return {
    day: news.day,
    title: newsTitle(news),
    href: `${root}${addresses.tool(news.tool)}`,
    found: causeList(news.found, root),
    gone: causeList(news.gone, root),
  }
}
