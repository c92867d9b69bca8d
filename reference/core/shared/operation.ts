import { instructionByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from './constant-instruction.ts'
import { embeddedName } from './embedded-opcode.ts'
import { idKinds } from './id-kinds.ts'
import { opcodeSet } from './opcode-set.ts'
import { perModule } from './per-module.ts'

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

interface Latest {
  constant: Instruction | undefined
  operation: Instruction | undefined
}

/** What was asked for last: a hundred checks ask for the same one after the other. */
const latest = perModule((): Latest => ({ constant: undefined, operation: undefined }))

function embeddedIn(module: Module, constant: Instruction): Instruction | undefined {
  const last = latest(module)
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
    valueAt: (at) => operands[at + 1]?.value,
  }
}

/**
 * The check of the instructions named in `names`, and of `OpSpecConstantOp` executing one of them: its operands satisfy
 * what the executed instruction asks for.
 */
export function operationCheck(
  rule: RuleId,
  names: readonly string[],
  judge: (operation: Instruction, module: Module, report: Report) => void,
): Check {
  const isListed = opcodeSet(names)
  return {
    rule,
    at: [...names, 'OpSpecConstantOp'],
    having: names.map((name) => `Operation.${name}` as const),
    judge: (instruction, module, report) => {
      const operation =
        instruction.name === 'OpSpecConstantOp' ? embeddedIn(module, instruction) : instruction
      if (operation !== undefined && isListed(operation)) judge(operation, module, report)
    },
  }
}
