import type { Check } from '../../check.ts'
import type { Instruction } from '../../module.ts'
import { constituentCount, constituentTypeId, isCompositeType } from '../shared/composite-type.ts'
import { isConstantInstruction, isSpecConstantInstruction } from '../shared/constant-instruction.ts'
import { isPointerType } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isScalarType } from '../shared/scalar-type.ts'

const both = ['OpConstantComposite', 'OpSpecConstantComposite']

const opaque: ReadonlySet<string> = new Set([
  'OpTypeVoid',
  'OpTypeFunction',
  'OpTypeImage',
  'OpTypeSampler',
  'OpTypeSampledImage',
  'OpTypeOpaque',
  'OpTypeEvent',
  'OpTypeDeviceEvent',
  'OpTypeReserveId',
  'OpTypeQueue',
  'OpTypePipe',
  'OpTypePipeStorage',
  'OpTypeNamedBarrier',
])

/** Whether it is surely no composite type: types of extensions may be, as cooperative matrices are. */
function isNoComposite(type: Instruction): boolean {
  return isScalarType(type) || isPointerType(type) || opaque.has(type.name)
}

function isConstituent(definition: Instruction | undefined): boolean {
  return isConstantInstruction(definition) || definition?.name === 'OpUndef'
}

/** Checks of composite constants. */
export const checks: readonly Check[] = [
  {
    rule: 'core/constant-composite-type',
    at: both,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && isNoComposite(type))
        report(instruction.word + 1, `${type.name} is no composite type`)
    },
  },
  {
    rule: 'core/constant-constituent-count',
    at: both,
    judge: (instruction, module, report) => {
      const count = constituentCount(module, resultType(module, instruction))
      const given = instruction.operands.length
      if (count !== undefined && count !== given)
        report(instruction.word, `${given} constituents for a type of ${count}`)
    },
  },
  {
    rule: 'core/constant-constituent-type',
    at: both,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (!isCompositeType(type)) return
      const { operands } = instruction
      for (let index = 0; index < operands.length; index++) {
        const operand = operands[index]
        const wanted = constituentTypeId(type, index)
        const definition = operand && module.definition(operand.value)
        if (operand === undefined || wanted === undefined || !isConstituent(definition)) continue
        if (definition?.resultType !== wanted)
          report(operand.word, `the constituent has type ${definition?.resultType}, not ${wanted}`)
      }
    },
  },
  {
    rule: 'core/constant-constituent-plain',
    at: ['OpConstantComposite'],
    judge: ({ operands }, module, report) => {
      for (const { value, word } of operands) {
        const definition = module.definition(value)
        // SPV_KHR_constant_data has a rule of its own for its specialization constant.
        if (definition === undefined || definition.name === 'OpSpecConstantDataKHR') continue
        if (!isConstituent(definition) || isSpecConstantInstruction(definition))
          report(word, `the constituent is ${definition.name}`)
      }
    },
  },
  {
    rule: 'core/spec-constant-constituent',
    at: ['OpSpecConstantComposite'],
    judge: ({ operands }, module, report) => {
      for (const { value, word } of operands) {
        const definition = module.definition(value)
        if (definition !== undefined && !isConstituent(definition))
          report(word, `the constituent is ${definition.name}`)
      }
    },
  },
]
