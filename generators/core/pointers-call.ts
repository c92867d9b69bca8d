import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf } from '../pairs/pieces.ts'

const classes = [
  ['uniform_constant', 'UniformConstant', '%uint'],
  ['function', 'Function', '%uint'],
  ['private', 'Private', '%uint'],
  ['workgroup', 'Workgroup', '%uint'],
  ['counter', 'AtomicCounter', '%uint'],
  ['cross_workgroup', 'CrossWorkgroup', '%uint'],
  ['input', 'Input', '%uint'],
  ['output', 'Output', '%uint'],
  ['uniform', 'Uniform', '%block'],
  ['storage_buffer', 'StorageBuffer', '%block'],
  ['push_constant', 'PushConstant', '%block'],
] as const

const outside = classes.filter(([, storageClass]) => storageClass !== 'Function')

const variables = outside.map(([name]) => `%${name}`).join(' ')

/** A variable of each storage class, and a function that takes a pointer into it. */
const everywhere = {
  entryPoints: `OpEntryPoint Fragment %main "main" ${variables}`,
  modes: 'OpExecutionMode %main OriginUpperLeft',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingsOf(['counter', 'uniform_constant', 'uniform', 'storage_buffer'])}
OpDecorate %input Location 0
OpDecorate %input Flat
OpDecorate %output Location 0`,
  declarations: [
    '%block = OpTypeStruct %uint',
    ...classes.flatMap(([name, storageClass, type]) => [
      `%to_${name} = OpTypePointer ${storageClass} ${type}`,
      `%takes_${name} = OpTypeFunction %void %to_${name}`,
    ]),
    ...outside.map(([name, storageClass]) => `%${name} = OpVariable %to_${name} ${storageClass}`),
  ].join('\n'),
  before: classes
    .map(
      ([name]) => `%with_${name} = OpFunction %void None %takes_${name}
%${name}_parameter = OpFunctionParameter %to_${name}
%${name}_begin = OpLabel
OpReturn
OpFunctionEnd`,
    )
    .join('\n'),
}

function call(name: string, place: string): string {
  return `%called_${place} = OpFunctionCall %void %with_${name} %${name}`
}

function callsInstead(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => [
      name.replaceAll('_', '-'),
      [[call('private', 'last'), call(name, 'last')]] as const,
    ]),
  )
}

const arrays = {
  annotations: `${bindingsOf(['images', 'samplers', 'textures'])}`,
  declarations: `%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampler = OpTypeSampler
%texture = OpTypeSampledImage %image
%two_images = OpTypeArray %image %uint_2
%two_samplers = OpTypeArray %sampler %uint_2
%two_textures = OpTypeArray %texture %uint_2
%to_image = OpTypePointer UniformConstant %image
%to_sampler = OpTypePointer UniformConstant %sampler
%to_texture = OpTypePointer UniformConstant %texture
%to_two_images = OpTypePointer UniformConstant %two_images
%to_two_samplers = OpTypePointer UniformConstant %two_samplers
%to_two_textures = OpTypePointer UniformConstant %two_textures
%images = OpVariable %to_two_images UniformConstant
%samplers = OpVariable %to_two_samplers UniformConstant
%textures = OpVariable %to_two_textures UniformConstant
%takes_image_and_sampler = OpTypeFunction %void %to_image %to_sampler
%takes_images = OpTypeFunction %void %to_two_images
%takes_texture = OpTypeFunction %void %to_texture
%takes_textures = OpTypeFunction %void %to_two_textures`,
  entryPoints: 'OpEntryPoint GLCompute %main "main" %images %samplers %textures',
}

const structures = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %own %number %shared %shared_number',
  declarations: `%structure = OpTypeStruct %uint %uint
