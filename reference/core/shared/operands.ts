import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerantSet } from './grammar.ts'
import { isTypeDeclaration } from './types.ts'

const opFunction = opcodeOf('OpFunction')

/** The instruction that defines the id at operand `index`; `undefined` where either is missing. */
export function operandDefinition(
  module: Module,
  instruction: Instruction,
  index: number,
): Instruction | undefined {
  const id = instruction.valueAt(index)
  return id === undefined ? undefined : module.definition(id)
}

/**
 * The type of the value at operand `index`; `undefined` where it is missing or no value of a declared type. A function
 * has its function type, not its return type.
 */
export function operandType(
  module: Module,
  instruction: Instruction,
  index: number,
): Instruction | undefined {
  const id = instruction.valueAt(index)
  const position = id === undefined ? -1 : module.definitionIndex(id)
  if (id === undefined || position < 0) return undefined
  if (module.opcodeAt(position) === opFunction)
    return module.definition(module.definition(id)?.valueAt(1) ?? 0)
  const type = module.typeOf(id)
  return isTypeDeclaration(type) && type.result !== 0 ? type : undefined
}

/**
 * The name of the type of the value at operand `index`, or of the instruction itself if it has no type, if it does not
 * fit; `undefined` if it fits, is missing, or has a type that is not one.
 */
export function misfitAt(
  module: Module,
  instruction: Instruction,
  index: number,
  fits: (type: Instruction) => boolean,
): string | undefined {
  const definition = operandDefinition(module, instruction, index)
  if (definition === undefined) return undefined
  if (definition.resultType === 0) return `${definition.name}, which has no type`
  const type = operandType(module, instruction, index)
  return type === undefined || fits(type) ? undefined : type.name
}

/** Word of operand `index`, or of the instruction if there is no such operand. */
export function operandWord(instruction: Instruction, index: number): number {
  return instruction.operands[index]?.word ?? instruction.word
}

/** Word of the first operand that is that id; `undefined` where none is. */
export function wordOfId(
  module: Module,
  { index }: Pick<Instruction, 'index'>,
  id: number,
): number | undefined {
  let found: number | undefined
  module.eachId(index, (operand, word) => {
    if (operand === id) found ??= word
  })
  return found
}

/** The type that an instruction's result type declares; `undefined` where it has none or the id is not a type. */
export function resultType(module: Module, instruction: Instruction): Instruction | undefined {
  if (instruction.resultType === 0) return undefined
  const type = module.definition(instruction.resultType)
  return isTypeDeclaration(type) ? type : undefined
}

/** The check that an operand of an instruction is an OpVariable in one of some storage classes. */
export function variableOperand(
  rule: RuleId,
  instruction: string,
  place: number,
  classes: readonly string[],
): Check {
  const allowed = enumerantSet('StorageClass', ...classes)
  return {
    rule,
    at: [instruction],
    judge(operation, module, report) {
      const variable = operandDefinition(module, operation, place)
      if (variable === undefined) return
      if (variable.name !== 'OpVariable' || !allowed.has(variable.valueAt(0) ?? -1))
        report(
          operandWord(operation, place),
          `%${variable.result} is not an OpVariable in ${classes.join(' or ')}`,
        )
    },
  }
}

/** The instruction before one; `undefined` before the first. */
export function instructionBefore(
  { instructions }: Module,
  { index }: Pick<Instruction, 'index'>,
): Instruction | undefined {
  return index === 0 ? undefined : instructions.at(index - 1)
}
