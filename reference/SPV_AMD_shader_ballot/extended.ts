import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operands.ts'
import { componentCount, componentType, isIntegerType, isSigned } from '../core/shared/types.ts'
import { constantScalars } from '../shared/constant-scalars.ts'
import { executesOne } from '../shared/small-sets.ts'

const set = 'SPV_AMD_shader_ballot'

const composing: ReadonlySet<string> = new Set([
  'OpConstantComposite',
  'OpSpecConstantComposite',
  'OpCompositeConstruct',
])

/** The check of the components, as far as they are OpConstant, of the vector that an instruction of the set has second. */
function componentsAtMost(rule: RuleId, instruction: number, count: number, most: bigint): Check {
  return {
    rule,
    at: ['OpExtInst'],
    judge(user, module, report) {
      if (user.valueAt(1) !== instruction || !executesOne(module, user, set)) return
      const vector = operandDefinition(module, user, 3)
      const type = operandType(module, user, 3)
      const component = componentType(module, type)
      // The rule on the type reports anything else.
      if (componentCount(module, type) !== count || !isIntegerType(component)) return
      if (isSigned(component) || vector === undefined || !composing.has(vector.name)) return
      // A vector among the constituents has several components.
      if (vector.operands.length !== count) return
      vector.operands.forEach(({ value }, index) => {
        if (module.definition(value)?.name !== 'OpConstant') return
        const bits = constantScalars(module, value, 1)[0]?.bits
        if (bits !== undefined && bits > most)
          report(operandWord(user, 3), `component ${index} is ${bits}, which is more than ${most}`)
      })
    },
  }
}

/** Checks of the import, and of the components of constants. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_AMD_shader_ballot/imported-set-has-its-extension',
    at: ['OpExtInstImport'],
    judge(instruction, module, report) {
      if (module.importName(instruction.result) === set && !module.extensions.has(set))
        report(instruction.word + 2, `the import "${set}" without OpExtension "${set}"`)
    },
  },
  componentsAtMost('SPV_AMD_shader_ballot/offset-components-are-at-most-3', 1, 4, 3n),
  componentsAtMost('SPV_AMD_shader_ballot/mask-components-are-at-most-31', 2, 3, 31n),
]
