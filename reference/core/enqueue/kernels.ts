import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { objectAt } from '../shared/fitting-types.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { perModule } from '../shared/per-module.ts'
import { storageClassOf } from '../shared/pointer-type.ts'
import { typedOperands, typedResults, type Wanted, wantedAt } from '../shared/typed-operands.ts'
import {
  invokeAt,
  isAddressWide,
  isArrayOfSizes,
  isOctet,
  isPointerTo,
  isRange,
  localSizesAt,
} from './families.ts'

const workgroup = enumerant('StorageClass', 'Workgroup')

/** Return type and parameter types of a function type. */
function typesOf(module: Module, type: Instruction): readonly (Instruction | undefined)[] {
  return type.operands.map(({ value }) => module.definition(value))
}

function misfitOf(module: Module, definition: Instruction): string | undefined {
  if (definition.name !== 'OpFunction') return `it is ${definition.name}`
  const type = module.definition(definition.valueAt(1) ?? 0)
  if (type?.name !== 'OpTypeFunction') return undefined
  const [result, first, ...others] = typesOf(module, type)
  if (result !== undefined && result.name !== 'OpTypeVoid') return `it returns ${result.name}`
  if (!isPointerTo(module, first, isOctet))
    return 'its first parameter is no pointer to an 8-bit integer'
  return others.every((other) => storageClassOf(other) === workgroup)
    ? undefined
    : 'another parameter than the first is no pointer into Workgroup'
}

const misfits = perModule(() => new Map<number, string | undefined>())

/** What is wrong with a function that is to be enqueued, worked out once for each; `undefined` where nothing is. */
function misfit(module: Module, definition: Instruction): string | undefined {
  const known = misfits(module)
  if (!known.has(definition.index)) known.set(definition.index, misfitOf(module, definition))
  return known.get(definition.index)
}

const range: Wanted = [isRange, 'structure of a range']

/** Section 3.3.22: what is enqueued, and over which range. */
export const checks: readonly Check[] = [
  {
    rule: 'core/enqueue-invoke',
    at: Object.keys(invokeAt),
    judge(instruction, module, report) {
      const index = invokeAt[instruction.name] ?? 0
      const definition = operandDefinition(module, instruction, index)
      const message = definition && misfit(module, definition)
      if (message !== undefined) report(operandWord(instruction, index), message)
    },
  },
  {
    rule: 'core/enqueue-local-size',
    at: ['OpEnqueueKernel'],
    judge(instruction, module, report) {
      const definition = operandDefinition(module, instruction, invokeAt[instruction.name] ?? 0)
      if (definition === undefined || misfit(module, definition) !== undefined) return
      const type = module.definition(definition.valueAt(1) ?? 0)
      if (type?.name !== 'OpTypeFunction') return
      // Return type and first parameter come before the parameters that have a size.
      const wanted = type.operands.length - 2
      const count = instruction.operands.length - localSizesAt
      if (count !== wanted) report(instruction.word, `${count} Local Size for ${wanted} parameters`)
    },
  },
  typedResults('core/nd-range-result', { OpBuildNDRange: range }),
  typedOperands('core/nd-range-operand', {
    OpEnqueueKernel: [[2, range]],
    OpGetKernelNDrangeSubGroupCount: [[0, range]],
    OpGetKernelNDrangeMaxSubGroupSize: [[0, range]],
  }),
  typedOperands(
    'core/nd-range-size',
    wantedAt({ OpBuildNDRange: [0] }, [
      (type, module) => isAddressWide(module, type) || isArrayOfSizes(module, type, [2, 3]),
      'size of a range',
    ]),
  ),
  {
    rule: 'core/nd-range-same',
    at: ['OpBuildNDRange'],
    judge(instruction, module, report) {
      const size = objectAt(module, instruction, 0)
      if (size === undefined) return
      for (const index of [1, 2]) {
        if (operandDefinition(module, instruction, index) === undefined) continue
        const other = objectAt(module, instruction, index)
        if (other?.resultType !== size.resultType)
          report(
            operandWord(instruction, index),
            `the operand has not the type of GlobalWorkSize, ${size.resultType}`,
          )
      }
    },
  },
]
