const matrices =
  'breaking it is undefined behavior; where it is obeyed, a matrix is shared out among invocations as the device likes'

const tensors =
  'breaking it is undefined behavior; where it is obeyed, matrices go through tensor layouts, which the interpreter does not execute'

const kernels =
  'only kernels have the instruction, and cases with results are compute shaders with buffers'

/**
 * Rules that only a run decides, and that no case with results shows, by id: what a run would have to have that such a case has not.
 */
export const withoutResults: Readonly<Record<string, string>> = {
  'core/texel-pointer-sample-zero':
    'breaking it is undefined behavior; where it is obeyed, the texels of an image are accessed, and cases have buffers alone',
  'SPV_EXT_descriptor_heap/texel-pointer-sample-is-zero-without-multisampling':
    'breaking it is undefined behavior; where it is obeyed, the texels of an image in a heap are accessed, and cases have buffers alone',
  'SPV_EXT_fragment_shader_interlock/sections-are-executed-once':
    'only fragment shaders have these sections, and cases with results are compute shaders with buffers',
  'SPV_EXT_shader_invocation_reorder/hit-kind-is-given-for-boxes':
    'only shaders of ray tracing have the instruction, and cases with results are compute shaders with buffers',
  'SPV_EXT_split_barrier/barrier-is-executed-by-all':
    'breaking it is undefined behavior; where it is obeyed, invocations wait for each other, and the interpreter executes no split barriers',
  'SPV_KHR_opacity_micromap/traversed-micromaps-are-enabled':
    'breaking it is undefined behavior; where it is obeyed, an acceleration structure is traversed, which the client builds',
  'SPV_KHR_cooperative_matrix/constituent-is-uniform': matrices,
  'SPV_KHR_cooperative_matrix/operands-are-uniform': matrices,
  'SPV_KHR_cooperative_matrix/invocations-of-the-scope-are-active': matrices,
  'SPV_KHR_ray_query/state-of-the-query-allows-the-instruction':
    'breaking it is undefined behavior; where it is obeyed, an acceleration structure is traversed, which the client builds',
  'SPV_KHR_ray_tracing_position_fetch/state-of-the-query-allows-the-instruction':
    'breaking it is undefined behavior; where it is obeyed, an acceleration structure is traversed, which the client builds',
  'SPV_KHR_untyped_pointers/async-copy-is-executed-by-the-whole-group': kernels,
  'SPV_KHR_untyped_pointers/async-copy-copies-strided-elements': kernels,
  'SPV_KHR_untyped_pointers/generic-cast-explicit-yields-null-when-it-fails': kernels,
  'SPV_KHR_untyped_pointers/bitcast-pointer-is-used-in-the-storage-class-of-its-origin':
    'breaking it is undefined behavior; where it is obeyed, pointers have bits, which those of cases with results do not have',
  'SPV_KHR_untyped_pointers/cooperative-matrix-stride-counts-elements-or-bytes':
    'the shapes of matrices that can be loaded differ from device to device',
  'SPV_KHR_untyped_pointers/opencl-untyped-pointer-behaves-as-the-fitting-typed-pointer': kernels,
  'SPV_NV_cooperative_matrix/invocations-of-the-scope-are-active': matrices,
  'SPV_NV_cooperative_matrix/operands-are-uniform': matrices,
  'SPV_NV_cooperative_matrix2/tensor-operands-are-uniform': tensors,
  'SPV_NV_cooperative_matrix2/tensor-pointer-is-aligned': tensors,
  'SPV_NV_tensor_addressing/strides-do-not-overlap': tensors,
  'SPV_QCOM_cooperative_matrix_conversion/matrix-has-supported-sizes':
    'the sizes of matrices differ from device to device',
  'SPV_QCOM_cooperative_matrix_conversion/start-index-is-a-multiple-of-an-inner-size':
    'the sizes of matrices differ from device to device',
  'SPV_QCOM_cooperative_matrix_conversion/subgroup-size-is-a-power-of-two':
    'breaking it is undefined behavior; every device has subgroups of one size',
  'SPV_QCOM_image_processing3/gathered-component-exists':
    'breaking it is undefined behavior; where it is obeyed, texels of images are read, and cases have buffers alone',
}
