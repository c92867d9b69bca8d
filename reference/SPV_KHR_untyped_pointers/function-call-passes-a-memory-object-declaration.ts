import type { Check } from '../check.ts'
import { hasVariablePointers } from '../core/pointers/variable-pointers.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import type { Instruction, Module } from '../module.ts'
import { isLogicalPointerType } from './shared/addressing.ts'
import { baseType } from './shared/chain.ts'
import { accessChains } from './shared/instructions.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** What may yield a logical pointer without being a memory object declaration; for all else there are the lists. */
const others: ReadonlySet<string> = new Set([
  ...accessChains,
  'OpCopyObject',
  'OpImageTexelPointer',
])

const handles: ReadonlySet<string> = new Set(['OpTypeSampler', 'OpTypeImage', 'OpTypeBufferEXT'])

/** Whether a chain may lead to an element of an array of samplers, images or buffers of a heap, which it is open to pass. */
function walksArrayOfHandles(module: Module, pointer: Instruction): boolean {
  if (!accessChains.includes(pointer.name)) return false
  const type = baseType(module, pointer)
  const element = isAnyArrayType(type) ? constituentType(module, type, 0) : undefined
  return element !== undefined && handles.has(element.name)
}

/** Universal Validation Rules, logical pointers without variable pointers, with the term memory object declaration. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/function-call-passes-a-memory-object-declaration',
  at: ['OpFunctionCall'],
  judge(instruction, module, report) {
    if (instruction.operands.length < 2 || hasVariablePointers(module)) return
    for (let index = 1; index < instruction.operands.length; index++) {
      const pointer = operandDefinition(module, instruction, index)
      if (pointer === undefined || !others.has(pointer.name)) continue
      const type = module.definition(pointer.resultType)
      if (!isUntypedPointerType(type) || !isLogicalPointerType(module, type)) continue
      if (!walksArrayOfHandles(module, pointer))
        report(
          operandWord(instruction, index),
          `the argument %${pointer.result} comes from ${pointer.name}`,
        )
    }
  },
}
