// From SPV_KHR_poison_freeze.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_poison_freeze',
    isNumbered: false,
    headings: [
      'Name Strings',
      'Contact',
      'Contributors',
      'Notice',
      'Status',
      'Version',
      'Dependencies',
      'Overview',
      'Problem Statement',
      'Solution Space',
      'Extension Name',
      'Modifications to the SPIR-V Specification, Version 1.6',
      'Logical Layout',
      'Capabilities',
      'Execution Modes',
      'Decoration',
      'Instructions',
      'Issues',
      'Should future extensions adding data transforms result in poison instead?',
      'What about extensions not listed here that already exist?',
      'Revision History',
    ],
    names: ['PoisonFreezeKHR', 'ArithmeticPoisonKHR', 'OpPoisonKHR', 'OpFreezeKHR'],
  },
]
