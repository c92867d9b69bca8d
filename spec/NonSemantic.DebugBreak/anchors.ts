// From NonSemantic.DebugBreak.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'NonSemantic.DebugBreak',
    isNumbered: false,
    headings: [
      'Contact',
      'Contributors',
      'Notice',
      'Status',
      'Version',
      'Dependencies',
      '1. Introduction',
      '2. Binary Form',
      'Issues',
      'Revision History',
    ],
    names: ['DebugBreak'],
  },
]
