import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'

const plain = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %from %to',
  declarations: `%shared = OpTypePointer Workgroup %uint
%from = OpVariable %shared Workgroup
%to = OpVariable %shared Workgroup`,
}

const vulkan = {
  ...plain,
  capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

/** As `vulkan`, with physical pointers, so that copies by size are at hand. */
const physicalVulkan = {
  ...vulkan,
  capabilities: `${vulkan.capabilities}\nOpCapability Addresses`,
  memoryModel: 'OpMemoryModel Physical64 Vulkan',
}

const physicalKernel = {
  ...kernel,
  declarations: plain.declarations,
}

const copies = [
  {
    prefix: 'copy-memory',
    instruction: 'OpCopyMemory %to %from',
    before14: { ...plain, entryPoints: 'OpEntryPoint GLCompute %main "main"' },
    pieces: vulkan,
  },
  {
    prefix: 'copy-sized',
    instruction: 'OpCopyMemorySized %to %from %uint_4',
    before14: physicalKernel,
    pieces: physicalVulkan,
  },
]

const available = 'MakePointerAvailable|NonPrivatePointer %uint_2'
const visible = 'MakePointerVisible|NonPrivatePointer %uint_2'
const both = 'MakePointerAvailable|MakePointerVisible|NonPrivatePointer %uint_2 %uint_2'

/** Pairs of the rules on memory operands. */
export const pairs = [
  ...copies.flatMap(({ prefix, instruction, before14, pieces }) => [
    pair(
      `${prefix}-mask-count`,
      'before-1-4',
      'a copy has one mask for both of its pointers',
      { ...before14, body: `${instruction} Volatile|Aligned 4` },
      {
        'two-equal-masks': [['Volatile|Aligned 4', 'Volatile|Aligned 4 Volatile|Aligned 4']],
        'none-for-the-source': [['Volatile|Aligned 4', 'Volatile|Aligned 4 None']],
        'none-twice': [['Volatile|Aligned 4', 'None None']],
      },
      { environments: ['spv1.3'] },
    ),
    pair(
      `${prefix}-mask-count`,
      'in-1-0',
      'a copy has an empty mask or none',
      { ...before14, body: `${instruction}\n${instruction} None` },
      { 'two-masks': [[`${instruction} None`, `${instruction} Nontemporal Nontemporal`]] },
      { environments: ['spv1.0'] },
    ),
    pair(
      `${prefix}-target-mask`,
      'two-masks',
      'the target of a copy is made available, its source visible',
      { ...pieces, body: `${instruction} ${available} ${visible}` },
      {
        'visible-target': [[available, visible]],
        'available-and-visible-target': [[available, both]],
        'aligned-visible-target': [
          [available, 'Aligned|MakePointerVisible|NonPrivatePointer 4 %uint_2'],
        ],
      },
    ),
    pair(
      `${prefix}-target-mask`,
      'one-mask',
      'one mask for both pointers makes available and visible, the first of two does not',
      {
        ...pieces,
        body: `${instruction} ${both}\n${instruction} NonPrivatePointer NonPrivatePointer`,
      },
      {
        'visible-target': [['NonPrivatePointer NonPrivatePointer', `${visible} NonPrivatePointer`]],
      },
    ),
    pair(
      `${prefix}-source-mask`,
      'two-masks',
      'the source of a copy is made visible, its target available',
      { ...pieces, body: `${instruction} ${available} ${visible}` },
      {
        'available-source': [[visible, available]],
        'available-and-visible-source': [[visible, both]],
        'volatile-available-source': [
          [visible, 'Volatile|MakePointerAvailable|NonPrivatePointer %uint_2'],
        ],
      },
    ),
    pair(
      `${prefix}-source-mask`,
      'one-mask',
      'one mask for both pointers makes available and visible, the second of two does not',
      { ...pieces, body: `${instruction} ${both}\n${instruction} None NonPrivatePointer` },
      { 'available-source': [['None NonPrivatePointer', `None ${available}`]] },
    ),
  ]),
  pair(
    'memory-operands-aligned',
    'loads-and-stores',
    'alignments are powers of two, 1 among them',
    {
      ...plain,
      body: `%first = OpLoad %uint %from Aligned 1
%second = OpLoad %uint %from Volatile|Aligned 0x80000000
OpStore %to %first Aligned 16`,
    },
    {
      'load-of-0': [['Aligned 1\n', 'Aligned 0\n']],
      'load-of-3': [['Aligned 1\n', 'Aligned 3\n']],
      'load-of-two-bits': [['Volatile|Aligned 0x80000000', 'Volatile|Aligned 0x80000001']],
      'store-of-12': [['Aligned 16', 'Aligned 12']],
      'store-of-0': [['Aligned 16', 'Aligned 0']],
    },
  ),
  pair(
    'memory-operands-aligned',
    'copies',
    'both alignments of copies are powers of two',
    {
      ...physicalVulkan,
      body: `OpCopyMemory %to %from Aligned 4
OpCopyMemory %to %from Volatile|Aligned 8 Nontemporal|Aligned 2
OpCopyMemorySized %to %from %uint_4 Volatile|Aligned 32 Nontemporal|Aligned 64`,
    },
    {
      'one-mask': [['from Aligned 4', 'from Aligned 5']],
      target: [['Aligned 8', 'Aligned 6']],
      source: [['Aligned 2\n', 'Aligned 0\n']],
      'sized-target': [['Aligned 32', 'Aligned 33']],
      'sized-source': [['Aligned 64', 'Aligned 63']],
    },
  ),
  pair(
    'memory-operands-non-private',
    'loads-and-stores',
    'what is made available or visible is not private',
    {
      ...vulkan,
      body: `%value = OpLoad %uint %from Volatile|${visible}
OpStore %to %value ${available}
OpStore %to %value NonPrivatePointer`,
    },
    {
      load: [[`Volatile|${visible}`, 'Volatile|MakePointerVisible %uint_2']],
      store: [[available, 'MakePointerAvailable %uint_2']],
      'aligned-store': [[available, 'Aligned|MakePointerAvailable 4 %uint_2']],
    },
  ),
  pair(
    'memory-operands-non-private',
    'copies',
    'each mask of a copy that makes available or visible says that the pointer is not private',
    {
      ...physicalVulkan,
      body: `OpCopyMemory %to %from ${both}
OpCopyMemory %to %from ${available} Aligned|${visible.replace(' ', ' 4 ')}
OpCopyMemorySized %to %from %uint_4 Volatile|${available} Nontemporal|${visible}`,
    },
    {
      'one-mask': [[both, 'MakePointerAvailable|MakePointerVisible %uint_2 %uint_2']],
      target: [[`from ${available} Aligned`, 'from MakePointerAvailable %uint_2 Aligned']],
      source: [['Aligned|MakePointerVisible|NonPrivatePointer', 'Aligned|MakePointerVisible']],
      'sized-target': [[`Volatile|${available}`, 'Volatile|MakePointerAvailable %uint_2']],
      'sized-source': [[`Nontemporal|${visible}`, 'Nontemporal|MakePointerVisible %uint_2']],
    },
  ),
  pair(
    'memory-operands-available',
    'load',
    'a load makes visible, the stores make available',
    {
      ...vulkan,
      body: `%value = OpLoad %uint %from ${visible}
OpStore %to %value ${available}
OpCopyMemory %to %from ${both}`,
    },
    {
      'instead-of-visible': [[`%from ${visible}`, `%from ${available}`]],
      'with-visible': [[`%from ${visible}`, `%from ${both}`]],
      'volatile-and-aligned': [
        [
          `%from ${visible}`,
          '%from Volatile|Aligned|MakePointerAvailable|NonPrivatePointer 4 %uint_2',
        ],
      ],
    },
  ),
  pair(
    'memory-operands-visible',
    'store',
    'a store makes available, the loads make visible',
    {
      ...vulkan,
      body: `%value = OpLoad %uint %from ${visible}
OpStore %to %value ${available}
OpCopyMemory %to %from ${both}`,
    },
    {
      'instead-of-available': [[`%value ${available}`, `%value ${visible}`]],
      'with-available': [[`%value ${available}`, `%value ${both}`]],
      'volatile-and-aligned': [
        [
          `%value ${available}`,
          '%value Volatile|Aligned|MakePointerVisible|NonPrivatePointer 4 %uint_2',
        ],
      ],
    },
  ),
]
