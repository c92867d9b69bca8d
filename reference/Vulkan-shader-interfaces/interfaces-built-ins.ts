import type { Check } from '../check.ts'
import { blockStructures } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { heldStructure, membersWith } from '../core/shared/variables.ts'

const builtIn = enumerant('Decoration', 'BuiltIn')

/** Built-In Interface Block. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-shader-interfaces/built-in-structure-is-a-block',
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    having: ['StorageClass.Input', 'StorageClass.Output'],
    among: ['OpMemberDecorate', 'OpGroupMemberDecorate'],
    judge(variable, module, report) {
      const structure = heldStructure(module, variable)
      if (structure === undefined || blockStructures(module).block.has(structure.result)) return
      if (membersWith(module, structure, builtIn).size > 0)
        report(variable.word, `structure %${structure.result} of built-ins has no Block`)
    },
  },
]
