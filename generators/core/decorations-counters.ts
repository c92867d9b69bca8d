import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'

/** A compute shader with three buffers in Uniform, a counter before the others, and variables in other storage classes. */
const buffers = {
  entryPoints:
    'OpEntryPoint GLCompute %main "main" %buffer %counter %spare %storage %pushed %own %shared %texture',
  declarations: `%block = OpTypeStruct %uint4
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%pointer_block = OpTypePointer Uniform %block
%pointer_vector = OpTypePointer Uniform %uint4
%pointer_storage = OpTypePointer StorageBuffer %block
%pointer_pushed = OpTypePointer PushConstant %block
%pointer_own = OpTypePointer Private %uint
%pointer_shared = OpTypePointer Workgroup %uint
%pointer_texture = OpTypePointer UniformConstant %image
%pointer_local = OpTypePointer Function %uint
%of_pointer = OpTypeFunction %uint %pointer_local
%counter = OpVariable %pointer_block Uniform
%buffer = OpVariable %pointer_block Uniform
%storage = OpVariable %pointer_storage StorageBuffer
%pushed = OpVariable %pointer_pushed PushConstant
%own = OpVariable %pointer_own Private
%shared = OpVariable %pointer_shared Workgroup
%texture = OpVariable %pointer_texture UniformConstant
%spare = OpVariable %pointer_block Uniform
%nothing = OpConstantNull %uint4`,
  before: `%helper = OpFunction %uint None %of_pointer
%parameter = OpFunctionParameter %pointer_local
%begin = OpLabel
%seen = OpLoad %uint %parameter
OpReturnValue %seen
OpFunctionEnd`,
  body: `%local = OpVariable %pointer_local Function
%member = OpAccessChain %pointer_vector %buffer %uint_0
%read = OpLoad %uint4 %member`,
}

/** A set and a binding for each of these. */
function bound(names: readonly string[]): string {
  return names
    .map((name, at) => `OpDecorate %${name} DescriptorSet 0\nOpDecorate %${name} Binding ${at}`)
    .join('\n')
}

const laidOut = 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0'

const bindings = `${laidOut}\n${bound(['buffer', 'counter', 'spare', 'storage', 'texture'])}`

/** Two buffers of which the second is declared first, and a variable that is none. */
function declared(second: string, first: string) {
  return {
    entryPoints: 'OpEntryPoint GLCompute %main "main"',
    declarations: `%block = OpTypeStruct %uint4
%pointer_block = OpTypePointer Uniform %block
%pointer_own = OpTypePointer Private %uint
%${first} = OpVariable %pointer_block Uniform
%${second} = OpVariable %pointer_block Uniform
%own = OpVariable %pointer_own Private`,
  }
}

