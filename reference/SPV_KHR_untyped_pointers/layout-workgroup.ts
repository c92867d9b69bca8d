import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import type { Instruction, Module } from '../module.ts'
import { storageClass } from './shared/instructions.ts'
import { type InterfaceVariable, interfaceVariables } from './shared/interfaces.ts'
import { allocatedType } from './shared/variables.ts'

/** A variable in Workgroup of an interface, and whether it is of a structure type with Block. */
interface WorkgroupVariable extends InterfaceVariable {
  readonly isBlock: boolean
}

/** The variables in Workgroup that an interface lists; what is not said to be of some type is left out. */
function workgroupVariables(module: Module, entryPoint: Instruction): readonly WorkgroupVariable[] {
  return interfaceVariables(module, entryPoint).flatMap(({ operand, variable }) => {
    if (variable.operands[0]?.value !== storageClass.Workgroup) return []
    const type = allocatedType(module, variable)
    if (type === undefined) return []
    const isBlock = isStructType(type) && module.isDecorated(type.result, 'Block')
    return [{ operand, variable, isBlock }]
  })
}

export const checks: readonly Check[] = [
  /** SPV_KHR_workgroup_memory_explicit_layout, as the text prints it. The catalogue says which versions it holds in. */
  {
    rule: 'SPV_KHR_untyped_pointers/workgroup-blocks-are-aliased-without-untyped-pointers',
    at: ['OpEntryPoint'],
    among: ['WorkgroupMemoryExplicitLayoutKHR'],
    judge(instruction, module, report) {
      if (module.capabilities.has('UntypedPointersKHR')) return
      const blocks = workgroupVariables(module, instruction).filter(({ isBlock }) => isBlock)
      // One variable may stand in the interface twice by a fault of its own.
      if (new Set(blocks.map(({ variable }) => variable)).size < 2) return
      for (const { operand, variable } of blocks)
        if (!module.isDecorated(variable.result, 'Aliased'))
          report(operand.word, `block %${variable.result} is not decorated with Aliased`)
    },
  },
  /** SPV_KHR_workgroup_memory_explicit_layout, as the text prints it. The catalogue says which versions it holds in. */
  {
    rule: 'SPV_KHR_untyped_pointers/workgroup-variables-are-blocks-all-or-none',
    at: ['OpEntryPoint'],
    among: ['WorkgroupMemoryExplicitLayoutKHR'],
    judge(instruction, module, report) {
      const variables = workgroupVariables(module, instruction)
      const block = variables.find(({ isBlock }) => isBlock)
      const other = variables.find(({ isBlock }) => !isBlock)
      if (block !== undefined && other !== undefined)
        report(
          other.operand.word,
          `variable %${other.variable.result} is no block, %${block.variable.result} is one`,
        )
    },
  },
]
