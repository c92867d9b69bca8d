import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { inOpenCL, kernelWith } from './shared/kernels.ts'

/** A kernel with a built-in variable, whose type has alternatives. */
function builtIn(rule: string, name: string, type: string, bits = 64) {
  return pairIn(kernelWith())`${rule}/${name.toLowerCase()}-${String(bits)} ${inOpenCL}
a kernel knows its ${name} with addresses of ${String(bits)} bits
memoryModel: OpMemoryModel Physical${String(bits)} OpenCL
interfaces: %variable
annotations: %variable BuiltIn ${name}
declarations: %to_type = OpTypePointer Input ${type}
%variable = OpVariable %to_type Input`
}

const sizes = [
  'GlobalSize',
  'GlobalInvocationId',
  'WorkgroupSize',
  'EnqueuedWorkgroupSize',
  'LocalInvocationId',
  'NumWorkgroups',
  'WorkgroupId',
  'GlobalOffset',
] as const

const numbers = [
  'WorkDim',
  'SubgroupSize',
  'SubgroupMaxSize',
  'NumSubgroups',
  'NumEnqueuedSubgroups',
  'SubgroupId',
  'SubgroupLocalInvocationId',
] as const

const place = '{Input | constant: UniformConstant | global: CrossWorkgroup | workgroup: Workgroup}'

/** Pairs of the rules on built-in variables. */
export const pairs = [
  ...[['GlobalInvocationId', '%uint3'] as const, ['WorkDim', '%uint'] as const].map(
    ([name, type]) => pairIn(kernelWith())`built-in-input/${name.toLowerCase()} ${inOpenCL}
a kernel knows its ${name}
memoryModel: OpMemoryModel Physical32 OpenCL
interfaces: {%variable | constant: | global: | workgroup: }
annotations: %variable BuiltIn ${name}
declarations: %to_type = OpTypePointer ${place} ${type}
%variable = OpVariable %to_type ${place}`,
  ),
  pairOf`built-in-integer-type/group ${inOpenCL}: a group of decorations makes a variable a built-in one
${kernelWith()}
interfaces: %variable
annotations: %group = [BuiltIn SubgroupSize] %variable
declarations: %to_type = OpTypePointer Input {%uint | wide: %ulong}
%variable = OpVariable %to_type Input`,
  ...numbers.map((name) =>
    builtIn(
      'built-in-integer-type',
      name,
      name === 'WorkDim'
        ? '{%uint | wide: %ulong | narrow: %ushort | float: %float | vector: %uint3}'
        : '{%uint | wide: %ulong}',
    ),
  ),
  ...(['GlobalLinearId', 'LocalInvocationIndex'] as const).flatMap((name) => [
    builtIn('built-in-size-type', name, '{%ulong | narrow: %uint}'),
    builtIn('built-in-size-type', name, '{%uint | wide: %ulong}', 32),
  ]),
  ...sizes.map((name) =>
    builtIn(
      'built-in-sizes-type',
      name,
      name === 'GlobalSize'
        ? '{%ulong3 | narrow: %uint3 | four: %ulong4 | scalar: %ulong | float: %float3}'
        : '{%ulong3 | narrow: %uint3}',
    ),
  ),
  builtIn(
    'built-in-sizes-type',
    'GlobalInvocationId',
    '{%uint3 | wide: %ulong3 | two: %uint2}',
    32,
  ),
]
