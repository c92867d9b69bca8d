import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { differInCount, differInWidth } from '../shared/elements.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { missingCapability } from '../shared/missing-capability.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'
import { isIntegerType, isSigned, scalarWidth } from '../shared/scalar-type.ts'
import { componentCount, componentType, isVectorType } from '../shared/vector-type.ts'

const accumulating = ['OpSDotAccSat', 'OpUDotAccSat', 'OpSUDotAccSat']
const at = ['OpSDot', 'OpUDot', 'OpSUDot', ...accumulating]

const accumulates = opcodeSet(accumulating)
const isUnsignedDot = opcodeSet(['OpUDot', 'OpUDotAccSat'])
const isMixedDot = opcodeSet(['OpSUDot', 'OpSUDotAccSat'])

/** Indexes of Vector 1 and Vector 2, and of the accumulator. */
const vectors = [0, 1] as const
const accumulator = 2

/** How a vector is given: as such, or packed into a scalar. */
type Form = 'vector' | 'packed'

function formOf(module: Module, type: Instruction | undefined): Form | undefined {
  if (isVectorType(type)) return isIntegerType(componentType(module, type)) ? 'vector' : undefined
  return isIntegerType(type) && scalarWidth(type) === 32 ? 'packed' : undefined
}

/** The form of both vectors; `undefined` where they are not what a dot product takes, or not alike in that. */
function commonForm(module: Module, dot: Instruction): Form | undefined {
  const form = formOf(module, operandType(module, dot, 0))
  return form === formOf(module, operandType(module, dot, 1)) ? form : undefined
}

/** Whether two operands of one form have types that go together. */
function areSame(module: Module, dot: Instruction): boolean {
  const one = operandType(module, dot, 0)
  const other = operandType(module, dot, 1)
  if (!isMixedDot(dot)) return one === other
  if (!isVectorType(one)) return true
  return !differInCount(module, one, other) && !differInWidth(module, one, other)
}

/** Form of the vectors where nothing is wrong between them. */
function soundForm(module: Module, dot: Instruction): Form | undefined {
  const form = commonForm(module, dot)
  return form !== undefined && areSame(module, dot) ? form : undefined
}

/** What is wrong with the result type; `undefined` where nothing is, or it is not for core to say. */
function resultFault(module: Module, dot: Instruction): string | undefined {
  const type = resultType(module, dot)
  if (type === undefined || isExtensionType(type)) return undefined
  const width = scalarWidth(type)
  if (!isIntegerType(type) || width === undefined) return 'the result is no integer scalar'
  if (isUnsignedDot(dot) && isSigned(type)) return 'the result has Signedness 1'
  if (soundForm(module, dot) !== 'vector') return undefined
  const narrowest = scalarWidth(componentType(module, operandType(module, dot, 0))) ?? 0
  return width < narrowest ? `the components are wider than ${width} bits` : undefined
}

function judgeOperands(dot: Instruction, module: Module, report: Report): void {
  let first: Form | undefined
  for (const index of vectors) {
    if (operandDefinition(module, dot, index) === undefined) return
    const type = operandType(module, dot, index)
    if (isExtensionType(type)) return
    const form = formOf(module, type)
    if (form === undefined) {
      report(operandWord(dot, index), 'neither a vector of integers nor a 32-bit integer')
      return
    }
    if (first !== undefined && form !== first)
      report(operandWord(dot, index), 'one operand is a vector, the other a scalar')
    first = form
  }
}

/** What the form and the components of the vectors ask for. */
function enabling(module: Module, dot: Instruction): readonly string[] | undefined {
  const form = soundForm(module, dot)
  if (form === 'packed') return ['DotProductInput4x8BitPacked']
  if (form === undefined) return undefined
  const type = operandType(module, dot, 0)
  const count = componentCount(module, type)
  // A length that specialization decides may come to be four.
  const isFour = count === 4 || count === undefined
  return isFour && scalarWidth(componentType(module, type)) === 8
    ? ['DotProductInput4x8Bit', 'DotProductInputAll']
    : ['DotProductInputAll']
}

function ofDots(
  rule: RuleId,
  judge: (dot: Instruction, module: Module, report: Report) => void,
): Check {
  return { rule, at, judge }
}

/** Checks of dot products of integers. */
export const checks: readonly Check[] = [
  ofDots('core/integer-dot-result', (dot, module, report) => {
    const fault = resultFault(module, dot)
    if (fault !== undefined) report(dot.word + 1, fault)
  }),
  ofDots('core/integer-dot-operand', judgeOperands),
  ofDots('core/integer-dot-same', (dot, module, report) => {
    if (commonForm(module, dot) !== undefined && !areSame(module, dot))
      report(operandWord(dot, 1), 'the vectors are not alike')
  }),
  ofDots('core/integer-dot-signedness', (dot, module, report) => {
    const isFirst = isUnsignedDot(dot)
    if (!isFirst && !isMixedDot(dot)) return
    if (soundForm(module, dot) !== 'vector') return
    const index = isFirst ? 0 : 1
    if (isSigned(componentType(module, operandType(module, dot, index))))
      report(operandWord(dot, index), 'the components have Signedness 1')
  }),
  ofDots('core/integer-dot-capability', (dot, module, report) => {
    const capabilities = enabling(module, dot)
    if (capabilities !== undefined && missingCapability(module, { capabilities }) !== undefined)
      report(dot.word, `${dot.name} of these needs ${capabilities.join(' or ')}`)
  }),
  ofDots('core/integer-dot-format', (dot, module, report) => {
    if (soundForm(module, dot) !== 'packed') return
    const format = accumulates(dot) ? accumulator + 1 : accumulator
    if (dot.valueAt(format) === undefined)
      report(dot.word, 'no Packed Vector Format says how the scalars are packed')
  }),
  {
    rule: 'core/integer-dot-accumulator',
    at: accumulating,
    judge(dot, module, report) {
      const operand = operandDefinition(module, dot, accumulator)
      if (operand === undefined || resultFault(module, dot) !== undefined) return
      if (operand.name === 'OpFunction' || operand.resultType !== dot.resultType)
        report(operandWord(dot, accumulator), 'the accumulator has not the type of the result')
    },
  },
]
