import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operand.ts'
import { baseType, chainOperand } from '../SPV_KHR_untyped_pointers/shared/chain.ts'
import { layoutFault } from '../SPV_KHR_untyped_pointers/shared/explicit-layout.ts'
import { chains } from '../SPV_KHR_untyped_pointers/shared/instructions.ts'
import { heapChains } from './shared/heap-chains.ts'

/** Types, Explicit Layout, in the reading in which the definition was amended for what is in heaps. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/heap-access-has-explicit-layout',
  at: chains,
  judge(instruction, module, report) {
    if (!module.capabilities.has('DescriptorHeapEXT')) return
    const type = heapChains(module).has(instruction.index)
      ? baseType(module, instruction)
      : undefined
    const fault = type && layoutFault(module, type)
    if (fault !== undefined)
      report(
        operandWord(instruction, chainOperand.baseType),
        `Base Type %${type?.result} is not explicitly laid out: ${fault}`,
      )
  },
}
