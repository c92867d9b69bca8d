import type { EnumerantFact, Facts } from '../rule.ts'

function capability(name: string, value: number, ...capabilities: readonly string[]) {
  return { kind: 'Capability', name, value, capabilities, parameters: [] } satisfies EnumerantFact
}

/** Transcribed from the capability table of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_8bit_storage',
  instructions: [],
  enumerants: [
    capability('StorageBuffer8BitAccess', 4448),
    capability('UniformAndStorageBuffer8BitAccess', 4449, 'StorageBuffer8BitAccess'),
    capability('StoragePushConstant8', 4450),
  ],
  differences: [],
}
