import { inTyped, throughPointer } from './shared/accesses.ts'
import { inKernel, inShader } from './shared/matrices.ts'

/** A structure of arrays, and of members that are not in any. */
const data = `%structure = OpTypeStruct %uint %float2 %floats
%structures = OpTypeArray %structure %uint_4
%data = OpTypeStruct %float_array64 %float4_array64 %structures %float_array64_array2 %float %float4 %structure %float2x2s`

/** Pointers, each after its name: type and indexes into the data. */
function chains(paths: string): string {
  const lines = paths.split(/;\s+/).map((path) => {
    const [name, type, ...indexes] = path.split(' ')
    return `%${name} = OpAccessChain %pointer_Workgroup_${type} %variable_Workgroup_data ${indexes.map((index) => `%uint_${index}`).join(' ')}`
  })
  return lines.join('\n')
}

const inArrays = `in_vectors float 1 2 3; of_vectors float4 1 2; of_structures float2 2 3 1;
  in_structure float 6 2 1; in_grid float 3 1 5; in_matrix float 7 1 1 1`

function loadsThrough(...names: readonly string[]): string {
  return names
    .map((name) => `%by_${name} = OpCooperativeMatrixLoadKHR %float_c %${name} %uint_0 %uint_16`)
    .join('\n')
}

const kernelData = `%structure = OpTypeStruct %float %float_array64
%to_array = OpTypePointer CrossWorkgroup %float_array64
%variable_Workgroup_data = OpVariable %pointer_CrossWorkgroup_structure CrossWorkgroup`

const kernelFirst =
  '%first = OpAccessChain %pointer_CrossWorkgroup_float %variable_Workgroup_data %uint_1 %uint_4'

/** Pairs of the rules on pointers that matrices are loaded and stored through, in modules without untyped pointers. */
export const pairs = [
  inTyped`pointer-is-a-pointer/shader: matrices are loaded and stored through pointers
+body: ${throughPointer(`integer: %a_uint | integer-of-64-bits: %a_ulong | float: %a_float | vector: %a_float4
  | array: %a_floats | matrix: %a_float_a`)}`,
  inKernel`pointer-is-a-pointer/kernel: a kernel loads and stores matrices through a physical pointer
declarations: ${kernelData}
body: ${kernelFirst}
${throughPointer('integer-of-64-bits: %a_ulong | null-integer: %null_ulong | vector: %a_float4')}`,
  inShader`pointer-points-to-a-scalar-or-vector/shader
matrices are loaded and stored through pointers to scalars and vectors of numbers
declarations: ${data}
body: ${chains('first float 0 4; vector float4 1 2; integer uint 2 3 0')}
${loadsThrough('vector', 'integer')}
${chains(`to_inner_array float_array64 3 1; to_inner_structure structure 2 1; to_common_matrix float2x2 7 1;
  to_floats floats 2 1 2`)}
%of_matrices = OpAccessChain %pointer_Private_float_c %variable_Private_float_cs %uint_1
${throughPointer(`array: %to_inner_array | array-in-a-structure: %to_floats | structure: %to_inner_structure
  | common-matrix: %to_common_matrix | cooperative-matrix: %of_matrices
  | whole-data: %variable_Workgroup_data`)}`,
  inShader`pointer-does-not-point-to-booleans/loads: a matrix is loaded through pointers to floats
body: %flag = OpAccessChain %pointer_Workgroup_bool %variable_Workgroup_bool2s %uint_1 %uint_0
%flag_pair = OpAccessChain %pointer_Workgroup_bool2 %variable_Workgroup_bool2s %uint_1
%number = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_floats %uint_1
%loaded = OpCooperativeMatrixLoadKHR %float_c {%number | boolean: %flag | booleans: %flag_pair} %uint_0 %uint_16
OpCooperativeMatrixStoreKHR {%number | stored-to-a-boolean: %flag} %loaded %uint_0 %uint_16`,
  inKernel`pointer-points-to-a-scalar-or-vector/kernel: a kernel loads and stores matrices through pointers to floats
declarations: ${kernelData}
body: ${kernelFirst}
%to_inner_array = OpAccessChain %to_array %variable_Workgroup_data %uint_1
${throughPointer('array: %to_inner_array | structure: %variable_Workgroup_data')}`,
  inShader`pointer-points-into-an-array/shader
matrices are loaded and stored through pointers into arrays, on every way
declarations: ${data}
body: ${chains(`first float 0 4; ${inArrays}`)}
%again = OpAccessChain %pointer_Workgroup_float %first
%inbounds = OpInBoundsAccessChain %pointer_Workgroup_float %variable_Workgroup_data %uint_0 %uint_1
${loadsThrough(...Array.from(inArrays.matchAll(/\w+_\w+/g), String), 'again', 'inbounds')}
${chains('member float 4; member_vector float4 5; component float 5 1; nested float 6 1 0')}
%member_again = OpAccessChain %pointer_Workgroup_float %member
%inbounds_member = OpInBoundsAccessChain %pointer_Workgroup_float %variable_Workgroup_data %uint_4
%component_of_a_vector = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float4 %uint_2
${throughPointer(`member: %member | vector: %member_vector | component: %component
  | member-of-a-member: %nested | member-again: %member_again
  | inbounds-member: %inbounds_member | component-of-a-variable: %component_of_a_vector
  | scalar-variable: %variable_Workgroup_float | vector-variable: %variable_Workgroup_float4`)}`,
  inKernel`pointer-points-into-an-array/kernel: a kernel may load and store matrices where there is no array
declarations: ${kernelData}
body: %member = OpAccessChain %pointer_CrossWorkgroup_float %variable_Workgroup_data %uint_0
%by_member = OpCooperativeMatrixLoadKHR %float_c %member %uint_0 %uint_16
OpCooperativeMatrixStoreKHR %variable_CrossWorkgroup_float %by_member %uint_0 %uint_16`,
]
