import { enumerantByName } from '#spec/grammar/grammar'
import type { Instruction } from '../module.ts'
import { groupRows, type Lane, type Meet } from './groups.ts'
import type { Barrier, Invocation, Segment, SegmentEnd } from './invocation.ts'
import type { CompileScope, InstructionFamily } from './scope.ts'
import { unsupported } from './stop.ts'
import type { Value } from './value.ts'

function bit(name: string): number {
  return enumerantByName('MemorySemantics', name)?.value ?? 0
}
const orders =
  bit('Acquire') | bit('Release') | bit('AcquireRelease') | bit('SequentiallyConsistent')
const workgroupMemory = bit('WorkgroupMemory')
const buffers = bit('UniformMemory') | bit('CrossWorkgroupMemory')
const images = bit('ImageMemory')

/** No accesses are ordered. */
export const noOrders: Barrier['orders'] = { workgroup: false, buffers: false, images: false }

const scopes: Readonly<Record<number, Barrier['scope']>> = {
  2: 'workgroup',
  3: 'subgroup',
  4: 'invocation',
}

/** CrossDevice, Device, Workgroup, QueueFamily: scopes that contain the invocations of a workgroup. */
const holdsWorkgroup: ReadonlySet<number> = new Set([0, 1, 2, 5])

/** Accesses that memory semantics order between the invocations of a workgroup. */
function ordersOf(memory: number | undefined, semantics: number | undefined): Barrier['orders'] {
  const mask = semantics ?? 0
  const doesOrder = (mask & orders) !== 0 && holdsWorkgroup.has(memory ?? -1)
  return {
    workgroup: doesOrder && (mask & workgroupMemory) !== 0,
    buffers: doesOrder && (mask & buffers) !== 0,
    images: doesOrder && (mask & images) !== 0,
  }
}

/** The same of an instruction that is OpMemoryBarrier. */
function fenceOf(
  instruction: Instruction | undefined,
  { constant }: CompileScope,
): Barrier['orders'] {
  if (instruction?.name !== 'OpMemoryBarrier') return ordersOf(undefined, undefined)
  const [memory, semantics] = instruction.operands.map(({ value }) => Number(constant(value)))
  return ordersOf(memory, semantics)
}

/**
 * Waits for the invocations of the scope; a subgroup has a given number of them. Accesses are ordered as far as
 * Semantics says, if the scope of memory is at least the workgroup, and as far as an OpMemoryBarrier directly before
 * and one directly after say: OpControlBarrier with Semantics is these in one instruction (Barrier Instructions).
 */
export function barrierOf(
  [before, { index, operands }, after]: readonly [
    Instruction | undefined,
    Instruction,
    Instruction | undefined,
  ],
  scope: CompileScope,
  next: Segment,
  subgroup: number,
): SegmentEnd {
  const [execution, memory, semantics] = operands.map(({ value }) => Number(scope.constant(value)))
  const declared = scopes[execution ?? -1]
  const waiting = declared === 'subgroup' && subgroup === 1 ? 'invocation' : declared
  const ordered = ordersOf(memory, semantics)
  const [release, acquire] = [fenceOf(before, scope), fenceOf(after, scope)]
  const barrier: Barrier = {
    ordinal: index,
    scope: waiting ?? 'invocation',
    orders: {
      workgroup: ordered.workgroup || (release.workgroup && acquire.workgroup),
      buffers: ordered.buffers || (release.buffers && acquire.buffers),
      images: ordered.images || (release.images && acquire.images),
    },
  }
  return (_, invocation) => {
    if (waiting === undefined) throw unsupported(`OpControlBarrier with scope ${execution}`)
    if (waiting === 'invocation') return next
    invocation.waits = barrier
    invocation.segment = next
    return undefined
  }
}

const subgroup = 3

interface CompiledBarrier {
  /** The contribution of an invocation: the values of ids and the literals after Execution. */
  readonly laneOf: (registers: readonly Value[]) => Lane
  readonly meet: (lanes: readonly Lane[]) => readonly Value[]
  readonly to: number
}

function compiled(
  { name, operands, result, resultType }: Instruction,
  scope: CompileScope,
): CompiledBarrier {
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
export const groups: InstructionFamily = Object.fromEntries(
  Object.keys(groupRows).map((name) => [
    name,
    (instruction: Instruction, scope: CompileScope) => {
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
export function meetingOf(
  instruction: Instruction,
  scope: CompileScope,
  next: Segment,
): SegmentEnd {
  const { laneOf, meet, to } = compiled(instruction, scope)
  const barrier = {
    ordinal: instruction.index,
    scope: 'subgroup' as const,
    orders: noOrders,
    meet(together: readonly Invocation[]) {
      const results = meet(together.map(({ registers }) => laneOf(registers)))
      for (const [n, { registers }] of together.entries()) registers[to] = results[n] as Value
    },
  }
  return (_, invocation) => {
    invocation.waits = barrier
    invocation.segment = next
    return undefined
  }
}
