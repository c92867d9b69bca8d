import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { operandWord, resultType } from '../core/shared/operands.ts'
import { isIntegerType, pointeeType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { decorated } from '../shared/interfaces.ts'
import { addressWidth } from './shared/modules.ts'

const builtIn = enumerant('Decoration', 'BuiltIn')
const input = enumerant('StorageClass', 'Input')

function builtIns(names: string): ReadonlySet<number> {
  return enumerantSet('BuiltIn', ...names.split(' '))
}

const integers = builtIns(
  'WorkDim SubgroupSize SubgroupMaxSize NumSubgroups NumEnqueuedSubgroups SubgroupId SubgroupLocalInvocationId',
)
const sizes = builtIns('GlobalLinearId LocalInvocationIndex')
const vectorsOfSizes = builtIns(
  'GlobalSize GlobalInvocationId WorkgroupSize EnqueuedWorkgroupSize LocalInvocationId NumWorkgroups WorkgroupId GlobalOffset',
)

function isInteger(type: Instruction | undefined, width: number): boolean {
  return isIntegerType(type) && scalarWidth(type) === width
}

/** The fault in the contents of variables with one of some built-ins. */
function typed(
  rule: RuleId,
  names: ReadonlySet<number>,
  fault: (type: Instruction, module: Module) => string | undefined,
): Check {
  return {
    rule,
    at: ['OpVariable'],
    judge(variable, module, report) {
      const value = decorated(module, variable.result, builtIn)
      if (value === undefined || !names.has(value)) return
      const type = pointeeType(module, resultType(module, variable))
      const message = type && fault(type, module)
      if (message !== undefined) report(variable.word + 1, `the built-in ${message}`)
    },
  }
}

function widthOf(module: Module): number | undefined {
  return addressWidth(module.all('OpMemoryModel')[0])
}

/** Common Properties: Built-in Variables. */
export const checks: readonly Check[] = [
  {
    rule: 'OpenCL-environment/built-in-input',
    at: ['OpVariable'],
    judge(variable, module, report) {
      if (variable.valueAt(0) !== input && module.isDecorated(variable.result, 'BuiltIn'))
        report(operandWord(variable, 0), 'the built-in is not in Input')
    },
  },
  typed('OpenCL-environment/built-in-integer-type', integers, (type) =>
    isInteger(type, 32) ? undefined : 'is not an integer of 32 bits',
  ),
  typed('OpenCL-environment/built-in-size-type', sizes, (type, module) => {
    const width = widthOf(module)
    return width === undefined || isInteger(type, width)
      ? undefined
      : `is not an integer of ${width} bits`
  }),
  typed('OpenCL-environment/built-in-sizes-type', vectorsOfSizes, (type, module) => {
    const width = widthOf(module)
    const isRight =
      type.name === 'OpTypeVector' &&
      type.valueAt(1) === 3 &&
      isInteger(module.definition(type.valueAt(0) ?? 0), width ?? 0)
    return width === undefined || isRight ? undefined : `is not three integers of ${width} bits`
  }),
]
