import { enumerantByValue } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../../check.ts'
import { enumerant } from '../shared/enumerant.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { perModule } from '../shared/per-module.ts'
import { isStructureSound } from '../shared/structure.ts'

const functionClass = enumerant('StorageClass', 'Function')

/** May stand among the variables at the start of a function. */
const isAmongVariables = opcodeSet(['OpVariable', 'OpUntypedVariableKHR', 'OpLine', 'OpNoLine'])

const opVariable = opcodeOf('OpVariable')
const opLabel = opcodeOf('OpLabel')

/** Ordinal of the first function with a body. */
const firstDefinition = perModule((module) => ({
  index:
    module.functions.find(({ blocks }) => blocks.length > 0)?.definition.index ??
    module.instructions.length,
}))

/** Checks of where functions and their variables stand. */
export const checks: readonly Check[] = [
  {
    rule: 'core/declarations-before-definitions',
    judgeFunction: ({ definition, blocks }, module, report) => {
      if (blocks.length > 0 || !isStructureSound(module)) return
      if (definition.index > firstDefinition(module).index)
        report(definition.word, 'this declaration follows a definition')
    },
  },
  {
    rule: 'core/variable-placement',
    among: ['OpVariable'],
    judgeFunction: ({ definition, end }, module, report) => {
      if (!isStructureSound(module)) return
      let labels = 0
      let first = true
      for (let index = definition.index; index < end; index++) {
        const opcode = module.opcodeAt(index)
        if (opcode === opLabel) labels++
        else if (labels > 0) {
          if (opcode === opVariable && (!first || labels > 1))
            report(
              module.wordAt(index),
              'this variable is not among the first instructions of its function',
            )
          if (!isAmongVariables({ opcode })) first = false
        }
      }
    },
  },
  {
    rule: 'core/function-variable-storage-class',
    at: ['OpVariable'],
    judge: (instruction, module, report) => {
      const storage = instruction.operands[0]
      if (storage === undefined || storage.value === functionClass) return
      if (module.functionOf(instruction) !== undefined)
        report(
          storage.word,
          `a variable in a function has storage class ${enumerantByValue('StorageClass', storage.value)?.name}`,
        )
    },
  },
  {
    rule: 'core/global-variable-storage-class',
    at: ['OpVariable'],
    judge: (instruction, module, report) => {
      const storage = instruction.operands[0]
      if (storage?.value === functionClass && module.functionOf(instruction) === undefined)
        report(storage.word, 'a global variable has storage class Function')
    },
  },
]
