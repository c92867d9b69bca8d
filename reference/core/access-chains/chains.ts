import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { asksForLayout } from '../layout/laid-out.ts'
import { arrayStrideOf } from '../layout/member-layout.ts'
import { isAnyArrayType } from '../shared/innermost.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { operationCheck } from '../shared/operation.ts'
import { isPointerType, pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isIntegerType } from '../shared/scalar-type.ts'
import { firstIndex, type Walk, walkIndexes } from './walk.ts'

const ptrChains = ['OpPtrAccessChain', 'OpInBoundsPtrAccessChain']
const all = ['OpAccessChain', 'OpInBoundsAccessChain', ...ptrChains]

function stops(
  rule: RuleId,
  why: NonNullable<Walk['stopped']>['why'],
  says: (name: string) => string,
): Check {
  return operationCheck(rule, all, (instruction, module, report) => {
    const stopped = walkIndexes(module, instruction)?.stopped
    if (stopped?.why !== why) return
    // That an index is no integer is another rule's.
    if (!isIntegerType(operandType(module, instruction, stopped.at))) return
    report(operandWord(instruction, stopped.at), says(stopped.type.name))
  })
}

/** Checks of the access chains of core. */
export const checks: readonly Check[] = [
  operationCheck('core/access-chain-result-type', all, (instruction, module, report) => {
    const type = resultType(module, instruction)
    if (type !== undefined && !isPointerType(type))
      report(instruction.word + 1, `the result type is ${type.name}`)
  }),
  operationCheck('core/access-chain-base', all, (instruction, module, report) => {
    if (operandDefinition(module, instruction, 0) === undefined) return
    if (!isPointerType(operandType(module, instruction, 0)))
      report(operandWord(instruction, 0), 'Base is no pointer')
  }),
  operationCheck('core/access-chain-storage-class', all, (instruction, module, report) => {
    const own = storageClassOf(resultType(module, instruction))
    const base = storageClassOf(operandType(module, instruction, 0))
    if (own !== undefined && base !== undefined && own !== base)
      report(instruction.word + 1, 'the result type has another storage class than Base')
  }),
  operationCheck('core/access-chain-pointee', all, (instruction, module, report) => {
    const pointee = pointeeType(module, resultType(module, instruction))
    const reached = walkIndexes(module, instruction)?.reached
    if (pointee !== undefined && reached !== undefined && pointee !== reached)
      report(
        instruction.word + 1,
        `the result type points to ${pointee.result}, the indexes reach ${reached.result}`,
      )
  }),
  operationCheck('core/access-chain-index-type', all, (instruction, module, report) => {
    for (let at = firstIndex(instruction); at < instruction.operands.length; at++) {
      if (operandDefinition(module, instruction, at) === undefined) continue
      if (!isIntegerType(operandType(module, instruction, at)))
        report(operandWord(instruction, at), 'the index is no integer')
    }
  }),
  stops(
    'core/access-chain-structure-index',
    'not-constant',
    () => 'the index into a structure is no OpConstant',
  ),
  stops(
    'core/access-chain-structure-bounds',
    'out-of-bounds',
    () => 'the structure has no such member',
  ),
  stops(
    'core/access-chain-depth',
    'no-constituents',
    (name) => `an index remains where ${name} is reached`,
  ),
  operationCheck('core/access-chain-array-stride', all, (instruction, module, report) => {
    const type = resultType(module, instruction)
    const stride = type && arrayStrideOf(module, type)
    const array = walkIndexes(module, instruction)?.parent
    if (stride === undefined || array === undefined || !isAnyArrayType(array)) return
    const wanted = arrayStrideOf(module, array)
    if (wanted !== undefined && wanted !== stride)
      report(instruction.word + 1, `ArrayStride ${stride} where the array has ${wanted}`)
  }),
  operationCheck('core/ptr-access-chain-element', ptrChains, (instruction, module, report) => {
    if (operandDefinition(module, instruction, 1) === undefined) return
    if (!isIntegerType(operandType(module, instruction, 1)))
      report(operandWord(instruction, 1), 'Element is no integer')
  }),
  operationCheck('core/ptr-access-chain-stride', ptrChains, (instruction, module, report) => {
    const base = operandType(module, instruction, 0)
    if (base?.name !== 'OpTypePointer' || !asksForLayout(storageClassOf(base))) return
    if (arrayStrideOf(module, base) === undefined)
      report(operandWord(instruction, 0), 'the type of Base has no ArrayStride')
  }),
]
