import {
  capability,
  declares,
  enumerants,
  executed,
  numbers,
  relation,
  storedIn,
  type,
  unless,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  array,
  declared,
  float,
  integer,
  not,
  oneOf,
  scalarOrVector,
  type TypeTerm,
  voidType,
} from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const color = 'OpColorAttachmentReadEXT'
const depth = 'OpDepthAttachmentReadEXT'
const stencil = 'OpStencilAttachmentReadEXT'
const tileImage = imageOf('TileImageDataEXT')

function imageOf(dim: string): TypeTerm {
  return declared('OpTypeImage', { Dim: { enumerants: [dim] } })
}

/** Execution Modes and decorations have checks. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    'OpTypeImage',
    {
      'tile-image-is-not-of-void': declares('Sampled Type', not(voidType)),
      'tile-image-has-fixed-operands': [
        value(['Depth', 'Arrayed'], numbers(0)),
        value('Sampled', numbers(2)),
        value('ImageFormat', enumerants('ImageFormat', 'Unknown')),
      ],
    },
    value('Dim', enumerants('Dim', 'TileImageDataEXT')),
  ),
  ...rowsAt(
    'OpVariable',
    { 'variable-is-a-tile-image': type('Result Type / pointee', tileImage) },
    storedIn('StorageClass', 'TileImageEXT'),
    unless(type('Result Type / pointee', oneOf(array(), { kind: 'runtime-array' }))),
  ),
  ...rowsAt(
    'OpTypeSampledImage',
    {
      'sampled-image-is-not-of-a-stored-image': declares(
        'Image Type',
        declared('OpTypeImage', { Sampled: { numbers: [0, 1] } }),
      ),
    },
    capability(
      'TileImageColorReadAccessEXT',
      'TileImageDepthReadAccessEXT',
      'TileImageStencilReadAccessEXT',
    ),
    declares('Image Type', declared('OpTypeImage')),
    unless(declares('Image Type', imageOf('SubpassData'))),
    unless(executed({ clients: ['vulkan'] })),
  ),
  ...rowsAt('OpImageTexelPointer', {
    'texel-pointer-is-not-into-a-tile-image': type('Image / pointee', not(tileImage)),
  }),
  ...rowsAt('OpImageRead OpImageWrite OpImageQueryFormat OpImageQueryOrder OpImageSparseRead', {
    'tile-image-is-not-read-as-an-image': type('Image', not(tileImage)),
  }),
  ...rowsAt(color, {
    'color-is-a-number-or-a-vector': type('Result Type', scalarOrVector(integer(), float())),
    'color-has-the-sampled-type': relation(
      'Result Type',
      'same-component-type',
      'Attachment / Sampled Type',
    ),
    'attachment-is-a-tile-image': type('Attachment', tileImage),
  }),
  ...rowsAt(depth, { 'depth-is-a-32-bit-float': type('Result Type', float(32)) }),
  ...rowsAt(stencil, { 'stencil-is-a-32-bit-integer': type('Result Type', integer(32)) }),
  ...rowsAt(`${color} ${depth} ${stencil}`, {
    'sample-is-an-integer': type('Sample', integer()),
    'attachment-reads-are-for-fragment': executed({ models: ['Fragment'] }),
  }),
]

export const checks: readonly Check[] = checksOfRows('SPV_EXT_shader_tile_image', rows)
