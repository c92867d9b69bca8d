// From SPV_AMD_gpu_shader_int16.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_AMD_gpu_shader_int16',
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
      'Extension Name',
      'Summary',
      'Modifications to the SPIR-V Specification, Version 1.00, Revision 10',
      'Modifications to the OpenGL Shading Language 4.50 Extended Instruction Set Specification, Version 1.00',
      'Frexp',
      'FrexpStruct',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
