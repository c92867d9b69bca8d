import type { OperandKind } from '#spec/grammar/types'
import { MakerError } from '../maker-error.ts'
import { type Cursor, next, type OperandEncoder, tookRaw, wrongArgument } from './cursor.ts'
import { type OperandPlan, type PlanOperands, runOperands } from './operand-plan.ts'

/** The encoder of a value enumeration or a mask, parameters included. */
export function enumEncoder(kind: OperandKind, plan: PlanOperands): OperandEncoder {
  const values = new Map<string, number>()
  const parameters = new Map<number, readonly OperandPlan[]>()
  for (const row of kind.enumerants) {
    for (const name of [row.name, ...row.aliases]) values.set(name, row.value)
    if (row.parameters.length > 0) parameters.set(row.value, plan(row.parameters))
  }
  const bits = [...parameters.keys()].sort((a, b) => a - b)
  const mask = kind.category === 'BitEnum'

  function named(cursor: Cursor, name: string): number {
    const value = values.get(name)
    if (value !== undefined) return value
    if (mask && name.includes('|')) {
      return name.split('|').reduce((sum, part) => (sum | named(cursor, part)) >>> 0, 0)
    }
    throw new MakerError('unknown-enumerant', `${cursor.name}: ${kind.kind} has no ${name}`)
  }

  return (cursor) => {
    const argument = next(cursor, kind.kind)
    if (tookRaw(cursor, argument)) return
    if (typeof argument === 'bigint') throw wrongArgument(cursor, kind.kind, argument)
    const value = typeof argument === 'number' ? argument >>> 0 : named(cursor, argument)
    cursor.out.push(value)
    if (!mask) runOperands(cursor, parameters.get(value) ?? [])
    else
      for (const bit of bits)
        if ((value & bit) !== 0) runOperands(cursor, parameters.get(bit) ?? [])
  }
}
