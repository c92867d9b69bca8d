import type { Check } from '../check.ts'
import { decorationTargets } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'

const specId = enumerant('Decoration', 'SpecId')

const listed: ReadonlySet<string> = new Set([
  'OpSpecConstantTrue',
  'OpSpecConstantFalse',
  'OpSpecConstant',
  'OpSpecConstantDataKHR',
])

export const checks: readonly Check[] = [
  /** Specialization: the list of specialization constant instructions, with the core rule on OpConstantComposite. */
  {
    rule: 'SPV_KHR_constant_data/spec-data-is-not-part-of-a-plain-constant',
    at: ['OpConstantComposite'],
    judge(instruction, module, report) {
      for (const { value, word } of instruction.operands)
        if (module.definition(value)?.name === 'OpSpecConstantDataKHR')
          report(word, `Constituent %${value} comes from OpSpecConstantDataKHR`)
    },
  },
  /** Decoration, SpecId. The text changes the core rule for modules that use the extension. */
  {
    rule: 'SPV_KHR_constant_data/spec-id-has-a-listed-target',
    among: ['Decoration.SpecId'],
    judgeModule(module, report) {
      if (!module.extensions.has('SPV_KHR_constant_data')) return
      for (const { id, member, word } of decorationTargets(module, specId)) {
        const target = module.definition(id)
        if (target === undefined) continue
        if (member >= 0) report(word, `SpecId decorates member ${member} of %${id}`)
        else if (!listed.has(target.name))
          report(word, `SpecId decorates %${id}, an ${target.name}`)
      }
    },
  },
]
