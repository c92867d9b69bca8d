import { instructionByName, instructionByOpcode } from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { InstructionSet, Operand } from '#spec/grammar/types'
import { MakerError } from '../maker-error.ts'
import { next, type OperandEncoder, tookRaw, wrongArgument } from './cursor.ts'
import { type OperandPlan, type PlanOperands, runOperands } from './operand-plan.ts'

/** The operands of an instruction that the grammar does not have. */
const ids: readonly Operand[] = [{ kind: 'IdRef', quantifier: '*', name: '' }]

interface SetPlans {
  readonly byName: ReadonlyMap<string, number>
  readonly operands: ReadonlyMap<number, readonly OperandPlan[]>
}

function setPlans(set: InstructionSet | undefined, plan: PlanOperands): SetPlans {
  const rows = set?.instructions ?? []
  return {
    byName: new Map(
      rows.flatMap((row) => [row.name, ...row.aliases].map((name) => [name, row.opcode])),
    ),
    operands: new Map(rows.map((row) => [row.opcode, plan(row.operands, set)])),
  }
}

/** Encodes the instruction of an `OpExtInst` and its operands; those of unknown sets are taken for ids. */
export function extendedInstructionEncoder(plan: PlanOperands): OperandEncoder {
  const sets = new Map<string, SetPlans>()
  return (cursor) => {
    const name = cursor.known.instructionSet(cursor.out[2] ?? 0) ?? ''
    let plans = sets.get(name)
    if (plans === undefined) {
      plans = setPlans(instructionSetByName(name), plan)
      sets.set(name, plans)
    }
    const argument = next(cursor, 'LiteralExtInstInteger')
    if (tookRaw(cursor, argument)) return
    if (typeof argument === 'bigint') throw wrongArgument(cursor, 'instruction', argument)
    const opcode = typeof argument === 'string' ? plans.byName.get(argument) : argument
    if (opcode === undefined) {
      throw new MakerError('unknown-instruction', `${cursor.name}: '${name}' has no ${argument}`)
    }
    cursor.out.push(opcode)
    runOperands(cursor, plans.operands.get(opcode) ?? plan(ids))
  }
}

/** Encodes the opcode of an `OpSpecConstantOp` and its operands. */
export function specConstantOperationEncoder(plan: PlanOperands): OperandEncoder {
  const operations = new Map<number, readonly OperandPlan[]>()
  return (cursor) => {
    const argument = next(cursor, 'LiteralSpecConstantOpInteger')
    if (tookRaw(cursor, argument)) return
    if (typeof argument === 'bigint') throw wrongArgument(cursor, 'opcode', argument)
    const row =
      typeof argument === 'number'
        ? instructionByOpcode(argument)
        : (instructionByName(argument) ?? instructionByName(`Op${argument}`))
    const opcode = typeof argument === 'number' ? argument : row?.opcode
    if (opcode === undefined) {
      throw new MakerError('unknown-instruction', `${cursor.name}: there is no ${argument}`)
    }
    let plans = operations.get(opcode)
    if (plans === undefined) {
      plans = plan(row?.operands.filter(({ kind }) => !/^IdResult(Type)?$/.test(kind)) ?? ids)
      operations.set(opcode, plans)
    }
    cursor.out.push(opcode)
    runOperands(cursor, plans)
  }
}
