import type { FeatureStructure, Registry } from './registry.ts'

/** Extensions whose features duplicate those of later ones: they may not be enabled together. */
const superseded = new Set(['VK_EXT_buffer_device_address', 'VK_AMD_negative_viewport_height'])

/** Extensions without features that the harness uses, and those that let a shader use what no capability asks for. */
const used = ['VK_KHR_pipeline_library', 'VK_KHR_deferred_host_operations']

function packed(version: string | undefined): string {
  const [major = '0', minor = '0'] = version?.split('.') ?? []
  return `VK_MAKE_API_VERSION(0, ${major}, ${minor}, 0)`
}

/** The version whose own structure has all members of another one, which may not be enabled beside it. */
function containedIn(structure: FeatureStructure, all: readonly FeatureStructure[]) {
  const container = all.find(
    ({ name, members }) =>
      /^VkPhysicalDeviceVulkan1\dFeatures$/.test(name) &&
      name !== structure.name &&
      structure.members.every((member) => members.includes(member)),
  )
  return container?.version
}

function list(name: string, rows: readonly string[]): string {
  return `#define ${name}(X) \\\n${rows.map((row) => `  X(${row}) \\\n`).join('')}\n`
}

/** The registry as tables for the harness, which is compiled with it: macros that apply another macro to each row. */
export function registryHeader({
  structures,
  features,
  properties,
  extensions,
  capabilities,
  results,
}: Registry): string {
  const enabled = new Set(
    [
      ...structures.flatMap((structure) => structure.extensions),
      ...Object.values(extensions).flat(),
      ...Object.values(capabilities).flat(),
      ...used,
    ].filter((name) => /^VK_(?!VERSION_)\w+$/.test(name) && !superseded.has(name)),
  )
  const words = (texts: readonly string[]) => JSON.stringify(texts.join(' '))
  return [
    '/* From vk.xml of the headers beside which this was compiled. */\n',
    list(
      'FEATURE_STRUCTURES',
      structures.map((structure) =>
        [
          structure.name,
          structure.type,
          structure.version === undefined ? 'UINT32_MAX' : packed(structure.version),
        ]
          .concat(words(structure.extensions))
          .concat(
            containedIn(structure, structures)
              ? packed(containedIn(structure, structures))
              : 'UINT32_MAX',
          )
          .concat(words(structure.members))
          .join(', '),
      ),
    ),
    `#define FEATURES ${words(features)}\n\n`,
    list(
      'PROPERTIES',
      properties.map(({ structure, member, value }) => `${structure}, ${member}, ${value}`),
    ),
    list(
      'EXTENSIONS',
      [...enabled].sort().map((name) => JSON.stringify(name)),
    ),
    list('RESULTS', results),
  ].join('\n')
}
