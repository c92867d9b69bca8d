import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { logicallyDiffer } from '../shared/logical-forms.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import {
  componentCount,
  componentType,
  constituentCount,
  constituentTypeId,
  isCompositeType,
  isExtensionType,
  isVectorType,
} from '../shared/types.ts'

const atConstruct = ['OpCompositeConstruct']

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

const atCopyLogical = ['OpCopyLogical']

/** Checks of OpCompositeConstruct, OpCopyLogical and OpCopyObject. */
export const checks: readonly Check[] = [
  {
    rule: 'core/composite-construct-result',
    at: atConstruct,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined || isCompositeType(type) || isExtensionType(type)) return
      report(instruction.word + 1, `${type.name} is not a composite type`)
    },
  },
  {
    rule: 'core/composite-construct-count',
    at: atConstruct,
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
    at: atConstruct,
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
    at: atConstruct,
    judge: (instruction, module, report) => {
      if (module.capabilities.has('LongVectorEXT') || instruction.operands.length >= 2) return
      const type = resultType(module, instruction)
      // A single scalar is too few components already; a cooperative vector may have one.
      if (
        type?.name === 'OpTypeVector' &&
        componentsGiven(module, instruction) === componentCount(module, type)
      )
        report(instruction.word, 'a vector is constructed from one constituent')
    },
  },
  // `OpCopyLogical`.
  {
    rule: 'core/copy-logical-differs',
    at: atCopyLogical,
    judge: (instruction, module, report) => {
      const operand = operandDefinition(module, instruction, 0)
      // A function is not of the type that it returns.
      if (operand === undefined || operand.name === 'OpFunction') return
      if (operand.resultType === instruction.resultType)
        report(instruction.word + 1, 'the operand has this type already')
    },
  },
  {
    rule: 'core/copy-logical-matches',
    at: atCopyLogical,
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0)?.resultType === 0) {
        report(operandWord(instruction, 0), 'the operand has no type')
        return
      }
      const to = resultType(module, instruction)
      const from = operandType(module, instruction, 0)
      if (to === undefined || from === undefined || to === from) return
      if (logicallyDiffer(module, to, from))
        report(instruction.word + 1, `type ${from.result} of the operand does not match`)
    },
  },
  {
    rule: 'core/copy-object-type',
    at: ['OpCopyObject'],
    judge: (instruction, module, report) => {
      const operand = operandDefinition(module, instruction, 0)
      const type = resultType(module, instruction)
      if (operand === undefined || type === undefined || type.name === 'OpTypeVoid') return
      if (operand.resultType !== type.result)
        report(instruction.word + 1, `the operand has type ${operand.resultType}`)
    },
  },
  {
    rule: 'core/copy-object-not-void',
    at: ['OpCopyObject'],
    judge: (instruction, module, report) => {
      if (resultType(module, instruction)?.name === 'OpTypeVoid')
        report(instruction.word + 1, 'OpCopyObject results in void')
    },
  },
]
