/** Types that differ in one dimension: width, kind of number, count. */
export const otherTypes: Readonly<Record<string, readonly string[]>> = {
  bool: ['uint', 'bools'],
  float: ['double', 'uint'],
  uint: ['ulong', 'float'],
  float2: ['float3', 'uint2'],
  float3: ['float2', 'uint3'],
  float4: ['float3', 'uint4'],
  uint2: ['uint3', 'float2'],
  uint3: ['uint2', 'float3'],
  uint4: ['uint3', 'float4'],
  float3x4: ['float4x3', 'float4'],
  uints: ['uint', 'floats'],
  uint_array1: ['uint', 'float_array1'],
  uint_array3: ['uint', 'float_array3'],
  uint_array4: ['uint', 'float_array4'],
  float_array3: ['float', 'uint_array3'],
  float4s: ['float4', 'float3s', 'uint4s'],
}

/** Types of signed integers by those of unsigned ones. */
const signedTypes: Readonly<Record<string, string>> = {
  uint: 'int',
  uint2: 'int2',
  uint3: 'int3',
  uint4: 'int4',
  uint3s: 'int3s',
  uints: 'ints',
  uint_array1: 'int_array1',
  uint_array3: 'int_array3',
  uint_array4: 'int_array4',
  uint_array3s: 'int_array3s',
}

/** The type of signed integers instead of unsigned ones. */
export function signed(type: string): string {
  return signedTypes[type] ?? type
}
