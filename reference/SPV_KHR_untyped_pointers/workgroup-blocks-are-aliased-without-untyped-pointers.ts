import type { Check } from '../check.ts'
import { workgroupVariables } from './shared/workgroup-blocks.ts'

/** SPV_KHR_workgroup_memory_explicit_layout, as the text prints it. The catalogue says which versions it holds in. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/workgroup-blocks-are-aliased-without-untyped-pointers',
  at: ['OpEntryPoint'],
  judge(instruction, module, report) {
    const { capabilities } = module
    if (!capabilities.has('WorkgroupMemoryExplicitLayoutKHR')) return
    if (capabilities.has('UntypedPointersKHR')) return
    const blocks = workgroupVariables(module, instruction).filter(({ isBlock }) => isBlock)
    // One variable may stand in the interface twice by a fault of its own.
    if (new Set(blocks.map(({ variable }) => variable)).size < 2) return
    for (const { operand, variable } of blocks)
      if (!module.isDecorated(variable.result, 'Aliased'))
        report(operand.word, `block %${variable.result} is not decorated with Aliased`)
  },
}
