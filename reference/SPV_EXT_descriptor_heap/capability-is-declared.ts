import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { holders } from './shared/holders.ts'
import { instructions, memberDecorateId } from './shared/instructions.ts'

/** Capability, DescriptorHeapEXT, and the tables of all that it enables. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/capability-is-declared',
  judgeModule(module, report) {
    if (module.capabilities.has('DescriptorHeapEXT')) return
    for (const name of instructions)
      for (const { word } of module.all(name)) report(word, `${name} needs DescriptorHeapEXT`)
    for (const { instruction, enumerant } of holders(module)) {
      if (instruction.name === memberDecorateId) continue
      const name = enumerantByValue(enumerant.kind, enumerant.value)?.name
      report(enumerant.word, `${name} needs DescriptorHeapEXT`)
    }
  },
}
