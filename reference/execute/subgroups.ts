import type { Instruction } from '../module.ts'
import { groupRows, type Lane, type Meet } from './groups.ts'
import type { End, Invocation, Segment } from './invocation.ts'
import type { Family, Scope } from './scope.ts'
import { unsupported } from './stop.ts'
import type { Value } from './value.ts'

const subgroup = 3

interface Compiled {
  /** What an invocation gives: the values of ids and the literals after Execution. */
  readonly laneOf: (registers: readonly Value[]) => Lane
  readonly meet: (lanes: readonly Lane[]) => readonly Value[]
  readonly to: number
}

function compiled({ name, operands, result, resultType }: Instruction, scope: Scope): Compiled {
  if (scope.constant(operands[0]?.value) !== subgroup)
    throw unsupported(`${name} with a scope other than Subgroup`)
  const sources = operands
    .slice(1)
    .map(({ kind, value }) => (kind.startsWith('Id') ? { slot: scope.slot(value) } : value))
  const type = scope.types.of(resultType)
  const row = groupRows[name] as Meet
  return {
    laneOf: (registers) =>
      sources.map((source) =>
        typeof source === 'number' ? source : (registers[source.slot] as Value),
      ),
    meet: (lanes) => row(lanes, type),
    to: scope.slot(result),
  }
}

/** Group and Subgroup Instructions where a subgroup has one invocation, which is a size that an implementation may have. */
export const groups: Family = Object.fromEntries(
  Object.keys(groupRows).map((name) => [
    name,
    (instruction: Instruction, scope: Scope) => {
      const { laneOf, meet, to } = compiled(instruction, scope)
      return (registers: Value[]) => {
        registers[to] = meet([laneOf(registers)])[0] as Value
      }
    },
  ]),
)

/** Whether invocations of a subgroup execute the instruction together. */
export function isTangled(name: string): boolean {
  return Object.hasOwn(groupRows, name)
}

/** Waits for the other invocations of the subgroup, and then gives each its result. */
export function meetingOf(instruction: Instruction, scope: Scope, next: Segment): End {
  const { laneOf, meet, to } = compiled(instruction, scope)
  const barrier = {
    ordinal: instruction.index,
    scope: 'subgroup' as const,
    orders: { workgroup: false, buffers: false },
    meet(together: readonly Invocation[]) {
      const results = meet(together.map(({ registers }) => laneOf(registers)))
      for (const [n, { registers }] of together.entries()) registers[to] = results[n] as Value
    },
  }
  return (_, by) => {
    by.waits = barrier
    by.segment = next
    return undefined
  }
}
