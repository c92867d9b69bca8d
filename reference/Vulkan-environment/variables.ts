import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { innermostElement } from '../core/shared/innermost.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { storageClassName } from '../core/shared/storage-class-name.ts'
import { heldType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { isResourceType } from './shared/resource-types.ts'
import { allBut, classes } from './shared/storage-classes.ts'

const at = ['OpVariable', 'OpUntypedVariableKHR']

/** The initializer of a variable, and its place among the operands. */
function initializerOf(
  module: Module,
  variable: Instruction,
): { readonly place: number; readonly value: Instruction } | undefined {
  const place = variable.name === 'OpVariable' ? 1 : 2
  const value = operandDefinition(module, variable, place)
  return value && { place, value }
}

type Fault = (
  type: Instruction,
  inner: Instruction | undefined,
  module: Module,
  variable: Instruction,
) => string | undefined

/** A rule on the type of what variables in some storage classes hold. */
function typed(rule: RuleId, classes: readonly string[], fault: Fault): Check {
  return {
    rule,
    at,
    having: classes.map((name) => `StorageClass.${name}` as const),
    judge(variable, module, report) {
      const type = heldType(module, variable)
      if (type === undefined) return
      const message = fault(type, innermostElement(module, type), module, variable)
      if (message !== undefined) report(variable.word, `variable %${variable.result} ${message}`)
    },
  }
}

/** Initializers and types of variables. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/initializer-storage-class',
    at,
    // Core has rules of its own for Input and PushConstant.
    having: allBut(classes('Output', 'Private', 'Function', 'Workgroup', 'Input', 'PushConstant')),
    judge(variable, module, report) {
      const value = variable.valueAt(0)
      const initializer = initializerOf(module, variable)
      if (initializer !== undefined && value !== undefined)
        report(
          operandWord(variable, initializer.place),
          `a variable in ${storageClassName(value)} has an initializer`,
        )
    },
  },
  {
    rule: 'Vulkan-environment/workgroup-initializer',
    at,
    having: ['StorageClass.Workgroup'],
    judge(variable, module, report) {
      const initializer = initializerOf(module, variable)
      if (initializer !== undefined && initializer.value.name !== 'OpConstantNull')
        report(
          operandWord(variable, initializer.place),
          `the initializer in Workgroup is ${initializer.value.name}`,
        )
    },
  },
  typed('Vulkan-environment/uniform-constant-type', ['UniformConstant'], (_, inner) =>
    isResourceType(inner) ? undefined : `in UniformConstant holds ${inner?.name}`,
  ),
  typed('Vulkan-environment/buffer-variable-type', ['Uniform', 'StorageBuffer'], (_, inner) =>
    inner?.name === 'OpTypeStruct' ? undefined : `of a buffer holds ${inner?.name}`,
  ),
  typed('Vulkan-environment/push-constant-type', ['PushConstant'], ({ name }) =>
    name === 'OpTypeStruct' ? undefined : `in PushConstant holds ${name}`,
  ),
]
