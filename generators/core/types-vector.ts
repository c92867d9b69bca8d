import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { kernel, library } from '../pairs/pieces.ts'
import { kernelLibrary } from './types.ts'

/** Pairs of the rules on vector and matrix types. */
export const pairs = [
  pair(
    'vector-component-type',
    'scalars',
    'vectors of integers, floats and Booleans',
    {
      ...library,
      declarations: `%array = OpTypeArray %float %uint_2
%structure = OpTypeStruct %float
%pointer_float = OpTypePointer Private %float
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%booleans = OpTypeVector %bool 3
%integers = OpTypeVector %int 3
%floats = OpTypeVector %float 3
%matrix = OpTypeMatrix %floats 2`,
    },
    {
      ...instead('OpTypeVector %int 3', {
        vector: 'OpTypeVector %booleans 3',
        array: 'OpTypeVector %array 3',
        structure: 'OpTypeVector %structure 3',
        image: 'OpTypeVector %image 3',
        void: 'OpTypeVector %void 3',
        constant: 'OpTypeVector %uint_2 3',
      }),
      matrix: [
        [
          '%matrix = OpTypeMatrix %floats 2',
          '%matrix = OpTypeMatrix %floats 2\n%v = OpTypeVector %matrix 2',
        ],
      ],
    },
  ),
  pair(
    'vector-component-type',
    'in-a-kernel',
    'a vector of integers beside a physical pointer, which is as wide as they are',
    {
      ...kernelLibrary,
      capabilities: `${kernelLibrary.capabilities}\nOpCapability Int64`,
      declarations: `%pointer_uint = OpTypePointer CrossWorkgroup %uint
%vector = OpTypeVector %ulong 4`,
    },
    { pointer: [['OpTypeVector %ulong 4', 'OpTypeVector %pointer_uint 4']] },
  ),
  pair(
    'vector-component-count',
    'two-to-four',
    'a shader has vectors of 2, 3 and 4 components',
    {
      ...library,
      declarations: `%two = OpTypeVector %bool 2
%three = OpTypeVector %int 3
%four = OpTypeVector %float 4`,
    },
    {
      one: [['OpTypeVector %bool 2', 'OpTypeVector %bool 1']],
      zero: [['OpTypeVector %int 3', 'OpTypeVector %int 0']],
      five: [['OpTypeVector %float 4', 'OpTypeVector %float 5']],
      eight: [['OpTypeVector %float 4', 'OpTypeVector %float 8']],
      sixteen: [['OpTypeVector %int 3', 'OpTypeVector %int 16']],
    },
  ),
  pair(
    'vector-component-count',
    'eight-and-sixteen',
    'Vector16 adds vectors of 8 and 16 components',
    {
      ...kernelLibrary,
      capabilities: `${kernelLibrary.capabilities}\nOpCapability Vector16`,
      declarations: `%eight = OpTypeVector %uint 8
%sixteen = OpTypeVector %float 16`,
    },
    {
      'without-vector16': [['OpCapability Vector16\n', '']],
      one: [['OpTypeVector %uint 8', 'OpTypeVector %uint 1']],
      seven: [['OpTypeVector %uint 8', 'OpTypeVector %uint 7']],
      seventeen: [['OpTypeVector %float 16', 'OpTypeVector %float 17']],
      'thirty-two': [['OpTypeVector %float 16', 'OpTypeVector %float 32']],
    },
  ),
  pair(
    'vector-component-count',
    'long-vectors',
    'LongVectorEXT adds every other number of components',
    {
      ...library,
      capabilities: `${library.capabilities}\nOpCapability LongVectorEXT`,
      extensions: 'OpExtension "SPV_EXT_long_vector"',
      declarations: `%one = OpTypeVector %uint 1
%seven = OpTypeVector %float 7`,
    },
    { none: [['OpTypeVector %uint 1', 'OpTypeVector %uint 0']] },
  ),
  pair(
    'matrix-column-type',
    'vectors-of-floats',
    'a matrix has vectors of floats as columns',
    {
      ...library,
      declarations: `%column = OpTypeVector %float 3
%integers = OpTypeVector %int 3
%naturals = OpTypeVector %uint 3
%booleans = OpTypeVector %bool 3
%array = OpTypeArray %float %uint_3
%structure = OpTypeStruct %float %float %float
%square = OpTypeMatrix %column 3
%matrix = OpTypeMatrix %column 2`,
    },
    instead('OpTypeMatrix %column 2', {
      integers: 'OpTypeMatrix %integers 2',
      naturals: 'OpTypeMatrix %naturals 2',
      booleans: 'OpTypeMatrix %booleans 2',
      float: 'OpTypeMatrix %float 2',
      array: 'OpTypeMatrix %array 2',
      structure: 'OpTypeMatrix %structure 2',
      matrix: 'OpTypeMatrix %square 2',
    }),
  ),
  pair(
    'matrix-column-type',
    'other-widths',
    'columns of 16-bit and 64-bit floats',
    {
      ...library,
      capabilities: `${library.capabilities}
OpCapability Float16
OpCapability Float64
OpCapability Int64`,
      declarations: `%narrow = OpTypeVector %half 2
%wide = OpTypeVector %double 4
%integers = OpTypeVector %ulong 4
%narrow_matrix = OpTypeMatrix %narrow 2
%wide_matrix = OpTypeMatrix %wide 4`,
    },
    {
      integers: [['OpTypeMatrix %wide 4', 'OpTypeMatrix %integers 4']],
      half: [['OpTypeMatrix %narrow 2', 'OpTypeMatrix %half 2']],
    },
  ),
  pair(
    'matrix-column-count',
    'two-to-four',
    'matrices of 2, 3 and 4 columns',
    {
      ...library,
      declarations: `%two = OpTypeMatrix %float4 2
%three = OpTypeMatrix %float2 3
%four = OpTypeMatrix %float3 4`,
    },
    {
      one: [['OpTypeMatrix %float4 2', 'OpTypeMatrix %float4 1']],
      zero: [['OpTypeMatrix %float2 3', 'OpTypeMatrix %float2 0']],
      five: [['OpTypeMatrix %float3 4', 'OpTypeMatrix %float3 5']],
    },
  ),
  pair(
    'matrix-column-count',
    'beside-long-vectors-of-kernels',
    'Vector16 makes vectors longer, and not matrices wider',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}
OpCapability Matrix
OpCapability Vector16`,
      declarations: `%long_vector = OpTypeVector %float 8
%matrix = OpTypeMatrix %float4 4`,
    },
    instead('OpTypeMatrix %float4 4', {
      eight: 'OpTypeMatrix %float4 8',
      sixteen: 'OpTypeMatrix %float4 16',
    }),
  ),
]
