import { opcodeOf } from '#spec/grammar/opcodes'
import { instruction } from '../../builder/instruction.ts'
import { genericMutatorOf } from './generic-mutator-of.ts'

const opMemoryModel = opcodeOf('OpMemoryModel')
/** Those that change what other rules say. */
const names = [
  'Shader',
  'Kernel',
  'Addresses',
  'Linkage',
  'PhysicalStorageBufferAddresses',
  'VariablePointers',
  'VulkanMemoryModel',
  'UntypedPointersKHR',
  'WorkgroupMemoryExplicitLayoutKHR',
  'DescriptorHeapEXT',
] as const
const capabilities = names.map((name) => instruction('OpCapability', name))

export const mutator = genericMutatorOf(
  'declare',
  'a capability is declared in addition',
  function* (memoryModel, at, { module }) {
    if (memoryModel.opcode !== opMemoryModel) return
    const before = module.instructions.slice(0, at + 1)
    for (const [index, name] of names.entries()) {
      const added = capabilities[index] as (typeof capabilities)[number]
      const declared = before.some(
        ({ opcode, words }) => opcode === added.opcode && words[0] === added.words[0],
      )
      const variant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
      if (!declared) yield [variant, () => ({ at: 0, removed: 0, by: [added] })]
    }
  },
)
