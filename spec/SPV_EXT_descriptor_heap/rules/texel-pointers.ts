import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const place = (operand: string) => `OpUntypedImageTexelPointerEXT / ${operand}`

/** OpUntypedImageTexelPointerEXT, called the texel pointer. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'texel-pointer-result-type-is-an-untyped-pointer',
    place('Result Type'),
    'The Result Type of a texel pointer is an OpTypeUntypedPointerKHR.',
  ),
  row(
    'storage-class',
    'texel-pointer-is-in-the-image-storage-class',
    place('Result Type'),
    'If the Result Type of a texel pointer is an OpTypeUntypedPointerKHR, its storage class is Image.',
  ),
  row(
    'operand',
    'texel-pointer-image-type-is-an-image-type',
    place('Image Type'),
    'The Image Type of a texel pointer is an OpTypeImage.',
  ),
  row(
    'operand',
    'texel-pointer-image-type-is-not-subpass-data',
    place('Image Type'),
    'If the Image Type of a texel pointer is an OpTypeImage, its Dim is not SubpassData.',
  ),
  row(
    'operand',
    'texel-pointer-image-type-has-a-listed-dim',
    place('Coordinate'),
    'If the Image Type of a texel pointer is an OpTypeImage whose Dim is not SubpassData, its Arrayed is 0 with Dim 1D, 2D, 3D, Cube, Rect or Buffer, or 1 with Dim 1D, 2D or Cube.',
    {
      confidence: 'open',
      notes:
        'The text gives no number of components for an arrayed 3D, Rect or Buffer image, or for other values of Dim.',
    },
  ),
  row(
    'type',
    'texel-pointer-image-is-an-untyped-pointer',
    place('Image'),
    'The Image of a texel pointer is an object whose type is an OpTypeUntypedPointerKHR, of any storage class.',
    {
      notes:
        'It need not come from a heap, and the type that its access chain reached need not be Image Type: the text says nothing about either.',
    },
  ),
  row(
    'type',
    'texel-pointer-coordinate-is-integer',
    place('Coordinate'),
    'The Coordinate of a texel pointer is an object whose type is an OpTypeInt, or an OpTypeVector of OpTypeInt, of any width and signedness.',
  ),
  row(
    'type',
    'texel-pointer-coordinate-has-the-components-of-its-dim',
    place('Coordinate'),
    'If Coordinate is an integer scalar or vector and Image Type is an OpTypeImage, Coordinate has exactly the number of components listed for its Arrayed and Dim, where a scalar counts as one component.',
    {
      notes:
        'Arrayed 0: 1D 1, 2D 2, 3D 3, Cube 3, Rect 2, Buffer 1. Arrayed 1: 1D 2, 2D 3, Cube 3. MS, Depth, Sampled and Image Format make no difference. Nothing is decided for SubpassData and for combinations that are not listed.',
    },
  ),
  row(
    'type',
    'texel-pointer-sample-is-an-integer-scalar',
    place('Sample'),
    'The Sample of a texel pointer is an object whose type is an OpTypeInt, of any width and signedness.',
  ),
  row(
    'semantics',
    'texel-pointer-sample-is-zero-without-multisampling',
    place('Sample'),
    'If the MS of Image Type is 0, Sample has the value 0.',
    {
      decidable: 'runtime',
      why: 'any other value is undefined behaviour when the instruction is executed, so the module stays valid',
    },
  ),
  row(
    'semantics',
    'texel-pointer-is-used-by-atomics-only',
    'OpUntypedImageTexelPointerEXT',
    'The result of a texel pointer, and any copy of it by OpCopyObject, is used only as the Pointer of instructions whose names begin with OpAtomic, and by debug instructions, annotation instructions and non-semantic instructions.',
    {
      notes:
        'Whether a copy may exist is not decided here: see texel-pointer-is-not-copied. A copy with any other use is wrong in both readings.',
    },
  ),
  row(
    'semantics',
    'texel-pointer-is-not-copied',
    'OpUntypedImageTexelPointerEXT',
    'The result of a texel pointer is not the Operand of an OpCopyObject.',
    {
      confidence: 'open',
      notes:
        'A copy is a use other than an atomic operation or, if only atomics use the copy, not a use at all.',
    },
  ),
]
