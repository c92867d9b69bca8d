import { slotOf } from './pieces.ts'

/** The image that most texel pointers are into. */
export const usualImage = 'image_uint_2D_0_0_0_2_R32ui'

/** Operands of a texel pointer that are not the usual ones. */
interface TexelParts {
  readonly result?: string
  /** Name of the type of the image in the heap, without `%`. */
  readonly type?: string
  /** What stands for it in the instruction. */
  readonly typeOperand?: string
  readonly image?: string
  readonly coordinate?: string
  readonly sample?: string
}

/** A pointer to a texel, `%texel`. */
export function texelPointer({
  result = '%untyped_pointer_Image',
  type = usualImage,
  typeOperand = `%${type}`,
  image = '%slot',
  coordinate = '%null_uint2',
  sample = '%uint_0',
}: TexelParts = {}): string {
  return `%texel = OpUntypedImageTexelPointerEXT ${result} ${typeOperand} ${image} ${coordinate} ${sample}`
}

/** The way to an image in the resource heap, and a pointer to a texel of it. */
export function texelInHeap(parts: TexelParts = {}): string {
  return `%slot = ${slotOf(parts.type ?? usualImage)}\n${texelPointer(parts)}`
}

/** Counts a texel on. */
export const counted = '%counted = OpAtomicIAdd %uint %texel %uint_1 %uint_0 %uint_1'
