import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'

const atomics = '%old = OpAtomicIAdd %uint %texel %uint_1 %uint_0 %uint_1'

/** A storage image of unsigned integers, its operands from Dim to Image Format given. */
function storageImage(operands: string, capabilities: readonly string[] = []) {
  return {
    capabilities: ['Shader', ...capabilities].map((name) => `OpCapability ${name}`).join('\n'),
    entryPoints: 'OpEntryPoint GLCompute %main "main" %picture',
    annotations: 'OpDecorate %picture DescriptorSet 0\nOpDecorate %picture Binding 0',
    declarations: `%image = OpTypeImage %uint ${operands}
%to_image = OpTypePointer UniformConstant %image
%texel_uint = OpTypePointer Image %uint
%picture = OpVariable %to_image UniformConstant
%at_2 = OpConstantNull %int2
%at_3 = OpConstantNull %uint3
%at_4 = OpConstantNull %int4
%real_2 = OpConstantNull %float2
%real_3 = OpConstantNull %float3`,
  }
}

const flat = storageImage('2D 0 0 0 2 R32ui')

const unusedStart = '%unused = OpImageTexelPointer %texel_uint'
const unused = `${unusedStart} %picture %at_2 %int_0`

function texelAt(coordinate: string): string {
  return `OpImageTexelPointer %texel_uint %picture ${coordinate} %uint_0`
}

const dimensions: readonly (readonly [
  name: string,
  operands: string,
  capability: readonly string[],
  right: string,
  wrong: Readonly<Record<string, string>>,
])[] = [
  [
    'one-dimension',
    '1D 0 0 0 2 R32ui',
    ['Image1D'],
    '%uint_1',
    { 'two-components': '%at_2', float: '%float_1' },
  ],
  [
    'two-dimensions',
    '2D 0 0 0 2 R32ui',
    [],
    '%at_2',
    { scalar: '%uint_1', 'three-components': '%at_3', floats: '%real_2' },
  ],
  [
    'three-dimensions',
    '3D 0 0 0 2 R32ui',
    [],
    '%at_3',
    { 'two-components': '%at_2', 'four-components': '%at_4', floats: '%real_3' },
  ],
  [
    'cube',
    'Cube 0 0 0 2 R32ui',
    [],
    '%at_3',
    { 'two-components': '%at_2', 'four-components': '%at_4' },
  ],
  [
    'rectangle',
    'Rect 0 0 0 2 R32ui',
    ['ImageRect'],
    '%at_2',
    { scalar: '%int_1', 'three-components': '%at_3' },
  ],
  [
    'buffer',
    'Buffer 0 0 0 2 R32ui',
    ['ImageBuffer'],
    '%int_1',
    { 'two-components': '%at_2', float: '%float_1' },
  ],
  [
    'array-of-one-dimension',
    '1D 0 1 0 2 R32ui',
    ['Image1D'],
    '%at_2',
    { scalar: '%uint_1', 'three-components': '%at_3' },
  ],
  [
    'array-of-two-dimensions',
    '2D 0 1 0 2 R32ui',
    [],
    '%at_3',
    { 'two-components': '%at_2', 'four-components': '%at_4' },
  ],
  [
    'array-of-cubes',
    'Cube 0 1 0 2 R32ui',
    ['ImageCubeArray'],
    '%at_3',
    { 'two-components': '%at_2', 'four-components': '%at_4', floats: '%real_3' },
  ],
  [
    'multisampled',
    '2D 0 0 1 2 R32ui',
    ['StorageImageMultisample'],
    '%at_2',
    { 'three-components': '%at_3' },
  ],
]

