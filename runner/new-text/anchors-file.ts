import type { PageAnchors } from '#spec/page-anchors'

/** The file `spec/<TEXT>/anchors.ts`, not formatted yet. `source` names what it was made from. */
export function anchorsFile(source: string, pages: readonly PageAnchors[]): string {
  return `// From ${source}, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = ${JSON.stringify(pages)}
`
}
