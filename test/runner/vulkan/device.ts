import { assemble } from '#generators/assembly/assemble'
import { decode } from '#reference/decode/decode'
import type { Module } from '#reference/module'
import type { Device } from '#runner/vulkan/device'

/** A device with few features. */
export const device: Device = {
  name: 'Small',
  driver: 'small',
  vulkan: '1.1',
  limits: {
    pushConstants: 128,
    sets: 4,
    invocations: 128,
    subgroupSize: 32,
    localSize: [128, 128, 64],
  },
  cooperativeMatrices: [
    { m: 8, n: 16, k: 32, a: 3, b: 7, c: 5, result: 5, saturating: 0, scope: 3 },
    { m: 16, n: 16, k: 16, a: 0, b: 0, c: 1, result: 1, saturating: 0, scope: 3 },
  ],
  offers: [
    'VK_VERSION_1_0',
    'VK_VERSION_1_1',
    'VkPhysicalDeviceFeatures.shaderInt64',
    'VkPhysicalDeviceShaderObjectFeaturesEXT.shaderObject',
  ],
}

/** The module of an assembly text. */
export function moduleOf(text: string, version = 0x0001_0300): Module {
  const made = assemble(text, { version })
  if (made.kind === 'faulty') throw new Error(made.errors[0]?.message)
  return decode(made.words).module
}
