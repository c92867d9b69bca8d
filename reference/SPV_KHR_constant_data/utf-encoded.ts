import type { Check } from '../check.ts'
import { decorating, decorationAt, decorationTargets } from '../core/shared/decorations.ts'
import { isIntegerType, isTypeDeclaration, scalarWidth } from '../core/shared/types.ts'
import { elementType, utfEncoded } from './shared/data.ts'

const arrays: ReadonlySet<string> = new Set(['OpTypeArray', 'OpTypeRuntimeArray'])

export const checks: readonly Check[] = [
  /** Capability, ConstantDataKHR. */
  {
    rule: 'SPV_KHR_constant_data/utf-encoded-needs-the-capability',
    at: decorating,
    having: ['Decoration.UTFEncodedKHR'],
    judge(instruction, module, report) {
      const decoration = decorationAt(instruction)
      if (decoration?.value === utfEncoded && !module.capabilities.has('ConstantDataKHR'))
        report(decoration.word, 'UTFEncodedKHR needs the capability ConstantDataKHR')
    },
  },
  /** Decoration, UTFEncodedKHR, in the reading in which a run-time array is not an array type. */
  {
    rule: 'SPV_KHR_constant_data/utf-encoded-target-has-a-length',
    among: ['Decoration.UTFEncodedKHR'],
    judgeModule(module, report) {
      for (const { id, member, word } of decorationTargets(module, utfEncoded))
        if (member < 0 && module.definition(id)?.name === 'OpTypeRuntimeArray')
          report(word, `UTFEncodedKHR decorates the run-time array %${id}`)
    },
  },
  /** Decoration, UTFEncodedKHR. */
  {
    rule: 'SPV_KHR_constant_data/utf-encoded-target-has-integer-elements',
    among: ['Decoration.UTFEncodedKHR'],
    judgeModule(module, report) {
      for (const { id, member, word } of decorationTargets(module, utfEncoded)) {
        if (member >= 0) continue
        const element = elementType(module, module.definition(id))
        if (isTypeDeclaration(element) && !isIntegerType(element))
          report(word, `UTFEncodedKHR decorates %${id} with elements of ${element.name}`)
      }
    },
  },
  /** Decoration, UTFEncodedKHR. */
  {
    rule: 'SPV_KHR_constant_data/utf-encoded-target-is-an-array-type',
    among: ['Decoration.UTFEncodedKHR'],
    judgeModule(module, report) {
      for (const { id, member, word } of decorationTargets(module, utfEncoded)) {
        const target = module.definition(id)
        if (target === undefined) continue
        if (member >= 0) report(word, `UTFEncodedKHR decorates member ${member} of %${id}`)
        else if (!arrays.has(target.name))
          report(word, `UTFEncodedKHR decorates %${id}, an ${target.name}`)
      }
    },
  },
  /** Decoration, UTFEncodedKHR. */
  {
    rule: 'SPV_KHR_constant_data/utf-encoded-width-is-8',
    among: ['Decoration.UTFEncodedKHR'],
    judgeModule(module, report) {
      for (const { id, member, word } of decorationTargets(module, utfEncoded)) {
        if (member >= 0) continue
        const element = elementType(module, module.definition(id))
        if (isIntegerType(element) && scalarWidth(element) !== 8)
          report(
            word,
            `UTFEncodedKHR decorates %${id} with elements of ${scalarWidth(element)} bits`,
          )
      }
    },
  },
]