%private_structure = OpTypePointer Private %structure
%private_uint = OpTypePointer Private %uint
%shared_structure = OpTypePointer Workgroup %structure
%shared_uint = OpTypePointer Workgroup %uint
%function_structure = OpTypePointer Function %structure
%function_uint = OpTypePointer Function %uint
%own = OpVariable %private_structure Private
%number = OpVariable %private_uint Private
%shared = OpVariable %shared_structure Workgroup
%shared_number = OpVariable %shared_uint Workgroup
%takes_private = OpTypeFunction %void %private_uint
%takes_shared = OpTypeFunction %void %shared_uint
%takes_function = OpTypeFunction %void %function_uint`,
  before: `%inner = OpFunction %void None %takes_private
%inner_parameter = OpFunctionParameter %private_uint
%inner_begin = OpLabel
OpStore %inner_parameter %uint_1
OpReturn
OpFunctionEnd
%with_private = OpFunction %void None %takes_private
%parameter = OpFunctionParameter %private_uint
%begin = OpLabel
%same = OpCopyObject %private_uint %parameter
%passed_on = OpFunctionCall %void %inner %parameter
OpReturn
OpFunctionEnd
%with_shared = OpFunction %void None %takes_shared
%shared_parameter = OpFunctionParameter %shared_uint
%shared_begin = OpLabel
OpStore %shared_parameter %uint_1
OpReturn
OpFunctionEnd
%with_function = OpFunction %void None %takes_function
%function_parameter = OpFunctionParameter %function_uint
%function_begin = OpLabel
OpStore %function_parameter %uint_1
OpReturn
OpFunctionEnd`,
  body: `%local = OpVariable %function_structure Function
%local_number = OpVariable %function_uint Function
%private_member = OpAccessChain %private_uint %own %uint_1
%shared_member = OpAccessChain %shared_uint %shared %uint_0
%local_member = OpInBoundsAccessChain %function_uint %local %uint_1
%copy = OpCopyObject %function_uint %local_number
%call_private = OpFunctionCall %void %with_private %number
%call_shared = OpFunctionCall %void %with_shared %shared_number
%call_function = OpFunctionCall %void %with_function %local_number`,
}

/** Pairs of the rules on pointers that are arguments. */
export const pairs = [
  pair(
    'call-pointer-storage-class',
    'without-variable-pointers',
    'arguments point into the five storage classes that they may point into',
    {
      ...everywhere,
      capabilities: 'OpCapability Shader\nOpCapability AtomicStorage',
      body: `%function = OpVariable %to_function Function
${call('uniform_constant', 'first')}
${call('function', 'second')}
${call('workgroup', 'third')}
${call('counter', 'fourth')}
${call('private', 'last')}`,
    },
    callsInstead([
      'cross_workgroup',
      'input',
      'output',
      'uniform',
      'storage_buffer',
      'push_constant',
    ]),
  ),
  pair(
    'call-pointer-storage-class',
    'with-variable-pointers',
    'with variable pointers arguments may also point into storage buffers',
    {
      ...everywhere,
      capabilities:
        'OpCapability Shader\nOpCapability AtomicStorage\nOpCapability VariablePointers',
      body: `${call('storage_buffer', 'first')}
${call('private', 'last')}`,
    },
    callsInstead(['cross_workgroup', 'input', 'output', 'uniform', 'push_constant']),
  ),
  pairOf`call-pointer-storage-class/from-a-function
a function that is not main passes its parameter on, its storage class apart
entryPoints: OpEntryPoint Fragment %main "main" %variable %to
modes: OpExecutionMode %main OriginUpperLeft
annotations: OpDecorate %to Location 0
declarations: %private_float = OpTypePointer Private %float
%output_float = OpTypePointer Output %float
%takes_private = OpTypeFunction %void %private_float
%takes_output = OpTypeFunction %void %output_float
%variable = OpVariable %private_float Private
%to = OpVariable %output_float Output
before: %writes_output = OpFunction %void None %takes_output
%output = OpFunctionParameter %output_float
%output_begin = OpLabel
OpStore %output %float_1
OpReturn
OpFunctionEnd
%writes_private = OpFunction %void None %takes_private
%inner = OpFunctionParameter %private_float
%inner_begin = OpLabel
OpStore %inner %float_1
OpReturn
OpFunctionEnd
%helper = OpFunction %void None %takes_private
%parameter = OpFunctionParameter %private_float
%begin = OpLabel
%called = OpFunctionCall %void {%writes_private %parameter | output: %writes_output %to}
OpStore %to %float_1
OpReturn
OpFunctionEnd
body: %outer = OpFunctionCall %void %helper %variable`,
  pairOf`call-pointer-object/without-variable-pointers
