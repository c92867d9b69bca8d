import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { containsBoolean } from '../core/shared/contained-types.ts'
import { enumerant, storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import { isTypeDeclaration, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  dataType,
  initializer,
  isGlobalVariable,
  isUntypedPointerType,
  resultOfType,
  storageClass,
} from '../shared/untyped-operands.ts'

const classes: ReadonlySet<number> = new Set([
  storageClass.UniformConstant,
  storageClass.Workgroup,
  storageClass.CrossWorkgroup,
  storageClass.Private,
  storageClass.Function,
  storageClass.Input,
  storageClass.Output,
])

const linkage = enumerant('Decoration', 'LinkageAttributes')

const importType = enumerant('LinkageType', 'Import')

/** Whether a variable may be initialized by its result: a constant instruction or a variable outside every function. */
function isInitializerSource(module: Module, definition: Instruction): boolean {
  return isConstantInstruction(definition) || isGlobalVariable(module, definition)
}

/** The check that no `OpUntypedVariableKHR` has the storage class `forbidden`. */
function notInStorageClass(rule: RuleId, forbidden: keyof typeof storageClass): Check {
  return {
    rule,
    at: ['OpUntypedVariableKHR'],
    having: [`StorageClass.${forbidden}`],
    judge(instruction, _module, report) {
      report(operandWord(instruction, 0), `the variable has the storage class ${forbidden}`)
    },
  }
}

export const checks: readonly Check[] = [
  /** OpTypeBool. */
  {
    rule: 'SPV_KHR_untyped_pointers/boolean-data-type-is-not-externally-visible',
    at: ['OpUntypedVariableKHR'],
    among: ['OpTypeBool'],
    judge(instruction, module, report) {
      const storage = instruction.operands[0]?.value ?? 0
      if (!classes.has(storage) && containsBoolean(module, dataType(module, instruction)))
        report(
          operandWord(instruction, 1),
          `a variable in ${storageClassName(storage)} is or contains a Boolean`,
        )
    },
  },
  /** OpUntypedVariableKHR, Data Type. */
  {
    rule: 'SPV_KHR_untyped_pointers/data-type-is-a-type',
    at: ['OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      const type = operandDefinition(module, instruction, 1)
      if (type !== undefined && !isTypeDeclaration(type))
        report(
          operandWord(instruction, 1),
          `Data Type %${type.result} is an ${type.name}, not a type`,
        )
    },
  },
  /** OpUntypedVariableKHR, Data Type: the type of an object, which is of a non-void type. */
  {
    rule: 'SPV_KHR_untyped_pointers/data-type-is-not-void',
    at: ['OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      if (operandDefinition(module, instruction, 1)?.name === 'OpTypeVoid')
        report(operandWord(instruction, 1), 'Data Type is OpTypeVoid')
    },
  },
  /** Universal Validation Rules, Global (Module Scope) Variables. */
  {
    rule: 'SPV_KHR_untyped_pointers/imported-untyped-variable-has-no-initializer',
    at: ['OpUntypedVariableKHR'],
    among: ['Decoration.LinkageAttributes'],
    judge(instruction, module, report) {
      const source = initializer(instruction)
      if (source === undefined || module.functionOf(instruction) !== undefined) return
      const imported = module
        .decorations(instruction.result)
        .some(
          ({ decoration, operands }) => decoration === linkage && operands[1]?.value === importType,
        )
      if (imported) report(source.word, 'an imported variable has an Initializer')
    },
  },
  /** OpUntypedVariableKHR, Initializer. */
  {
    rule: 'SPV_KHR_untyped_pointers/initializer-has-the-data-type',
    at: ['OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      const source = operandDefinition(module, instruction, 2)
      if (source === undefined || !isInitializerSource(module, source)) return
      const type = dataType(module, instruction)
      const given = resultType(module, source)
      if (type !== undefined && given !== undefined && given !== type)
        report(
          operandWord(instruction, 2),
          `Initializer %${source.result} is of type %${given.result}, Data Type is %${type.result}`,
        )
    },
  },
  /** OpUntypedVariableKHR, Initializer. */
  {
    rule: 'SPV_KHR_untyped_pointers/initializer-is-a-constant-or-a-global-variable',
    at: ['OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      const source = operandDefinition(module, instruction, 2)
      if (source === undefined || isInitializerSource(module, source)) return
      const where = module.functionOf(source) === undefined ? '' : ' in a function'
      report(
        operandWord(instruction, 2),
        `Initializer %${source.result} comes from ${source.name}${where}`,
      )
    },
  },
  /** OpUntypedVariableKHR, Storage Class. */
  {
    rule: 'SPV_KHR_untyped_pointers/untyped-variable-has-the-storage-class-of-its-result-type',
    at: ['OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      const storage = instruction.operands[0]
      if (!isUntypedPointerType(type) || storage === undefined) return
      const expected = storageClassOf(type)
      if (expected !== undefined && storage.value !== expected)
        report(
          storage.word,
          `the variable is in ${storageClassName(storage.value)}, its Result Type in ${storageClassName(expected)}`,
        )
    },
  },
  /** OpUntypedVariableKHR, Data Type. */
  {
    rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-function-private-or-workgroup-has-a-data-type',
    at: ['OpUntypedVariableKHR'],
    having: ['StorageClass.Function', 'StorageClass.Private', 'StorageClass.Workgroup'],
    judge(variable, _module, report) {
      const storage = variable.valueAt(0)
      if (storage !== undefined && variable.valueAt(1) === undefined)
        report(variable.word, `a variable in ${storageClassName(storage)} has no Data Type`)
    },
  },
  /** Storage Class, Input and PushConstant of the core specification, read with variables of both kinds. */
  {
    rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-input-or-push-constant-has-no-initializer',
    at: ['OpUntypedVariableKHR'],
    having: ['StorageClass.Input', 'StorageClass.PushConstant'],
    judge(instruction, _module, report) {
      const source = initializer(instruction)
      const storage = instruction.valueAt(0) ?? 0
      if (source !== undefined)
        report(source.word, `a variable in ${storageClassName(storage)} has an Initializer`)
    },
  },
  /** OpUntypedVariableKHR, Storage Class. */
  notInStorageClass('SPV_KHR_untyped_pointers/untyped-variable-is-not-in-generic', 'Generic'),
  /** Universal Validation Rules, Physical Storage Buffer. */
  notInStorageClass(
    'SPV_KHR_untyped_pointers/untyped-variable-is-not-in-physical-storage-buffer',
    'PhysicalStorageBuffer',
  ),
  /** OpUntypedVariableKHR, Result Type. */
  resultOfType(
    'SPV_KHR_untyped_pointers/untyped-variable-result-type-is-an-untyped-pointer-type',
    ['OpUntypedVariableKHR'],
    isUntypedPointerType,
    'OpTypeUntypedPointerKHR',
  ),
]
