import type { Check } from '../check.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operand.ts'
import { isUntypedPointerType } from '../core/shared/untyped-pointers.ts'
import type { Instruction, Module } from '../module.ts'
import { isVariable } from '../SPV_KHR_untyped_pointers/shared/untyped-variable.ts'
import { decorated } from './shared/decorated.ts'
import { resourceHeap } from './shared/enumerants.ts'
import { isResourceHeap } from './shared/heap-variable.ts'
import { bufferPointer, texelPointer } from './shared/instructions.ts'
import { pointerSource } from './shared/pointer-source.ts'

/** Pointers that point into no variable, or not into the heap. */
const elsewhere: ReadonlySet<string> = new Set([
  bufferPointer,
  texelPointer,
  'OpConstantNull',
  'OpUndef',
])

/** Whether the decoration that makes a variable the heap stands at something else, so that nobody knows which one is. */
function isHeapMisplaced(module: Module): boolean {
  const targets = decorated(module).heaps.filter(
    ({ holder }) => holder.enumerant.value === resourceHeap,
  )
  return (
    targets.length > 0 &&
    targets.every(({ id, member }) => member >= 0 || !isVariable(module.definition(id)))
  )
}

function isOutsideTheHeap(module: Module, source: Instruction): boolean {
  if (elsewhere.has(source.name)) return true
  return isVariable(source) && !isResourceHeap(module, source) && !isHeapMisplaced(module)
}

/** OpBufferPointerEXT, Buffer. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/buffer-pointer-buffer-comes-from-the-resource-heap',
  at: [bufferPointer],
  judge(instruction, module, report) {
    if (!isUntypedPointerType(operandType(module, instruction, 0))) return
    const buffer = operandDefinition(module, instruction, 0)
    const source = buffer && pointerSource(module, buffer)
    if (source !== undefined && isOutsideTheHeap(module, source))
      report(
        operandWord(instruction, 0),
        `Buffer comes from %${source.result}, an ${source.name} outside the resource heap`,
      )
  },
}
