import type { Module } from '#reference/module'
import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import type { Device } from './device.ts'
import type { Registry } from './registry.ts'

/**
 * The versions of Vulkan or extensions that a device must offer for a version of SPIR-V, by minor version; any of them.
 */
const versions: readonly (readonly string[])[] = [
  ['VK_VERSION_1_0'],
  ['VK_VERSION_1_1'],
  ['VK_VERSION_1_1'],
  ['VK_VERSION_1_1'],
  ['VK_VERSION_1_2', 'VK_KHR_spirv_1_4'],
  ['VK_VERSION_1_2'],
  ['VK_VERSION_1_3'],
]

/** Why a device is not given a module; `undefined` if it has all that the module declares to need. */
export type Missing = (module: Module) => string | undefined

/**
 * Whether a set of extended instructions is of Vulkan: the arithmetic of shaders, what any reader may skip, and sets that are named
 * after an extension of SPIR-V, which the module declares as well.
 */
function isOfVulkan(set: string): boolean {
  return set === 'GLSL.std.450' || set.startsWith('NonSemantic.') || set.startsWith('SPV_')
}

/** The feature alone, for a message. */
function short(offers: readonly string[]): string {
  return offers.map((offer) => offer.replace(/^VkPhysicalDevice/, '')).join(' or ')
}

/**
 * Compares the declarations of a module (its version, capabilities, extensions and imported sets) with the offers of a device. The
 * answer depends on the declarations alone, never on the driver's treatment of the module.
 */
export function missingOf(registry: Registry, device: Device): Missing {
  const offered = new Set(device.offers)
  const capabilities = new Map(
    Object.entries(registry.capabilities).map(([name, offers]) => [
      enumerantByName('Capability', name)?.value,
      offers,
    ]),
  )
  const lacks = (what: string, offers: readonly string[] | undefined): string | undefined => {
    if (offers === undefined) return `Vulkan has nothing for ${what}`
    if (offers.some((offer) => offered.has(offer))) return undefined
    return `${device.name} does not have ${short(offers)} for ${what}`
  }
  return (module) => {
    const minor = (module.version >>> 8) & 0xff
    const version = lacks(`SPIR-V 1.${minor}`, versions[minor])
    if (version !== undefined) return version
    for (const { operands } of module.all('OpCapability')) {
      const value = operands[0]?.value ?? -1
      const name = enumerantByValue('Capability', value)?.name ?? String(value)
      const why = lacks(`the capability ${name}`, capabilities.get(value))
      if (why !== undefined) return why
    }
    for (const name of module.extensions) {
      const offers = Object.hasOwn(registry.extensions, name)
        ? registry.extensions[name]
        : undefined
      const why = lacks(`the extension ${name}`, offers)
      if (why !== undefined) return why
    }
    for (const { result } of module.all('OpExtInstImport')) {
      const set = module.importName(result)
      if (set !== undefined && !isOfVulkan(set))
        return lacks(`the instruction set ${set}`, undefined)
    }
    return undefined
  }
}
