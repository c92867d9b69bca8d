import type { Module } from '../../module.ts'
import { enumerant } from './grammar.ts'

/** The memory model of Vulkan. */
export const vulkan = enumerant('MemoryModel', 'Vulkan')

/** Whether the memory model of a module is that of Vulkan. */
export function isVulkan(module: Module): boolean {
  return module.all('OpMemoryModel')[0]?.operands[1]?.value === vulkan
}
