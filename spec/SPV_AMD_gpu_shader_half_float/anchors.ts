// From SPV_AMD_gpu_shader_half_float.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_AMD_gpu_shader_half_float',
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
      'Modifications to the OpenGL Shading Language 4.50 Extended Instruction Set Specification, Version 1.00',
      'InterpolateAtCentroid',
      'InterpolateAtSample',
      'InterpolateAtOffset',
      'OpDPdx',
      'OpDPdy',
      'OpFWidth',
      'OpDPdxFine',
      'OpDPdyFine',
      'OpFWidthFine',
      'OpDPdxCoarse',
      'OpDPdyCoarse',
      'OpFWidthCoarse',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
