import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

function words(slug: string, section: string, summary: string, notes?: string): RuleRow {
  return row('grammar', slug, section, summary, {
    phase: 'decode',
    ...(notes === undefined ? {} : { notes }),
  })
}

/** Word counts. */
export const rules: readonly RuleRow[] = [
  words(
    'buffer-type-has-three-words',
    'OpTypeBufferEXT',
    'OpTypeBufferEXT is exactly three words long.',
  ),
  words(
    'size-of-has-four-words',
    'OpConstantSizeOfEXT',
    'OpConstantSizeOfEXT is exactly four words long.',
  ),
  words(
    'buffer-pointer-has-four-words',
    'OpBufferPointerEXT',
    'OpBufferPointerEXT is exactly four words long.',
  ),
  words(
    'texel-pointer-has-seven-words',
    'OpUntypedImageTexelPointerEXT',
    'OpUntypedImageTexelPointerEXT is exactly seven words long.',
  ),
  words(
    'member-decorate-id-has-four-words-or-more',
    'OpMemberDecorateIdEXT',
    'OpMemberDecorateIdEXT is at least four words long.',
    'The decoration determines how many words follow it.',
  ),
  words(
    'id-decoration-has-one-extra-operand',
    '3.20 Decoration / ArrayStrideIdEXT, OffsetIdEXT',
    'In an annotation instruction that holds a decoration, ArrayStrideIdEXT and OffsetIdEXT are followed by exactly one word.',
  ),
  words(
    'heap-built-in-has-no-extra-operand',
    '3.21 BuiltIn / SamplerHeapEXT, ResourceHeapEXT',
    'In an annotation instruction that decorates with BuiltIn, SamplerHeapEXT and ResourceHeapEXT are the last word.',
  ),
]
