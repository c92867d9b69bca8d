import type { Check } from '../check.ts'
import { workgroupVariables } from './shared/workgroup-blocks.ts'

/** SPV_KHR_workgroup_memory_explicit_layout, as the text prints it. The catalogue says which versions it holds in. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/workgroup-variables-are-blocks-all-or-none',
  at: ['OpEntryPoint'],
  judge(instruction, module, report) {
    if (!module.capabilities.has('WorkgroupMemoryExplicitLayoutKHR')) return
    const variables = workgroupVariables(module, instruction)
    const block = variables.find(({ isBlock }) => isBlock)
    const other = variables.find(({ isBlock }) => !isBlock)
    if (block !== undefined && other !== undefined)
      report(
        other.operand.word,
        `variable %${other.variable.result} is no block, %${block.variable.result} is one`,
      )
  },
}
