import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import { isIntegerType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction } from '../module.ts'
import { place, tensorType } from './shared/tensor.ts'

const [read, write] = ['OpTensorReadARM', 'OpTensorWriteARM']

/** Index of the mask. */
const maskAt: Readonly<Record<string, number>> = { [read]: 2, [write]: 3 }

const bit = {
  outOfBounds: enumerant('TensorOperands', 'OutOfBoundsValueARM'),
  available: enumerant('TensorOperands', 'MakeElementAvailableARM'),
  visible: enumerant('TensorOperands', 'MakeElementVisibleARM'),
  nonPrivate: enumerant('TensorOperands', 'NonPrivateElementARM'),
}
/** Those with a following operand, in the order of these. */
const withOperand = [bit.outOfBounds, bit.available, bit.visible]

function maskPlace({ name }: Instruction): number {
  return maskAt[name] ?? 0
}

function maskOf(access: Instruction): number {
  return access.valueAt(maskPlace(access)) ?? 0
}

/** Index of the operand for one bit of the mask; `undefined` where the bit is not set. */
function placeFor(access: Instruction, wanted: number): number | undefined {
  const set = withOperand.filter((each) => (maskOf(access) & each) !== 0)
  const index = set.indexOf(wanted)
  return index < 0 ? undefined : maskPlace(access) + 1 + index
}

/** The check of masks by themselves. */
function masked(
  rule: RuleId,
  opcodes: readonly string[],
  message: string,
  isWrong: (mask: number) => boolean,
): Check {
  return {
    rule,
    at: opcodes,
    judge(access, _, report) {
      if (isWrong(maskOf(access))) report(operandWord(access, maskPlace(access)), message)
    },
  }
}

/** Tensor Operands. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_ARM_tensors/out-of-bounds-value-is-a-constant-element',
    at: [read],
    judge(access, module, report) {
      const index = placeFor(access, bit.outOfBounds)
      const value = index === undefined ? undefined : operandDefinition(module, access, index)
      const element = tensorType(module, access, 0)?.valueAt(place.element)
      if (index === undefined || value === undefined) return
      if (!isConstantInstruction(value) || (element !== undefined && value.resultType !== element))
        report(operandWord(access, index), `%${value.result} is not a constant of the Element Type`)
    },
  },
  masked(
    'SPV_ARM_tensors/out-of-bounds-value-is-for-reads',
    [write],
    'OutOfBoundsValueARM of a write',
    (mask) => (mask & bit.outOfBounds) !== 0,
  ),
  masked(
    'SPV_ARM_tensors/available-element-is-written',
    [read],
    'MakeElementAvailableARM of a read',
    (mask) => (mask & bit.available) !== 0,
  ),
  masked(
    'SPV_ARM_tensors/visible-element-is-read',
    [write],
    'MakeElementVisibleARM of a write',
    (mask) => (mask & bit.visible) !== 0,
  ),
  masked(
    'SPV_ARM_tensors/available-or-visible-element-is-not-private',
    [read, write],
    'NonPrivateElementARM is missing',
    (mask) => (mask & (bit.available | bit.visible)) !== 0 && (mask & bit.nonPrivate) === 0,
  ),
  {
    rule: 'SPV_ARM_tensors/memory-model-is-declared',
    at: [read, write],
    judge(access, { capabilities }, report) {
      const needing = bit.available | bit.visible | bit.nonPrivate
      if ((maskOf(access) & needing) !== 0 && !capabilities.has('VulkanMemoryModel'))
        report(operandWord(access, maskPlace(access)), 'VulkanMemoryModel is not declared')
    },
  },
  {
    rule: 'SPV_ARM_tensors/element-scope-is-a-32-bit-integer',
    at: [read, write],
    judge(access, module, report) {
      for (const index of [placeFor(access, bit.available), placeFor(access, bit.visible)]) {
        const scope = index === undefined ? undefined : operandDefinition(module, access, index)
        if (index === undefined || scope === undefined) continue
        const type = resultType(module, scope)
        if (!isIntegerType(type) || scalarWidth(type) !== 32)
          report(operandWord(access, index), `scope %${scope.result} is not a 32-bit integer`)
      }
    },
  },
]
