import { pairIn, pairOf, piecesOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import { inKernel } from '../pairs/tags.ts'

const atomics = '%old = OpAtomicIAdd %uint %texel %uint_1 %uint_0 %uint_1'

/** A storage image of unsigned integers, its operands from Dim to Image Format given. */
function storageImage(operands: string, capabilities = '') {
  return piecesOf`capabilities: Shader ${capabilities}
entryPoints: GLCompute %main %picture
annotations: OpDecorate %picture DescriptorSet 0
OpDecorate %picture Binding 0
declarations: %image = OpTypeImage %uint ${operands}
%picture = OpVariable %pointer_UniformConstant_image UniformConstant`
}

const flat = storageImage('2D 0 0 0 2 R32ui')
const unused = `%unused = OpImageTexelPointer %pointer_Image_uint %picture %null_int2 %int_0`

function texelAt(coordinate: string): string {
  return `OpImageTexelPointer %pointer_Image_uint %picture ${coordinate} %uint_0`
}

/** Images, the capability of some, the coordinate that each asks for, and others. */
const dimensions = rowsOf(`
one-dimension           | 1D 0 0 0   | Image1D                | %uint_1     | two-components: %null_int2, float: %float_1
two-dimensions          | 2D 0 0 0   |                        | %null_int2  | scalar: %uint_1, three-components: %null_uint3, floats: %null_float2
three-dimensions        | 3D 0 0 0   |                        | %null_uint3 | two-components: %null_int2, four-components: %null_int4, floats: %null_float3
cube                    | Cube 0 0 0 |                        | %null_uint3 | two-components: %null_int2, four-components: %null_int4
rectangle               | Rect 0 0 0 | ImageRect              | %null_int2  | scalar: %int_1, three-components: %null_uint3
buffer                  | Buffer 0 0 0 | ImageBuffer          | %int_1      | two-components: %null_int2, float: %float_1
array-of-one-dimension  | 1D 0 1 0   | Image1D                | %null_int2  | scalar: %uint_1, three-components: %null_uint3
array-of-two-dimensions | 2D 0 1 0   |                        | %null_uint3 | two-components: %null_int2, four-components: %null_int4
array-of-cubes          | Cube 0 1 0 | ImageCubeArray         | %null_uint3 | two-components: %null_int2, four-components: %null_int4, floats: %null_float3
multisampled            | 2D 0 0 1   | StorageImageMultisample | %null_int2 | three-components: %null_uint3
`)
const inFlat = pairIn(flat)

/** Pairs of the rules on pointers to texels and on the lifetime of variables. */
export const pairs = [
  inFlat`texel-pointer-result/two-dimensions: a pointer to a texel points into Image, though nothing uses it
body: %texel = ${texelAt('%null_int2')}
${atomics}
${unused}
changed: %unused = OpImageTexelPointer {%pointer_Image_uint | into-the-class-of-the-image: %pointer_UniformConstant_uint
  | into-private: %pointer_Private_uint | into-function: %pointer_Function_uint | into-storage-buffer: %pointer_StorageBuffer_uint
  | a-texel: %uint}`,
  inFlat`texel-pointer-pointee/unsigned: a pointer to a texel of unsigned integers points to an unsigned integer
+declarations: %texel_uint4 = OpTypePointer Image %uint4
body: %texel = ${texelAt('%null_int2')}
${atomics}
${unused}
changed: %unused = OpImageTexelPointer {%pointer_Image_uint | signed: %pointer_Image_int | float: %pointer_Image_float
  | vector: %texel_uint4 | image: %texel_image}
changed: {| image: %texel_image = OpTypePointer Image %image}
%texel_uint4 = OpTypePointer Image %uint4`,
  pairOf`texel-pointer-pointee/wide: a pointer to a texel of 64-bit integers points to such an integer
annotations: ${flat.annotations}
declarations: %image = OpTypeImage %ulong 2D 0 0 0 2 R64ui
%picture = OpVariable %pointer_UniformConstant_image UniformConstant
body: %texel = OpImageTexelPointer {%pointer_Image_ulong | narrow: %pointer_Image_uint
  | signed: %pointer_Image_long} %picture %null_int2 %uint_0`,
  inKernel`texel-pointer-pointee/void: a pointer to a texel of a kernel image points to void as the image does
before: %void %helper(%pointer_UniformConstant_image_void_2D_0_0_0_0_Unknown_ReadOnly %picture)
%texel = OpImageTexelPointer {%pointer_Image_void | number: %pointer_Image_uint} %picture %null_uint2 %uint_0`,
  inFlat`texel-pointer-image/of-an-array: Image is a pointer to one image, be it an element of an array
entryPoints: ${flat.entryPoints} %variable_UniformConstant_image_array2_bound_1 %textures %variable_Private_uint
+annotations: ${bindingOf('textures', 2)}
+declarations: %textures = OpVariable %pointer_UniformConstant_sampled_image_uint_2D_0_0_0_1_Unknown UniformConstant
body: %second = OpAccessChain %pointer_UniformConstant_image %variable_UniformConstant_image_array2_bound_1 %uint_1
%texel = OpImageTexelPointer %pointer_Image_uint {%second | whole-array: %variable_UniformConstant_image_array2_bound_1
  | sampled-image: %textures | pointer-to-a-number: %variable_Private_uint | constant: %uint_1} %null_int2 %uint_0
${atomics}`,
  inFlat`texel-pointer-image/loaded: Image is the variable, its loaded image is for other instructions
body: %loaded = OpLoad %image %picture
%texel = ${texelAt('%null_int2')}
${atomics}
changed: {%picture | loaded-image: %loaded} %null_int2`,
  ...[
    ['plain', '2D 0 0 0 2 R32ui', 'SubpassData 0 0 0 2 Unknown'],
    ['multisampled', '2D 0 0 1 2 R32ui', 'SubpassData 0 0 1 2 Unknown'],
    ['unknown-format', '2D 0 0 0 2 Unknown', 'SubpassData 0 0 0 2 Unknown'],
  ].map(([name = '', operands = '', subpass = '']) => {
    const pieces = storageImage(operands, 'InputAttachment StorageImageMultisample')
    return pairIn(pieces)`texel-pointer-subpass/${name}
a fragment shader has atomics in a storage image, not in an input attachment
entryPoints: Fragment %main %picture
body: %texel = ${texelAt('%null_int2')}
${atomics}
changed: OpTypeImage %uint {${operands} | subpass-data: ${subpass}}`
  }),
  ...dimensions.map(
    ([name = '', image = '', capability = '', right = '', wrong = '']) =>
      pairOf`texel-pointer-coordinate/${name}: the coordinate has the components that the image asks for
${storageImage(`${image} 2 R32ui`, capability)}
body: %texel = ${texelAt(`{${right} | ${wrong.replaceAll(', ', ' | ')}}`)}
${atomics}`,
  ),
  pairOf`texel-pointer-sample/multisampled
the sample is an integer, also of another sign or width, or one known at run time only
${storageImage('2D 0 0 1 2 R32ui', 'StorageImageMultisample Int64')}
body: %sample = OpIAdd %uint %uint_1 %uint_2
%first = OpImageTexelPointer %pointer_Image_uint %picture %null_int2 %int_1
%second = OpImageTexelPointer %pointer_Image_uint %picture %null_int2 %sample
%third = OpImageTexelPointer %pointer_Image_uint %picture %null_int2 %ulong_1
%texel = ${texelAt('%null_int2')}
${atomics}
changed: %null_int2 {%uint_0 | float: %float_0 | vector: %null_int2 | boolean: %false}`,
  inFlat`texel-pointer-sample/one-sample: the sample of an image that is not multisampled is the integer 0
body: %texel = ${texelAt('%null_int2')}
${atomics}
changed: %null_int2 {%uint_0 | float: %float_0}`,
  inFlat`texel-pointer-used-by-atomics/atomics: texels are read and written by atomic instructions
body: %texel = ${texelAt('%null_int2')}
${atomics}
%read = {OpAtomicLoad %uint %texel %uint_1 %uint_0 | load: OpLoad %uint %texel}
{OpAtomicStore %texel %uint_1 %uint_0 %read | store: OpStore %texel %read
  | copy-from: OpCopyMemory %variable_Function_uint %texel | copy-to: OpCopyMemory %texel %variable_Function_uint}`,
  inKernel`lifetime-pointer/kernel: the lifetime of an array in a function begins and ends
declarations: %global = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_1
body: OpLifetimeStart {%variable_Function_uint | start-in-workgroup: %variable_Workgroup_uint | start-in-global-memory: %global} 0
OpStore %variable_Function_uint %uint_1
%value = OpLoad %uint %variable_Function_uint
OpStore %variable_Workgroup_uint %value
OpStore %global %value
OpLifetimeStop {%variable_Function_uint | stop-in-workgroup: %variable_Workgroup_uint | stop-in-global-memory: %global
  | stop-of-a-value: %value} 0`,
  inKernel`lifetime-pointer/generic: the pointer is cast to bytes but stays in Function, another is cast to Generic
capabilities: ${kernel.capabilities} GenericPointer Int8
body: %cast = OpBitcast %pointer_Function_uchar %variable_Function_uint
%generic = OpPtrCastToGeneric %pointer_Generic_uint %variable_Function_uint
OpLifetimeStart {%cast | start-of-generic: %generic} 0
OpStore %generic %uint_1
OpLifetimeStop {%cast | stop-of-generic: %generic} 0`,
]
