import { createHash } from 'node:crypto'
import { template } from '../../render.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { sayable } from '../../report/sayable.ts'
import { addresses } from './addresses.ts'
import { newsTitle } from './news-view.ts'
import type { News, SiteData } from './site.ts'

/** Entries of a feed; older ones are on the pages of tools. */
const most = 50

const title = 'spirv-cts: errors of SPIR-V tools'

/** An id of an entry that stays the same when the site is made again, or moves. */
function entryId({ day, tool, to, from = '' }: News): string {
  const digits = createHash('sha256')
    .update(JSON.stringify([day, tool, to, from]))
    .digest('hex')
  // The digits of version and variant that RFC 9562 has for ids made by hand.
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ]
  return `urn:uuid:${parts.join('-')}`
}

function lines(what: string, causes: readonly FoundCause[]): readonly string[] {
  return causes.map(({ summary, section, links }) =>
    [`${what}: ${summary} (${section})`, ...links].join(' '),
  )
}

function entries({ news }: SiteData, base: string) {
  return news.slice(0, most).map((item) => ({
    id: entryId(item),
    title: sayable(newsTitle(item)),
    url: `${base}${addresses.tool(item.tool)}`,
    date: `${item.day}T00:00:00Z`,
    text: sayable(
      [...lines('new', item.found), ...lines('gone', item.gone)].join('\n') || newsTitle(item),
    ),
  }))
}

/** The news of a site as Atom (RFC 4287). @param base address of the site with a final `/`; empty if it is not known. */
export function atom(site: SiteData, base: string): string {
  const listed = entries(site, base)
  return template(
    'pages/feed.xml.hbs',
    'xml',
  )({
    title,
    id:
      base === ''
        ? entryId({ day: '', tool: title, to: '', errors: 0, found: [], gone: [] })
        : base,
    home: `${base}${addresses.front}`,
    self: `${base}feed.xml`,
    updated: listed[0]?.date ?? `${site.runs.at(-1)?.day ?? '1970-01-01'}T00:00:00Z`,
    entries: listed,
  })
}

/** The news of a site as JSON Feed 1.1. @param base as for {@link atom}. */
export function jsonFeed(site: SiteData, base: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(base === '' ? {} : { home_page_url: base, feed_url: `${base}feed.json` }),
    items: entries(site, base).map(({ id, title, url, date, text }) => ({
      id,
      ...(base === '' ? {} : { url }),
      title: title,
      content_text: text,
      date_published: date,
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}
