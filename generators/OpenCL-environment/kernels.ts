import { pairIn, pairOf, piecesOf } from '../pairs/pair-of.ts'
import { imageType, inOpenCL, kernelWith, since20 } from './shared/kernels.ts'

/** A kernel whose argument has a type, and one for each way of breaking a rule on it. */
function argument(
  heading: string,
  summary: string,
  type: string,
  { capabilities = [], declarations = '' }: { capabilities?: string[]; declarations?: string } = {},
) {
  return pairOf`${heading}
${summary}
${kernelWith(...capabilities)}
declarations: ${declarations}
%taking = OpTypeFunction %void ${type}
main: %main = OpFunction %void None %taking
%argument = OpFunctionParameter ${type}
%entry:`
}

/** Functions that call each other in a way. */
const calls = piecesOf`before: %void %outer()
%calls_inner = OpFunctionCall %void %uints_only
after: %void %uints_only()
{| itself: %again = OpFunctionCall %void %uints_only | each-other: %again = OpFunctionCall %void %outer}`

/** Pairs of the rules on kernels. */
export const pairs = [
  pairIn(kernelWith())`kernel-returns-void/kernel ${inOpenCL}: a kernel has no result
declarations: %returning = OpTypeFunction {%void | integer: %uint | float: %float}
main: %main = OpFunction {%void | integer: %uint | float: %float} None %returning
%entry:
end: {OpReturn | integer: OpReturnValue %uint_0 | float: OpReturnValue %float_0}`,
  argument(
    `kernel-argument-type/values ${inOpenCL}`,
    'a kernel takes a structure',
    '{%uint_pair | boolean: %bool | array: %uints | event: %event | opaque: %secret}',
    { declarations: '%secret = OpTypeOpaque "secret"' },
  ),
  argument(
    `kernel-argument-type/images ${inOpenCL}`,
    'a kernel takes an image',
    `{%${imageType('2D')} | sampled: %sampled_${imageType('2D')}}`,
  ),
  argument(
    `kernel-argument-type/queues ${since20}`,
    'a kernel takes a queue',
    '{%queue | event: %device_event | reservation: %reserve_id}',
    { capabilities: ['DeviceEnqueue'], declarations: '%queue = OpTypeQueue' },
  ),
  argument(
    'kernel-argument-type/pipes in opencl2.2',
    'a kernel takes a pipe',
    '{%pipe | storage: %storage}',
    {
      capabilities: ['PipeStorage'],
      declarations: `%pipe = OpTypePipe ReadOnly
%storage = OpTypePipeStorage`,
    },
  ),
  argument(
    `kernel-argument-member-type/members ${inOpenCL}`,
    'a kernel takes a structure of numbers, vectors, pointers and structures',
    '%argument_type',
    {
      capabilities: ['ImageBasic'],
      declarations: `%argument_type = OpTypeStruct {%uint | boolean: %bool} %float4 {%pointer_CrossWorkgroup_uint | event: %event} {%uint_pair | sampler: %sampler}`,
    },
  ),
  argument(
    `kernel-argument-member-array/nested ${inOpenCL}`,
    'a kernel takes an array in a structure in a structure',
    '%argument_type',
    {
      declarations: `%argument_type = OpTypeStruct %uint {%uints_only | array: %uints}`,
    },
  ),
  argument(
    `kernel-argument-member-array/members ${inOpenCL}`,
    'a kernel takes a structure of vectors and numbers',
    '%argument_type',
    { declarations: `%argument_type = OpTypeStruct %float4 {%uint | last: %uints}` },
  ),
  pairOf`kernel-argument-by-value/structure ${inOpenCL}: a kernel takes a structure by its address
${kernelWith()}
annotations: %argument FuncParamAttr {NoAlias | by-value: ByVal}
declarations: %taking = OpTypeFunction %void {%pointer_CrossWorkgroup_uint_pair | by-value: %pointer_Function_uint_pair}
main: %main = OpFunction %void None %taking
%argument = OpFunctionParameter {%pointer_CrossWorkgroup_uint_pair | by-value: %pointer_Function_uint_pair}
%entry:`,
  argument(
    `kernel-argument-storage-class/pointers ${inOpenCL}`,
    'a kernel takes a pointer to global memory',
    '{%pointer_CrossWorkgroup_uint | function: %pointer_Function_uint | structure: %pointer_Function_uint_pair | input: %pointer_Input_uint}',
  ),
  argument(
    `kernel-argument-storage-class/generic ${since20}`,
    'a kernel takes a pointer to local memory',
    '{%pointer_Workgroup_float | generic: %pointer_Generic_float}',
    { capabilities: ['GenericPointer'] },
  ),
  argument(
    `kernel-argument-storage-class/constant ${inOpenCL}`,
    'a kernel takes a pointer to constant memory',
    '{%pointer_UniformConstant_float4 | function: %pointer_Function_float4}',
  ),
  pairOf`kernel-argument-type/called ${inOpenCL}: a function that is no kernel takes a boolean and returns one
${kernelWith()}
before: %bool %decide(%bool %given)
OpReturnValue %given
main: %main = OpFunction %void None {%signature_void_of_uint | boolean: %signature_void_of_bool}
%number = OpFunctionParameter {%uint | boolean: %bool}
%entry:
body: %decided = OpFunctionCall %bool %decide %true`,
  pairOf`no-recursion/chain ${inOpenCL}: a kernel calls a function that calls another one
${kernelWith()}${calls}
body: %calls = OpFunctionCall %void %outer`,
]
