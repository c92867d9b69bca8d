import { pairIn } from '../../pairs/pair-of.ts'
import { kinds, withExtension } from './pieces.ts'

/** A shader with tensors, which are composite where they have a shape (SPV_ARM_tensors). */
export const inTensors = pairIn(withExtension(kinds.shader, 'TensorsARM', 'SPV_ARM_tensors'))

/** Tensors by shape; those without one are opaque. */
const shapes = `%line_shape = OpConstantComposite %uint_array1 %uint_7
%plane_shape = OpConstantComposite %uints %uint_2 %uint_3
%cube_shape = OpConstantComposite %uint_array3 %uint_1 %uint_4 %uint_2`

/** Element types, each with the shape of its tensor, its rank and what is no value of it. */
export const tensorRows = [
  ['float', 'line', 1, '%null_uint'],
  ['half', 'plane', 2, '%null_float'],
  ['double', 'cube', 3, '%null_float'],
  ['uint', 'plane', 2, '%null_int'],
  ['int', 'cube', 3, '%null_uint'],
  ['uchar', 'line', 1, '%null_ushort'],
  ['ulong', 'cube', 3, '%null_double'],
  ['bool', 'line', 1, '%null_uint'],
] as const

const types = tensorRows
  .map(
    ([
      element,
      shape,
      rank,
    ]) => `%tensor_${element} = OpTypeTensorARM %${element} %uint_${rank} %${shape}_shape
%ranked_${element} = OpTypeTensorARM %${element} %uint_${rank}
%unranked_${element} = OpTypeTensorARM %${element}`,
  )
  .join('\n')

/** Declarations of tensors of each element type: with a shape, `%tensor_T`, with a rank alone, and with neither. */
export const tensorTypes = `${shapes}\n${types}`
