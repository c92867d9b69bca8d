import { rulesOf } from '../../rules-of.ts'

const color = 'Modifications: Instructions: OpColorAttachmentReadEXT'

const reads = `${color}, OpDepthAttachmentReadEXT, OpStencilAttachmentReadEXT`

const all = 'OpColorAttachmentReadEXT, OpDepthAttachmentReadEXT or OpStencilAttachmentReadEXT'

/** Reads of attachments, and the execution modes about their order. */
export const rules = rulesOf(`# ${color}
type color-is-a-number-or-a-vector: The Result Type of an OpColorAttachmentReadEXT is an OpTypeInt or OpTypeFloat, or an OpTypeVector of these.
type color-has-the-sampled-type: The Result Type of an OpColorAttachmentReadEXT, or its Component Type if it is an OpTypeVector, is the Sampled Type of the type of Attachment.
type attachment-is-a-tile-image: The type of the Attachment of an OpColorAttachmentReadEXT is an OpTypeImage with the Dim TileImageDataEXT.

# ${reads}
type sample-is-an-integer: The type of the Sample of an ${all} is an OpTypeInt.
semantics attachment-reads-are-for-fragment: An ${all} is only in the call trees of entry points with the execution model Fragment.

# Modifications: Instructions: OpDepthAttachmentReadEXT
type depth-is-a-32-bit-float: The Result Type of an OpDepthAttachmentReadEXT is a 32-bit OpTypeFloat.

# Modifications: Instructions: OpStencilAttachmentReadEXT
type stencil-is-a-32-bit-integer: The Result Type of an OpStencilAttachmentReadEXT is a 32-bit OpTypeInt of either signedness.

# Modifications: Execution Modes
semantics modes-are-for-fragment: An entry point with the execution mode NonCoherentColorAttachmentReadEXT, NonCoherentDepthAttachmentReadEXT or NonCoherentStencilAttachmentReadEXT has the execution model Fragment.
`)
