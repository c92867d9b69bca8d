import { instructionByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from './constants.ts'
import { embeddedName, idKinds, opcodeSet } from './grammar.ts'
import { perModule } from './surveys.ts'

const alsoFit: ReadonlySet<string> = new Set(['OpUndef', 'OpVariable', 'OpUntypedVariableKHR'])

/** Whether every id among the operands may be there; where one may not, that is what is wrong. */
function hasFitOperands(module: Module, constant: Instruction): boolean {
  return constant.operands.every(({ kind, value }) => {
    const definition = idKinds.has(kind) ? module.definition(value) : undefined
    return (
      definition === undefined || isConstantInstruction(definition) || alsoFit.has(definition.name)
    )
  })
}

interface LatestOperation {
  constant: Instruction | undefined
  operation: Instruction | undefined
}

/** The latest request: a hundred checks ask for the same one after the other. */
const latestOperation = perModule(
  (): LatestOperation => ({ constant: undefined, operation: undefined }),
)

/** The instruction that an `OpSpecConstantOp` executes; `undefined` where it has none whose operands are constants. */
function embeddedIn(module: Module, constant: Instruction): Instruction | undefined {
  const last = latestOperation(module)
  if (last.constant !== constant) {
    last.constant = constant
    last.operation = embedded(module, constant)
  }
  return last.operation
}

/** An `OpSpecConstantOp` seen as the instruction that it executes. */
function embedded(module: Module, constant: Instruction): Instruction | undefined {
  const name = embeddedName(constant)
  const opcode = name === undefined ? undefined : instructionByName(name)?.opcode
  if (name === undefined || opcode === undefined) return undefined
  if (!hasFitOperands(module, constant)) return undefined
  const { index, word, wordCount, resultType, result, operands } = constant
  return {
    opcode,
    name,
    index,
    word,
    wordCount,
    resultType,
    result,
    operands: operands.slice(1),
    valueAt: (position) => operands[position + 1]?.value,
  }
}

/**
 * The check of the instructions named in `names`, and of `OpSpecConstantOp` executing one of them: its operands satisfy
 * what the executed instruction asks for.
 *
 * @param executed those that `OpSpecConstantOp` executes, if it does not execute all of them.
 */
export function operationCheck(
  rule: RuleId,
  names: readonly string[],
  judge: (operation: Instruction, module: Module, report: Report) => void,
  executed = names,
): Check {
  const isExecuted = opcodeSet(executed)
  return {
    rule,
    at: [...names, 'OpSpecConstantOp'],
    having: executed.map((name) => `Operation.${name}` as const),
    judge(instruction, module, report) {
      if (instruction.name !== 'OpSpecConstantOp') {
        judge(instruction, module, report)
        return
      }
      const operation = embeddedIn(module, instruction)
      if (operation !== undefined && isExecuted(operation)) judge(operation, module, report)
    },
  }
}