arguments are whole variables and parameters
${structures}
changed: %with_private {%number | member-in-private: %private_member}
changed: %with_shared {%shared_number | member-in-workgroup: %shared_member}
changed: %with_function {%local_number | member-in-function: %local_member | copy-of-a-variable: %copy}
changed: %inner {%parameter | copy-of-a-parameter: %same}`,
  pairOf`call-pointer-object/opaque-arrays
elements of arrays of images and of samplers are passed, of sampled images the whole array
${arrays}
before: %with_both = OpFunction %void None %takes_image_and_sampler
%one_image = OpFunctionParameter %to_image
%one_sampler = OpFunctionParameter %to_sampler
%both_begin = OpLabel
OpReturn
OpFunctionEnd
%with_texture = OpFunction %void None %takes_texture
%one_texture = OpFunctionParameter %to_texture
%texture_begin = OpLabel
OpReturn
OpFunctionEnd
%with_textures = OpFunction %void None %takes_textures
%all_textures = OpFunctionParameter %to_two_textures
%textures_begin = OpLabel
OpReturn
OpFunctionEnd
%with_images = OpFunction %void None %takes_images
%all_images = OpFunctionParameter %to_two_images
%images_begin = OpLabel
%inner_sampler = OpAccessChain %to_sampler %samplers %uint_0
%inner_image = OpAccessChain %to_image %all_images %uint_1
%inner_call = OpFunctionCall %void %with_both %inner_image %inner_sampler
OpReturn
OpFunctionEnd
body: %second_image = OpAccessChain %to_image %images %uint_1
%first_sampler = OpAccessChain %to_sampler %samplers %uint_0
%second_texture = OpAccessChain %to_texture %textures %uint_1
%copied_textures = OpCopyObject %to_two_textures %textures
%first_call = OpFunctionCall %void %with_both %second_image %first_sampler
%second_call = OpFunctionCall %void %with_images %images
%third_call = OpFunctionCall %void %with_textures {%textures | copied-array: %copied_textures}`,
  pairOf`call-pointer-object/with-variable-pointers
with variable pointers members are passed where they are in StorageBuffer or Workgroup
${structures}
capabilities: OpCapability Shader
OpCapability VariablePointers
entryPoints: ${structures.entryPoints} %buffer
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('buffer')}
declarations: %block = OpTypeStruct %uint
%to_block = OpTypePointer StorageBuffer %block
%buffer_uint = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %to_block StorageBuffer
%takes_buffer = OpTypeFunction %void %buffer_uint
${structures.declarations}
before: %with_buffer = OpFunction %void None %takes_buffer
%buffer_parameter = OpFunctionParameter %buffer_uint
%buffer_begin = OpLabel
OpStore %buffer_parameter %uint_1
OpReturn
OpFunctionEnd
${structures.before}
body: ${structures.body}
%buffer_member = OpAccessChain %buffer_uint %buffer %uint_0
%call_buffer = OpFunctionCall %void %with_buffer %buffer_member
%call_again = OpFunctionCall %void %with_shared %shared_member
changed: %with_private {%number | member-in-private: %private_member}
changed: %with_function {%local_number | member-in-function: %local_member | copy-of-a-variable: %copy}
changed: %inner {%parameter | copy-of-a-parameter: %same}`,
  pairOf`call-pointer-object/lesser-capability
members in Workgroup are passed with the lesser capability as well
${structures}
capabilities: OpCapability Shader
OpCapability VariablePointersStorageBuffer
body: ${structures.body}
%call_again = OpFunctionCall %void %with_shared %shared_member
changed: %with_private {%number | member-in-private: %private_member}`,
]
