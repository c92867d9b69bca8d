import {
  declares,
  enumerants,
  executed,
  numbers,
  relation,
  type,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  declared,
  float,
  integer,
  not,
  scalarOrVector,
  voidType,
} from '#spec/vocabulary/type-terms'

const tileImage = declared('OpTypeImage', { Dim: { enumerants: ['TileImageDataEXT'] } })

const reads = 'OpColorAttachmentReadEXT OpDepthAttachmentReadEXT OpStencilAttachmentReadEXT'

/** The sentences about tile images, and about the reads of attachments. */
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
  ...rowsAt('OpImageTexelPointer', {
    'texel-pointer-is-not-into-a-tile-image': type('Image / pointee', not(tileImage)),
  }),
  ...rowsAt('OpImageRead OpImageWrite OpImageQueryFormat OpImageQueryOrder OpImageSparseRead', {
    'tile-image-is-not-read-as-an-image': type('Image', not(tileImage)),
  }),
  ...rowsAt('OpColorAttachmentReadEXT', {
    'color-is-a-number-or-a-vector': type('Result Type', scalarOrVector(integer(), float())),
    'color-has-the-sampled-type': relation(
      'Result Type',
      'same-component-type',
      'Attachment / Sampled Type',
    ),
    'attachment-is-a-tile-image': type('Attachment', tileImage),
  }),
  ...rowsAt('OpDepthAttachmentReadEXT', {
    'depth-is-a-32-bit-float': type('Result Type', float(32)),
  }),
  ...rowsAt('OpStencilAttachmentReadEXT', {
    'stencil-is-a-32-bit-integer': type('Result Type', integer(32)),
  }),
  ...rowsAt(reads, {
    'sample-is-an-integer': type('Sample', integer()),
    'attachment-reads-are-for-fragment': executed({ models: ['Fragment'] }),
  }),
]
