import { enumerantByName } from '#spec/grammar/grammar'
import type { Instruction } from '../module.ts'
import type { Barrier, End, Segment } from './invocation.ts'
import type { Scope } from './scope.ts'
import { unsupported } from './stop.ts'

function bit(name: string): number {
  return enumerantByName('MemorySemantics', name)?.value ?? 0
}
const orders =
  bit('Acquire') | bit('Release') | bit('AcquireRelease') | bit('SequentiallyConsistent')
const workgroupMemory = bit('WorkgroupMemory')
const buffers = bit('UniformMemory') | bit('CrossWorkgroupMemory')

const scopes: Readonly<Record<number, Barrier['scope']>> = {
  2: 'workgroup',
  3: 'subgroup',
  4: 'invocation',
}

/**
 * Waits for the invocations of the scope, where a subgroup has so many invocations. Accesses are ordered as far as Semantics says,
 * if the scope of memory is at least the workgroup.
 */
export function barrierOf(
  { index, operands }: Instruction,
  { constant }: Scope,
  next: Segment,
  subgroup: number,
): End {
  const [execution, memory, semantics] = operands.map(({ value }) => Number(constant(value)))
  const declared = scopes[execution ?? -1]
  const scope = declared === 'subgroup' && subgroup === 1 ? 'invocation' : declared
  const mask = semantics ?? 0
  const doesOrder = (mask & orders) !== 0 && (memory ?? 5) <= 2
  const barrier: Barrier = {
    ordinal: index,
    scope: scope ?? 'invocation',
    orders: {
      workgroup: doesOrder && (mask & workgroupMemory) !== 0,
      buffers: doesOrder && (mask & buffers) !== 0,
    },
  }
  return (_, by) => {
    if (scope === undefined) throw unsupported(`OpControlBarrier with scope ${execution}`)
    if (scope === 'invocation') return next
    by.waits = barrier
    by.segment = next
    return undefined
  }
}
