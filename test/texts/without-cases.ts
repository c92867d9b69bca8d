/** Rules of the runtime validation of Vulkan that a module decides and that have no makers yet. */
const withoutMakers: readonly string[] = [
  'Vulkan-environment/interface-8-bit',
  'Vulkan-environment/subpass-array-attachment-index',
  'Vulkan-environment/written-texel-components',
  'Vulkan-environment/mesh-vertex-count',
  'Vulkan-environment/mesh-primitive-count',
  'Vulkan-environment/ray-query-finite',
  'Vulkan-environment/ray-query-interval-positive',
  'Vulkan-environment/ray-query-interval-ordered',
  'Vulkan-environment/trace-ray-finite',
  'Vulkan-environment/trace-ray-interval-positive',
  'Vulkan-environment/trace-ray-interval-ordered',
  'Vulkan-environment/trace-ray-motion-finite',
  'Vulkan-environment/trace-ray-motion-interval-positive',
  'Vulkan-environment/trace-ray-motion-interval-ordered',
  'Vulkan-environment/trace-ray-motion-time',
  'Vulkan-environment/ray-query-flags-skip-one',
  'Vulkan-environment/ray-query-flags-skip-or-cull',
  'Vulkan-environment/trace-ray-flags-skip-one',
  'Vulkan-environment/trace-ray-flags-cull-one-face',
  'Vulkan-environment/trace-ray-flags-one-opacity',
  'Vulkan-environment/ray-flags-micromap',
  'Vulkan-environment/hit-kind-range',
]

/** Rules whose modules are not cases, and why. Tests of the judge show them. */
export const withoutCases: ReadonlyMap<string, string> = new Map([
  ['core/whole-words', 'cases are words, and the octets after the last word are not a word'],
  ['core/global-variable-limit', 'larger than a file of the corpus should be'],
  ['core/local-variable-limit', 'larger than a file of the corpus should be'],
  ['core/switch-limit', 'larger than a file of the corpus should be'],
  [
    'core/control-flow-nesting-limit',
    'larger than a file of the corpus should be, and spirv-val takes minutes for the control',
  ],
  ['core/call-argument-limit', 'a call of so many breaks the limit of parameters as well'],
  ...withoutMakers.map((id): [string, string] => [id, 'no maker has been written yet']),
])
