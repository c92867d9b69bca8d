import { XMLParser } from 'fast-xml-parser'

/** A structure of features, which a device fills in and which is handed back to enable them. */
export interface FeatureStructure {
  readonly name: string
  /** Its `VkStructureType`. */
  readonly type: string
  /** The version of Vulkan that has it, as `1.2`; absent if only extensions have it. */
  readonly version?: string
  /** Extensions that have it. */
  readonly extensions: readonly string[]
  /** All are `VkBool32`, in this order after `pNext`. */
  readonly members: readonly string[]
}

/** A property that a capability depends on: a member of a structure, which is this value or has its bits. */
export interface NeededProperty {
  readonly structure: string
  readonly member: string
  readonly value: string
}

/**
 * The parts of the registry of Vulkan about shaders. Things that a device may offer are written as a version
 * (`VK_VERSION_1_2`), an extension (`VK_KHR_ray_query`), a feature (`VkPhysicalDeviceFeatures.shaderInt64`) or a
 * property (`VkPhysicalDeviceVulkan11Properties.subgroupSupportedOperations=VK_SUBGROUP_FEATURE_VOTE_BIT`).
 */
export interface Registry {
  readonly structures: readonly FeatureStructure[]
  /** Members of `VkPhysicalDeviceFeatures`. */
  readonly features: readonly string[]
  readonly properties: readonly NeededProperty[]
  /** Keyed by name of a capability of SPIR-V: a device must offer one of these. */
  readonly capabilities: Readonly<Record<string, readonly string[]>>
  /** Keyed by name of an extension of SPIR-V: a device must offer one of these. */
  readonly extensions: Readonly<Record<string, readonly string[]>>
  /** Names of `VkResult`. */
  readonly results: readonly string[]
}

type Node = Readonly<Record<string, unknown>>

/** The children with that name; there may be none. */
function children(node: unknown, name: string): readonly Node[] {
  const found = typeof node === 'object' && node !== null ? (node as Node)[name] : undefined
  if (found === undefined) return []
  return (Array.isArray(found) ? found : [found]).filter((child) => typeof child === 'object')
}

function attribute(node: Node, name: string): string {
  const value = node[`@${name}`]
  return typeof value === 'string' ? value : ''
}

/** The text of a child; some have attributes besides. */
function text(node: Node, name: string): string {
  const child = node[name]
  return String(typeof child === 'object' && child !== null ? (child as Node)['#text'] : child)
}

function listed(node: Node, name: string): readonly string[] {
  return attribute(node, name).split(',')
}

/** The origin of structures: versions and extensions whose declarations `vulkan_core.h` has without being asked. */
function providers(registry: Node) {
  const versions = new Map<string, string>()
  const extensions = new Map<string, string[]>()
  const required = (node: Node) =>
    children(node, 'require').flatMap((child) => children(child, 'type'))
  for (const version of children(registry, 'feature').filter((feature) =>
    listed(feature, 'api').includes('vulkan'),
  ))
    for (const type of required(version))
      versions.set(attribute(type, 'name'), attribute(version, 'number'))
  for (const extension of children(children(registry, 'extensions')[0], 'extension')) {
    if (!listed(extension, 'supported').includes('vulkan')) continue
    if (attribute(extension, 'platform') !== '') continue
    for (const type of required(extension)) {
      const name = attribute(type, 'name')
      extensions.set(name, [...(extensions.get(name) ?? []), attribute(extension, 'name')])
    }
  }
  return { versions, extensions }
}

function membersOf(structure: Node): readonly Node[] {
  return children(structure, 'member').filter(
    (member) => !['sType', 'pNext'].includes(text(member, 'name')),
  )
}

/** The conditions of a capability or an extension of SPIR-V, one `enable` each. */
function offers(node: Node): readonly string[] {
  return children(node, 'enable').map((enable) => {
    const [structure, property] = [attribute(enable, 'struct'), attribute(enable, 'property')]
    if (structure !== '') return `${structure}.${attribute(enable, 'feature')}`
    if (property !== '')
      return `${property}.${attribute(enable, 'member')}=${attribute(enable, 'value')}`
    return attribute(enable, 'version') || attribute(enable, 'extension')
  })
}

function byName(nodes: readonly Node[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(nodes.map((node) => [attribute(node, 'name'), offers(node)]))
}

/** Reads the registry of Vulkan: the text of `vk.xml`, as it comes with the headers. */
export function readRegistry(xml: string): Registry {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    processEntities: false,
  })
  const registry = children(parser.parse(xml), 'registry')[0] ?? {}
  const types = children(children(registry, 'types')[0], 'type')
  const { versions, extensions } = providers(registry)
  for (const alias of types.filter((type) => attribute(type, 'alias') !== '')) {
    const [name, aliased] = [attribute(alias, 'name'), attribute(alias, 'alias')]
    extensions.set(aliased, [...(extensions.get(aliased) ?? []), ...(extensions.get(name) ?? [])])
  }
  const structures = types.flatMap((typeNode): FeatureStructure[] => {
    const name = attribute(typeNode, 'name')
    const extended = listed(typeNode, 'structextends')
    const isFeatures = ['VkPhysicalDeviceFeatures2', 'VkDeviceCreateInfo'].every((name) =>
      extended.includes(name),
    )
    const members = membersOf(typeNode)
    const type = children(typeNode, 'member').find((member) => text(member, 'name') === 'sType')
    const [version, extensionNames] = [versions.get(name), extensions.get(name) ?? []]
    if (!isFeatures || type === undefined || (version === undefined && extensionNames.length === 0))
      return []
    if (members.some((member) => text(member, 'type') !== 'VkBool32')) return []
    return [
      {
        ...{ name, type: attribute(type, 'values'), extensions: extensionNames },
        ...(version === undefined ? {} : { version }),
        members: members.map((member) => text(member, 'name')),
      },
    ]
  })
  const features =
    types.find((type) => attribute(type, 'name') === 'VkPhysicalDeviceFeatures') ?? {}
  const capabilities = byName(
    children(children(registry, 'spirvcapabilities')[0], 'spirvcapability'),
  )
  const properties = [...new Set(Object.values(capabilities).flat())].flatMap((offer) => {
    const [, structure, member, value] = /^(\w+)\.(\w+)=(\w+)$/.exec(offer) ?? []
    return structure && member && value ? [{ structure, member, value }] : []
  })
  const results =
    children(registry, 'enums').find((group) => attribute(group, 'name') === 'VkResult') ?? {}
  return {
    structures,
    features: membersOf(features).map((member) => text(member, 'name')),
    properties,
    capabilities,
    extensions: byName(children(children(registry, 'spirvextensions')[0], 'spirvextension')),
    results: children(results, 'enum').map((value) => attribute(value, 'name')),
  }
}
