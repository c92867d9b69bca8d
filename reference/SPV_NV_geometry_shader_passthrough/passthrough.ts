import type { Check } from '../check.ts'
import { isObject } from '../core/shared/decorated-targets.ts'
import { decorationTargets } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import { isStructType, storageClassOf } from '../core/shared/types.ts'
import { heldStructure } from '../core/shared/variables.ts'

const passthrough = enumerant('Decoration', 'PassthroughNV')
const input = enumerant('StorageClass', 'Input')
const among = ['Decoration.PassthroughNV'] as const

/** Checks of the decoration. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_NV_geometry_shader_passthrough/passthrough-is-on-objects-or-members',
    among,
    judgeModule(module, report) {
      for (const { id, member, word } of decorationTargets(module, passthrough)) {
        const target = module.definition(id)
        if (target === undefined) continue
        if (member >= 0 ? !isStructType(target) : !isObject(target, module))
          report(word, `PassthroughNV on %${id}, ${target.name}, which is not an object`)
      }
    },
  },
  {
    rule: 'SPV_NV_geometry_shader_passthrough/passthrough-is-in-input',
    among,
    judgeModule(module, report) {
      const structures = new Set<number>()
      for (const { id, member, word } of decorationTargets(module, passthrough)) {
        const target = module.definition(id)
        if (member >= 0) structures.add(id)
        else if (target !== undefined && isObject(target, module))
          if (storageClassOf(module.typeOf(id)) !== input)
            report(word, `PassthroughNV on %${id}, which is not a pointer into Input`)
      }
      if (structures.size === 0) return
      for (const variable of module.all('OpVariable')) {
        const structure = heldStructure(module, variable)?.result
        if (structure !== undefined && structures.has(structure) && variable.valueAt(0) !== input)
          report(
            operandWord(variable, 0),
            `%${variable.result} has members with PassthroughNV, and is not in Input`,
          )
      }
    },
  },
]