/** Pairs of the rule on buffers that count what is in others. */
export const pairs = [
  pair(
    'counter-buffer-target',
    'counted',
    'a buffer in Uniform names another one, be it of another buffer too',
    {
      ...buffers,
      annotations: `${bindings}
OpDecorateId %buffer CounterBuffer %counter
OpDecorateId %spare CounterBuffer %counter`,
    },
    {
      ...instead('OpDecorateId %buffer CounterBuffer', {
        'storage-buffer': 'OpDecorateId %storage CounterBuffer',
        'push-constant': 'OpDecorateId %pushed CounterBuffer',
        private: 'OpDecorateId %own CounterBuffer',
        workgroup: 'OpDecorateId %shared CounterBuffer',
        image: 'OpDecorateId %texture CounterBuffer',
        'local-variable': 'OpDecorateId %local CounterBuffer',
        block: 'OpDecorateId %block CounterBuffer',
        'pointer-type': 'OpDecorateId %pointer_block CounterBuffer',
        member: 'OpDecorateId %member CounterBuffer',
        'read-value': 'OpDecorateId %read CounterBuffer',
        parameter: 'OpDecorateId %parameter CounterBuffer',
        function: 'OpDecorateId %helper CounterBuffer',
        constant: 'OpDecorateId %uint_0 CounterBuffer',
      }),
      ...instead('%spare CounterBuffer %counter', {
        'by-a-storage-buffer': '%spare CounterBuffer %storage',
        'by-a-push-constant': '%spare CounterBuffer %pushed',
        'by-a-private-variable': '%spare CounterBuffer %own',
        'by-a-workgroup-variable': '%spare CounterBuffer %shared',
        'by-an-image': '%spare CounterBuffer %texture',
        'by-a-local-variable': '%spare CounterBuffer %local',
        'by-a-constant': '%spare CounterBuffer %uint_0',
        'by-a-null-constant': '%spare CounterBuffer %nothing',
      }),
    },
    { environments: ['spv1.4', 'spv1.6'] },
  ),
  pair(
    'counter-buffer-target',
    'of-a-counter',
    'a counter has a counter of its own',
    {
      ...buffers,
      annotations: `${bindings}
OpDecorateId %buffer CounterBuffer %counter
OpDecorateId %spare CounterBuffer %buffer`,
    },
    {
      'by-a-storage-buffer': [['%spare CounterBuffer %buffer', '%spare CounterBuffer %storage']],
      'of-a-storage-buffer': [['%spare CounterBuffer %buffer', '%storage CounterBuffer %buffer']],
    },
  ),
  pair(
    'counter-buffer-target',
    'of-arrays',
    'an array of buffers is counted by an array of counters',
    {
      ...buffers,
      annotations: `${bindings}
OpDecorate %many DescriptorSet 1
OpDecorate %many Binding 0
OpDecorate %counters DescriptorSet 1
OpDecorate %counters Binding 1
OpDecorate %stored DescriptorSet 1
OpDecorate %stored Binding 2
OpDecorateId %many CounterBuffer %counters`,
      entryPoints: `${buffers.entryPoints} %many %counters %stored`,
      declarations: `${buffers.declarations}
%blocks = OpTypeArray %block %uint_4
%pointer_blocks = OpTypePointer Uniform %blocks
%pointer_stored = OpTypePointer StorageBuffer %blocks
%counters = OpVariable %pointer_blocks Uniform
%stored = OpVariable %pointer_stored StorageBuffer
%many = OpVariable %pointer_blocks Uniform`,
      body: `${buffers.body}\n%chosen = OpAccessChain %pointer_block %many %uint_1`,
    },
    {
      'array-type': [['OpDecorateId %many', 'OpDecorateId %blocks']],
      'one-of-them': [['OpDecorateId %many', 'OpDecorateId %chosen']],
      'stored-array': [['OpDecorateId %many', 'OpDecorateId %stored']],
      'by-a-stored-array': [['CounterBuffer %counters', 'CounterBuffer %stored']],
    },
  ),
  ...[
    ['counter-first', 'buffer', 'counter'],
    ['buffer-first', 'counter', 'buffer'],
  ].map(([name = '', second = '', first = '']) =>
    pair(
      'counter-buffer-target',
      `by-an-extension-${name}`,
      'before it was core the decoration came by an extension, of buffers in any order',
      {
        ...declared(second, first),
        extensions: 'OpExtension "SPV_GOOGLE_hlsl_functionality1"',
        annotations: `OpDecorate %block BufferBlock
OpMemberDecorate %block 0 Offset 0
${bound(['buffer', 'counter'])}
OpDecorateId %buffer HlslCounterBufferGOOGLE %counter`,
      },
      {
        private: [['OpDecorateId %buffer', 'OpDecorateId %own']],
        block: [['OpDecorateId %buffer', 'OpDecorateId %block']],
        'by-a-private-variable': [['GOOGLE %counter', 'GOOGLE %own']],
        'by-a-constant': [['GOOGLE %counter', 'GOOGLE %uint_0']],
      },
      { environments: ['spv1.0', 'spv1.3'] },
    ),
  ),
  pair(
    'counter-buffer-target',
    'by-a-group',
    'a group of decorations is given to buffers',
    {
      ...buffers,
      annotations: `${bindings}
OpDecorateId %group CounterBuffer %counter
%group = OpDecorationGroup
OpGroupDecorate %group %buffer %spare`,
    },
    {
      'one-of-two': [['%group %buffer %spare', '%group %buffer %storage']],
      'first-of-two': [['%group %buffer %spare', '%group %own %spare']],
      'by-a-storage-buffer': [['%group CounterBuffer %counter', '%group CounterBuffer %storage']],
    },
  ),
  pair(
    'counter-buffer-target',
    'untyped',
    'variables that do not say what they hold are in a storage class as others are',
    {
      ...buffers,
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      entryPoints: `${buffers.entryPoints} %untyped %untyped_counter %untyped_stored`,
      annotations: `${bindings}
OpDecorate %untyped DescriptorSet 1
OpDecorate %untyped Binding 0
OpDecorate %untyped_counter DescriptorSet 1
OpDecorate %untyped_counter Binding 1
OpDecorate %untyped_stored DescriptorSet 1
OpDecorate %untyped_stored Binding 2
OpDecorateId %untyped CounterBuffer %counter
OpDecorateId %buffer CounterBuffer %untyped_counter`,
      declarations: buffers.declarations.replace(
        '%buffer =',
        `%untyped_pointer = OpTypeUntypedPointerKHR Uniform
%untyped_pointer_stored = OpTypeUntypedPointerKHR StorageBuffer
%untyped = OpUntypedVariableKHR %untyped_pointer Uniform %block
%untyped_counter = OpUntypedVariableKHR %untyped_pointer Uniform %block
%untyped_stored = OpUntypedVariableKHR %untyped_pointer_stored StorageBuffer %block
%buffer =`,
      ),
    },
    {
      stored: [['%untyped CounterBuffer', '%untyped_stored CounterBuffer']],
      'by-a-stored-one': [['CounterBuffer %untyped_counter', 'CounterBuffer %untyped_stored']],
    },
  ),
]
