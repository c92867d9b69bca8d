import type { EnumerantFact, Facts } from '../rule.ts'

function capability(name: string, value: number, ...capabilities: readonly string[]) {
  return { kind: 'Capability', name, value, capabilities, parameters: [] } satisfies EnumerantFact
}

/** Transcribed from the capability tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_16bit_storage',
  instructions: [],
  enumerants: [
    capability('StorageUniformBufferBlock16', 4433),
    capability('StorageBuffer16BitAccess', 4433),
    capability('StorageUniform16', 4434, 'StorageUniformBufferBlock16'),
    capability('UniformAndStorageBuffer16BitAccess', 4434, 'StorageBuffer16BitAccess'),
    capability('StoragePushConstant16', 4435),
    capability('StorageInputOutput16', 4436),
  ],
  differences: [],
}
