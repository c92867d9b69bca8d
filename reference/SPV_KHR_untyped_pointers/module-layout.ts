import type { Check } from '../check.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import { isStructureSound } from '../core/shared/structure.ts'
import { storageClass } from '../shared/untyped-operands.ts'

const before: ReadonlySet<string> = new Set([
  'OpLabel',
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpLine',
  'OpNoLine',
])

export const checks: readonly Check[] = [
  /** Logical Layout of a Module, read with variables of both kinds. */
  {
    rule: 'SPV_KHR_untyped_pointers/global-untyped-variable-is-not-in-function-storage',
    at: ['OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      if (instruction.operands[0]?.value !== storageClass.Function) return
      if (module.functionOf(instruction) === undefined)
        report(operandWord(instruction, 0), 'a variable outside functions is in Function')
    },
  },
  /** Logical Layout of a Module, read with variables of both kinds. */
  {
    rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-a-block-comes-before-other-instructions',
    among: ['OpUntypedVariableKHR'],
    judgeFunction({ definition, blocks }, module, report) {
      const last = module.all('OpUntypedVariableKHR').at(-1)
      if (last === undefined || last.index < definition.index) return
      if (!isStructureSound(module)) return
      let other: string | undefined
      for (const { name, word } of blocks[0]?.instructions ?? []) {
        if (!before.has(name)) other ??= name
        else if (other !== undefined && name === 'OpUntypedVariableKHR')
          report(word, `the variable comes after ${other}`)
      }
    },
  },
  /** Logical Layout of a Module, read with variables of both kinds. */
  {
    rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-a-function-is-in-function-storage',
    at: ['OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      const storage = instruction.operands[0]
      if (storage === undefined || storage.value === storageClass.Function) return
      if (module.functionOf(instruction) !== undefined)
        report(storage.word, `a variable in a function is in ${storageClassName(storage.value)}`)
    },
  },
  /** Logical Layout of a Module, read with variables of both kinds. */
  {
    rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-a-function-is-in-its-first-block',
    at: ['OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      const block = module.blockOf(instruction)
      if (block === undefined || block === block.function.blocks[0]) return
      if (isStructureSound(module))
        report(instruction.word, `the variable is in block %${block.label.result}, not the first`)
    },
  },
]