/** Pairs of the rules on pointers to texels and on the lifetime of variables. */
export const pairs = [
  pairOf`texel-pointer-result/two-dimensions
a pointer to a texel points into Image, though nothing uses it
${flat}
declarations: ${flat.declarations}
%private_uint = OpTypePointer Private %uint
%uniform_uint = OpTypePointer UniformConstant %uint
%function_uint = OpTypePointer Function %uint
%buffer_uint = OpTypePointer StorageBuffer %uint
body: %texel = ${texelAt('%at_2')}
${atomics}
${unused}
changed: %unused = OpImageTexelPointer {%texel_uint | into-the-class-of-the-image: %uniform_uint
  | into-private: %private_uint | into-function: %function_uint | into-storage-buffer: %buffer_uint
  | a-texel: %uint}`,
  pairOf`texel-pointer-pointee/unsigned
a pointer to a texel of unsigned integers points to an unsigned integer
${flat}
declarations: ${flat.declarations}
%texel_int = OpTypePointer Image %int
%texel_float = OpTypePointer Image %float
%texel_uint4 = OpTypePointer Image %uint4
body: %texel = ${texelAt('%at_2')}
${atomics}
${unused}
changed: %unused = OpImageTexelPointer {%texel_uint | signed: %texel_int | float: %texel_float
  | vector: %texel_uint4 | image: %texel_image}
changed: {| image: %texel_image = OpTypePointer Image %image}
%texel_uint4 = OpTypePointer Image %uint4`,
  pairOf`texel-pointer-pointee/wide
a pointer to a texel of 64-bit integers points to such an integer
capabilities: OpCapability Shader
OpCapability Int64
OpCapability Int64Atomics
OpCapability Int64ImageEXT
extensions: OpExtension "SPV_EXT_shader_image_int64"
entryPoints: ${flat.entryPoints}
annotations: ${flat.annotations}
declarations: %image = OpTypeImage %ulong 2D 0 0 0 2 R64ui
%to_image = OpTypePointer UniformConstant %image
%texel_ulong = OpTypePointer Image %ulong
%texel_uint = OpTypePointer Image %uint
%texel_long = OpTypePointer Image %long
%picture = OpVariable %to_image UniformConstant
%at_2 = OpConstantNull %int2
body: %texel = OpImageTexelPointer {%texel_ulong | narrow: %texel_uint
  | signed: %texel_long} %picture %at_2 %uint_0`,
  pairOf`texel-pointer-pointee/void
a pointer to a texel of a kernel image points to void as the image does
${kernel}
capabilities: ${kernel.capabilities}
OpCapability ImageBasic
declarations: %image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%to_image = OpTypePointer UniformConstant %image
%texel_void = OpTypePointer Image %void
%texel_uint = OpTypePointer Image %uint
%at_2 = OpConstantNull %uint2
%takes_image = OpTypeFunction %void %to_image
before: %helper = OpFunction %void None %takes_image
%picture = OpFunctionParameter %to_image
%begin = OpLabel
%texel = OpImageTexelPointer {%texel_void | number: %texel_uint} %picture %at_2 %uint_0
OpReturn
OpFunctionEnd`,
  pairOf`texel-pointer-image/of-an-array
Image is a pointer to one image, be it an element of an array
${flat}
entryPoints: ${flat.entryPoints} %pictures %textures %own
annotations: ${flat.annotations}
${bindingOf('pictures', 1)}
${bindingOf('textures', 2)}
declarations: ${flat.declarations}
%two_images = OpTypeArray %image %uint_2
%to_two_images = OpTypePointer UniformConstant %two_images
%pictures = OpVariable %to_two_images UniformConstant
%sampled = OpTypeImage %uint 2D 0 0 0 1 Unknown
%texture = OpTypeSampledImage %sampled
%to_texture = OpTypePointer UniformConstant %texture
%textures = OpVariable %to_texture UniformConstant
%private_uint = OpTypePointer Private %uint
%own = OpVariable %private_uint Private
body: %second = OpAccessChain %to_image %pictures %uint_1
%texel = OpImageTexelPointer %texel_uint {%second | whole-array: %pictures
  | sampled-image: %textures | pointer-to-a-number: %own | constant: %uint_1} %at_2 %uint_0
${atomics}`,
  pairOf`texel-pointer-image/loaded
Image is the variable, its loaded image is for other instructions
${flat}
body: %loaded = OpLoad %image %picture
%texel = ${texelAt('%at_2')}
${atomics}
changed: {%picture | loaded-image: %loaded} %at_2`,
  ...[
    ['plain', '2D 0 0 0 2 R32ui', 'SubpassData 0 0 0 2 Unknown'],
    ['multisampled', '2D 0 0 1 2 R32ui', 'SubpassData 0 0 1 2 Unknown'],
    ['unknown-format', '2D 0 0 0 2 Unknown', 'SubpassData 0 0 0 2 Unknown'],
  ].map(([name = '', operands = '', subpass = '']) => {
    const pieces = storageImage(operands, ['InputAttachment', 'StorageImageMultisample'])
    return pairOf`texel-pointer-subpass/${name}
a fragment shader has atomics in a storage image, not in an input attachment
${pieces}
entryPoints: OpEntryPoint Fragment %main "main" %picture
modes: OpExecutionMode %main OriginUpperLeft
body: %texel = ${texelAt('%at_2')}
${atomics}
changed: OpTypeImage %uint {${operands} | subpass-data: ${subpass}}`
  }),
  ...dimensions.map(([name, operands, capabilities, right, wrong]) =>
    pair(
      'texel-pointer-coordinate',
      name,
      'the coordinate has the components that the image asks for',
      { ...storageImage(operands, capabilities), body: `%texel = ${texelAt(right)}\n${atomics}` },
      Object.fromEntries(
        Object.entries(wrong).map(([way, coordinate]) => [
          way,
          [[texelAt(right), texelAt(coordinate)]] as const,
        ]),
      ),
    ),
  ),
  pairOf`texel-pointer-sample/multisampled
the sample is an integer, also of another sign or width, or one known at run time only
${storageImage('2D 0 0 1 2 R32ui', ['StorageImageMultisample', 'Int64'])}
body: %sample = OpIAdd %uint %uint_1 %uint_2
%first = OpImageTexelPointer %texel_uint %picture %at_2 %int_1
%second = OpImageTexelPointer %texel_uint %picture %at_2 %sample
%third = OpImageTexelPointer %texel_uint %picture %at_2 %wide
%texel = ${texelAt('%at_2')}
${atomics}
declarations: ${storageImage('2D 0 0 1 2 R32ui').declarations}
%wide = OpConstant %ulong 1
changed: %at_2 {%uint_0 | float: %float_0 | vector: %at_2 | boolean: %false}`,
  pairOf`texel-pointer-sample/one-sample
the sample of an image that is not multisampled is the integer 0
${flat}
body: %texel = ${texelAt('%at_2')}
${atomics}
changed: %at_2 {%uint_0 | float: %float_0}`,
  pairOf`texel-pointer-used-by-atomics/atomics
texels are read and written by atomic instructions
${flat}
declarations: ${flat.declarations}
%function_uint = OpTypePointer Function %uint
body: %local = OpVariable %function_uint Function
%texel = ${texelAt('%at_2')}
${atomics}
%read = {OpAtomicLoad %uint %texel %uint_1 %uint_0 | load: OpLoad %uint %texel}
{OpAtomicStore %texel %uint_1 %uint_0 %read | store: OpStore %texel %read
  | copy-from: OpCopyMemory %local %texel | copy-to: OpCopyMemory %texel %local}`,
  pairOf`lifetime-pointer/kernel
the lifetime of an array in a function begins and ends
${kernel}
entryPoints: OpEntryPoint Kernel %main "main" %shared %global
declarations: %function_uint = OpTypePointer Function %uint
%shared_uint = OpTypePointer Workgroup %uint
%global_uint = OpTypePointer CrossWorkgroup %uint
%shared = OpVariable %shared_uint Workgroup
%global = OpVariable %global_uint CrossWorkgroup %uint_1
body: %local = OpVariable %function_uint Function
OpLifetimeStart {%local | start-in-workgroup: %shared | start-in-global-memory: %global} 0
OpStore %local %uint_1
%value = OpLoad %uint %local
OpStore %shared %value
OpStore %global %value
OpLifetimeStop {%local | stop-in-workgroup: %shared | stop-in-global-memory: %global
  | stop-of-a-value: %value} 0`,
  pairOf`lifetime-pointer/generic
the pointer is cast to bytes but stays in Function, another is cast to Generic
${kernel}
capabilities: ${kernel.capabilities}
OpCapability GenericPointer
OpCapability Int8
declarations: %byte = OpTypeInt 8 0
%function_uint = OpTypePointer Function %uint
%function_byte = OpTypePointer Function %byte
%generic_uint = OpTypePointer Generic %uint
body: %local = OpVariable %function_uint Function
%cast = OpBitcast %function_byte %local
%generic = OpPtrCastToGeneric %generic_uint %local
OpLifetimeStart {%cast | start-of-generic: %generic} 0
OpStore %generic %uint_1
OpLifetimeStop {%cast | stop-of-generic: %generic} 0`,
]
