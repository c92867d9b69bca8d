import { type Edit, pair } from '../pairs/pair.ts'

const cooperative = {
  capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR`,
  extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
  memoryModel: 'OpMemoryModel Logical Vulkan',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %elements ArrayStride 4
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`,
  declarations: `%elements = OpTypeRuntimeArray %float
%block = OpTypeStruct %elements
%to_block = OpTypePointer StorageBuffer %block
%to_float = OpTypePointer StorageBuffer %float
%matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%buffer = OpVariable %to_block StorageBuffer`,
}

const visible = 'MakePointerVisible|NonPrivatePointer %uint_2'
const available = 'MakePointerAvailable|NonPrivatePointer %uint_2'

const rules: readonly { readonly rule: string; readonly ways: Record<string, readonly Edit[]> }[] =
  [
    {
      rule: 'memory-operands-non-private',
      ways: {
        load: [[visible, 'MakePointerVisible %uint_2']],
        store: [[available, 'MakePointerAvailable %uint_2']],
      },
    },
    { rule: 'memory-operands-available', ways: { load: [[visible, available]] } },
    { rule: 'memory-operands-visible', ways: { store: [[available, visible]] } },
  ]

/** Pairs of the rules on memory operands, of loads and stores of cooperative matrices. */
export const pairs = [
  pair(
    'memory-operands-aligned',
    'cooperative-matrices',
    'alignments of cooperative matrices are powers of two',
    {
      ...cooperative,
      body: `%first = OpAccessChain %to_float %buffer %uint_0 %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix %first %uint_0 %uint_8 Aligned 16
OpCooperativeMatrixStoreKHR %first %loaded %uint_0 %uint_8 Volatile|Aligned 32`,
    },
    {
      load: [['Aligned 16', 'Aligned 20']],
      store: [['Volatile|Aligned 32', 'Volatile|Aligned 0']],
    },
  ),
  ...rules.map(({ rule, ways }) =>
    pair(
      rule,
      'cooperative-matrices',
      'a cooperative matrix is made visible when it is loaded, available when it is stored',
      {
        ...cooperative,
        body: `%first = OpAccessChain %to_float %buffer %uint_0 %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix %first %uint_0 %uint_8 ${visible}
OpCooperativeMatrixStoreKHR %first %loaded %uint_0 %uint_8 ${available}`,
      },
      ways,
    ),
  ),
]
