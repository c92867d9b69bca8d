import { pair } from '../pairs/pair.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

const interfaceOfVariable = 'OpEntryPoint GLCompute %main "main" %variable'

/** An array of structures whose two members are structures of three integers. */
const nested: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability Int64\nOpCapability Int16',
  declarations: `%short = OpTypeInt 16 0
%short_2 = OpConstant %short 2
%short_3 = OpConstant %short 3
%ulong_1 = OpConstant %ulong 1
%ulong_wrapped = OpConstant %ulong 4294967297
%uint_last = OpConstant %uint 4294967295
%choice = OpSpecConstant %uint 1
%sum = OpSpecConstantOp %uint IAdd %uint_0 %uint_1
%undefined = OpUndef %uint
%empty = OpTypeStruct
%inner = OpTypeStruct %uint %uint %uint
%outer = OpTypeStruct %inner %inner
%array = OpTypeArray %outer %uint_4
%pointer_array = OpTypePointer Private %array
%pointer_outer = OpTypePointer Private %outer
%pointer_inner = OpTypePointer Private %inner
%pointer_uint = OpTypePointer Private %uint
%pointer_empty = OpTypePointer Private %empty
%variable = OpVariable %pointer_array Private
%nothing = OpVariable %pointer_empty Private`,
  entryPoints: `${interfaceOfVariable} %nothing`,
}

/** A kernel that goes from one element of an array of structures to another. */
const elements: Pieces = {
  ...kernel,
  declarations: `%structure = OpTypeStruct %uint %uint
%array = OpTypeArray %structure %uint_4
%choice = OpSpecConstant %uint 1
%pointer_array = OpTypePointer Function %array
%pointer_structure = OpTypePointer Function %structure
%pointer_uint = OpTypePointer Function %uint`,
  body: `%variable = OpVariable %pointer_array Function
%first = OpAccessChain %pointer_structure %variable %uint_0
%chain = OpPtrAccessChain %pointer_uint %first %choice %uint_1
%inside = OpInBoundsPtrAccessChain %pointer_uint %first %uint_8 %uint_0`,
}

