import type { PageAnchors } from '#spec/page-anchors'

/** The file `spec/<TEXT>/anchors.ts`, not formatted yet. `source` names what it was made from. */
export function anchorsFile(source: string, pages: readonly PageAnchors[]): string {
  return `// From ${source}, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** Where the pages on which the text is published can be linked to. */
export const anchors: readonly PageAnchors[] = ${JSON.stringify(pages)}
`
}
