/** Lines of a listing that a report shows at its beginning and at its end, where it has many more. */
const shown = { first: 200, last: 40 }

/** A listing for a report: the middle of a long one is left to the file. */
export function shortListing(listing: string, file: string): string {
  const lines = listing.split('\n')
  const left = lines.length - shown.first - shown.last
  if (left <= shown.last) return listing
  return [
    ...lines.slice(0, shown.first),
    `; ${left} more lines are in ${file}`,
    ...lines.slice(-shown.last),
  ].join('\n')
}