/** Pairs of the rules on what indexes reach. */
export const pairs = [
  pair(
    'access-chain-structure-index',
    'constants',
    'members are reached by constants, elements by what is specialized, undefined and loaded',
    {
      ...nested,
      body: `%loaded = OpLoad %uint %last
%copy = OpCopyObject %uint %uint_1
%a = OpAccessChain %pointer_inner %variable %loaded %uint_1
%b = OpInBoundsAccessChain %pointer_uint %variable %choice %int_0 %short_2
%c = OpAccessChain %pointer_uint %variable %sum %uint_0 %ulong_1
%d = OpAccessChain %pointer_inner %variable %undefined %int_1`,
      declarations: `${nested.declarations}\n%last = OpVariable %pointer_uint Private`,
      entryPoints: `${interfaceOfVariable} %last`,
    },
    {
      loaded: [['%loaded %uint_1', '%loaded %loaded']],
      specialized: [['%loaded %uint_1', '%loaded %choice']],
      computed: [['%uint_0 %ulong_1', '%uint_0 %sum']],
      undefined: [['%undefined %int_1', '%undefined %undefined']],
      copied: [['%loaded %uint_1', '%loaded %copy']],
      'nested-in-bounds': [['%int_0 %short_2', '%int_0 %choice']],
    },
  ),
  pair(
    'access-chain-structure-index',
    'from-elements',
    'a specialization constant chooses the element, constants choose the members',
    elements,
    {
      element: [['%choice %uint_1', '%uint_1 %choice']],
      'element-in-bounds': [['%uint_8 %uint_0', '%uint_8 %choice']],
    },
  ),
  pair(
    'access-chain-structure-bounds',
    'last-members',
    'the last members are reached by constants of several widths, elements beyond the array too',
    {
      ...nested,
      body: `%a = OpAccessChain %pointer_inner %variable %uint_8 %uint_1
%b = OpInBoundsAccessChain %pointer_uint %variable %uint_0 %int_1 %short_2
%c = OpAccessChain %pointer_uint %variable %uint_1 %uint_0 %ulong_1
%d = OpAccessChain %pointer_empty %nothing`,
    },
    {
      'number-of-members': [['%uint_8 %uint_1', '%uint_8 %uint_2']],
      'greatest-number': [['%uint_8 %uint_1', '%uint_8 %uint_last']],
      'beyond-32-bits': [['%uint_0 %ulong_1', '%uint_0 %ulong_wrapped']],
      'nested-in-bounds': [['%int_1 %short_2', '%int_1 %short_3']],
      'no-members': [['%pointer_empty %nothing', '%pointer_uint %nothing %uint_0']],
    },
  ),
  pair(
    'access-chain-structure-bounds',
    'from-elements',
    'an element far away is reached, but the members are those of the structure',
    elements,
    {
      element: [['%choice %uint_1', '%choice %uint_2']],
      'element-in-bounds': [['%uint_8 %uint_0', '%uint_8 %uint_64']],
    },
  ),
  pair(
    'access-chain-depth',
    'down-to-scalars',
    'the indexes end at scalars of several types and at an image',
    {
      declarations: `%structure = OpTypeStruct %uint %bool %float2
%pointer_structure = OpTypePointer Private %structure
%pointer_uint = OpTypePointer Private %uint
%pointer_bool = OpTypePointer Private %bool
%pointer_float = OpTypePointer Private %float
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%images = OpTypeArray %image %uint_2
%pointer_images = OpTypePointer UniformConstant %images
%pointer_image = OpTypePointer UniformConstant %image
%pointer_texel = OpTypePointer UniformConstant %float
%variable = OpVariable %pointer_structure Private
%textures = OpVariable %pointer_images UniformConstant`,
      annotations: 'OpDecorate %textures DescriptorSet 0\nOpDecorate %textures Binding 0',
      entryPoints: `${interfaceOfVariable} %textures`,
      body: `%a = OpAccessChain %pointer_uint %variable %uint_0
%b = OpInBoundsAccessChain %pointer_bool %variable %uint_1
%c = OpAccessChain %pointer_float %variable %uint_2 %uint_1
%d = OpAccessChain %pointer_image %textures %uint_1`,
    },
    {
      integer: [['%pointer_uint %variable %uint_0', '%pointer_uint %variable %uint_0 %uint_0']],
      'boolean-in-bounds': [
        ['%pointer_bool %variable %uint_1', '%pointer_bool %variable %uint_1 %uint_0'],
      ],
      component: [['%uint_2 %uint_1', '%uint_2 %uint_1 %uint_0']],
      image: [['%pointer_image %textures %uint_1', '%pointer_texel %textures %uint_1 %uint_0']],
    },
  ),
  pair(
    'access-chain-depth',
    'not-through-pointers',
    'a pointer that a structure holds is reached, but not what it points to',
    {
      ...kernel,
      declarations: `%pointer_global = OpTypePointer CrossWorkgroup %uint2
%structure = OpTypeStruct %pointer_global %uint
%array = OpTypeArray %structure %uint_2
%pointer_array = OpTypePointer Function %array
%pointer_structure = OpTypePointer Function %structure
%pointer_pointer = OpTypePointer Function %pointer_global
%pointer_uint2 = OpTypePointer Function %uint2
%pointer_uint = OpTypePointer Function %uint`,
      body: `%variable = OpVariable %pointer_array Function
%first = OpAccessChain %pointer_structure %variable %uint_0
%a = OpAccessChain %pointer_pointer %first %uint_0
%b = OpPtrAccessChain %pointer_pointer %first %uint_1 %uint_0
%c = OpInBoundsPtrAccessChain %pointer_uint %first %uint_1 %uint_1`,
    },
    {
      pointer: [['%pointer_pointer %first %uint_0', '%pointer_uint %first %uint_0 %uint_0']],
      element: [
        ['%pointer_pointer %first %uint_1 %uint_0', '%pointer_uint %first %uint_1 %uint_0 %uint_1'],
      ],
      'element-in-bounds': [['%first %uint_1 %uint_1', '%first %uint_1 %uint_1 %uint_0']],
    },
  ),
]
