import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { constituentCount, constituentTypeId, isCompositeType } from '../shared/composite-type.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandType } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'
import { componentCount, componentType, isVectorType } from '../shared/vector-type.ts'

const at = ['OpCompositeConstruct']

/** Components that the constituents of a vector have together; `undefined` where one does not fit or is not known. */
function componentsGiven(module: Module, instruction: Instruction): number | undefined {
  let sum = 0
  for (let index = 0; index < instruction.operands.length; index++) {
    const count = componentCount(module, operandType(module, instruction, index))
    if (count === undefined) return undefined
    sum += count
  }
  return sum
}

/** Checks of `OpCompositeConstruct`. */
export const checks: readonly Check[] = [
  {
    rule: 'core/composite-construct-result',
    at,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined || isCompositeType(type) || isExtensionType(type)) return
      report(instruction.word + 1, `${type.name} is no composite type`)
    },
  },
  {
    rule: 'core/composite-construct-count',
    at,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      const wanted = constituentCount(module, type)
      const given = isVectorType(type)
        ? componentsGiven(module, instruction)
        : instruction.operands.length
      if (wanted !== undefined && given !== undefined && wanted !== given)
        report(instruction.word, `${given} constituents for a type of ${wanted}`)
    },
  },
  {
    rule: 'core/composite-construct-type',
    at,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (!isCompositeType(type)) return
      const component = componentType(module, type)
      instruction.operands.forEach(({ value, word }, index) => {
        const definition = module.definition(value)
        if (definition === undefined) return
        const given = operandType(module, instruction, index)
        const fits = isVectorType(type)
          ? component === undefined || componentType(module, given) === component
          : (constituentTypeId(type, index) ?? definition.resultType) === definition.resultType
        if (!fits) report(word, `a constituent of type ${definition.resultType} does not fit here`)
      })
    },
  },
  {
    rule: 'core/composite-construct-two',
    at,
    judge: (instruction, module, report) => {
      if (module.capabilities.has('LongVectorEXT') || instruction.operands.length >= 2) return
      const type = resultType(module, instruction)
      // A single scalar is too few components already.
      if (
        isVectorType(type) &&
        componentsGiven(module, instruction) === componentCount(module, type)
      )
        report(instruction.word, 'a vector is constructed from one constituent')
    },
  },
]
