import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** A row about the index into an array of resources. */
function indexed(slug: string, capability: string, number: string, resources: string): RuleRow {
  return row(
    'capability',
    `${slug}-constant-index`,
    `${capability}ArrayDynamicIndexing-${number}`,
    `If neither ${capability}ArrayDynamicIndexing nor ${capability}ArrayNonUniformIndexing is declared, the indexes into arrays of ${resources} of an access chain on a variable or function parameter are constant instructions.`,
    {
      confidence: 'derived',
      notes:
        'The sentence names the first capability only. The chapter on shader interfaces lists the second one as what allows more than the first.',
    },
  )
}

/** Indexes into arrays of resources. */
export const rules: readonly RuleRow[] = [
  indexed('uniform-buffer', 'UniformBuffer', '10127', 'structures with Block in Uniform'),
  indexed(
    'sampled-image',
    'SampledImage',
    '10128',
    'OpTypeSampler, of OpTypeImage with a Sampled of 1, and of OpTypeSampledImage, with a Dim other than Buffer, in UniformConstant',
  ),
  indexed(
    'storage-buffer',
    'StorageBuffer',
    '10129',
    'structures with Block in StorageBuffer, or with BufferBlock in Uniform,',
  ),
  indexed(
    'storage-image',
    'StorageImage',
    '10130',
    'OpTypeImage with a Sampled of 2 and a Dim other than Buffer and SubpassData in UniformConstant',
  ),
  indexed(
    'input-attachment',
    'InputAttachment',
    '10131',
    'OpTypeImage with Dim SubpassData in UniformConstant',
  ),
  indexed(
    'uniform-texel-buffer',
    'UniformTexelBuffer',
    '10132',
    'OpTypeImage and OpTypeSampledImage with a Sampled of 1 and Dim Buffer in UniformConstant',
  ),
  indexed(
    'storage-texel-buffer',
    'StorageTexelBuffer',
    '10133',
    'OpTypeImage with a Sampled of 2 and Dim Buffer in UniformConstant',
  ),
]
