import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import { enumerant } from '../shared/enumerant.ts'
import { isStructureSound } from '../shared/structure.ts'

const functionClass = enumerant('StorageClass', 'Function')

/** May stand among the variables at the start of a function. */
const amongVariables: ReadonlySet<string> = new Set([
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpLine',
  'OpNoLine',
])

/** Checks of where functions and their variables stand. */
export const checks: readonly Check[] = [
  {
    rule: 'core/declarations-before-definitions',
    judgeModule: (module, report) => {
      if (!isStructureSound(module)) return
      let defined = false
      for (const { definition, blocks } of module.functions) {
        if (blocks.length > 0) defined = true
        else if (defined) report(definition.word, 'this declaration follows a definition')
      }
    },
  },
  {
    rule: 'core/variable-placement',
    among: ['OpVariable'],
    judgeModule: (module, report) => {
      if (!isStructureSound(module)) return
      for (const { blocks } of module.functions) {
        blocks.forEach(({ instructions }, number) => {
          let first = number === 0
          for (const { name, word } of instructions) {
            if (name === 'OpLabel') continue
            if (name === 'OpVariable' && !first)
              report(word, 'this variable is not among the first instructions of its function')
            if (!amongVariables.has(name)) first = false
          }
        })
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
