// From SPV_KHR_abort.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_abort',
    isNumbered: false,
    headings: [
      'Name Strings',
      'Contact',
      'Contributors',
      'Status',
      'Version',
      'Dependencies',
      'Overview',
      'Problem Statement',
      'Solution Space',
      'Extension Name',
      'Modifications to the SPIR-V Specification, Version 1.6',
      'Interactions with SPV_KHR_maximal_reconvergence',
      'Examples',
      'Using SPV_KHR_abort to output string messages',
      'Issues',
      'Does *OpAbortKHR* allow for strings to be passed in?',
      'Can aborts be removed/ignored in some way?',
      'What happens if *OpAbortKHR* is called from multiple invocations?',
      'How can an application ensure that errors detected at a wider scope (e.g. device uniform) are only reported once?',
      'Is _Message_ intended to be a string?',
      'Why is there no standardized formatting for the *OpAbortKHR* message?',
      'Revision History',
    ],
    names: [],
  },
]
