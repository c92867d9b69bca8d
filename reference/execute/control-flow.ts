import type { Block, Instruction } from '../module.ts'
import { wide } from './integers.ts'
import type { Invocation, Segment, SegmentEnd } from './invocation.ts'
import type { Construct, InvocationPath } from './invocation-path.ts'
import type { Heap } from './memory-object.ts'
import type { CompileScope } from './scope.ts'
import { type Stopped, undefinedBehavior, unsupported } from './stop.ts'
import { Unknown, type Value } from './value.ts'

/** The way at the beginning of the entry point. */
export function firstWay(): InvocationPath {
  return { path: 0, constructs: [] }
}

/**
 * Enters the construct that a block declares, unless the block is the header of a loop that turns. A selection that is entered
 * again before it was left, as no valid module does, begins again.
 */
export function enter(way: InvocationPath, block: Block): void {
  const merge = block.instructions.at(-2)
  const isLoop = merge?.name === 'OpLoopMerge'
  if (merge === undefined || !(isLoop || merge.name === 'OpSelectionMerge')) return
  const header = block.label.result
  const known = way.constructs.findIndex((construct) => construct.header === header)
  if (isLoop && known >= 0) return
  if (known >= 0) way.constructs.length = known
  const [label = 0, target = 0] = merge.operands.map(({ value }) => value)
  way.constructs.push({ header, merge: label, continues: isLoop ? target : 0, path: way.path })
}

/** Goes to a block, by a conditional branch or not. */
export function goTo(way: InvocationPath, label: number, isConditional: boolean): void {
  // The odd factor of a multiplicative hash: paths that differ hardly ever get the same number.
  if (isConditional) way.path = (Math.imul(way.path, 0x9e37_79b1) + label + 1) | 0
  const { constructs } = way
  for (let index = constructs.length - 1; index >= 0; index--) {
    const construct = constructs[index] as Construct
    if (construct.merge === label) {
      way.path = construct.path
      constructs.length = index
      return
    }
    if (
      construct.continues === label ||
      (construct.header === label && construct.continues !== 0)
    ) {
      constructs.length = index + 1
      return
    }
  }
}

/** The phi of a block: its result, and its values by the blocks that they come from. */
export interface Phi {
  readonly result: number
  readonly values: ReadonlyMap<number, number>
}

/** The continuations of the ends of blocks. */
export interface Flow {
  readonly scope: CompileScope
  /** The block that ends, by the id of its label. */
  readonly label: number
  /** The first segment of a block. */
  segmentOf(label: number): Segment
  phisOf(label: number): readonly Phi[]
}

/** The phi that an instruction is. */
export function phiOf({ operands, result }: Instruction): Phi {
  const values = new Map<number, number>()
  for (let index = 0; index + 1 < operands.length; index += 2)
    values.set(operands[index + 1]?.value ?? 0, operands[index]?.value ?? 0)
  return { result, values }
}

/** A way from one block to another. The values of phis are read before any is written. */
function edge(flow: Flow, target: number | undefined): (registers: Value[]) => Segment {
  const segment = flow.segmentOf(target ?? 0)
  const copies: (readonly [number, number])[] = []
  for (const { result, values } of flow.phisOf(target ?? 0)) {
    const source = values.get(flow.label)
    if (source === undefined)
      throw unsupported(`OpPhi %${result} without a value from %${flow.label}`)
    copies.push([flow.scope.slot(source), flow.scope.slot(result)])
  }
  const [only] = copies
  if (only === undefined) return () => segment
  if (copies.length === 1)
    return (registers) => {
      registers[only[1]] = registers[only[0]] as Value
      return segment
    }
  return (registers) => {
    const values = copies.map(([from]) => registers[from] as Value)
    for (const [n, [, to]] of copies.entries()) registers[to] = values[n] as Value
    return segment
  }
}

function undecided(section: string, value: Value | undefined): Stopped {
  const why = value instanceof Unknown ? value.why : 'it has no value'
  return undefinedBehavior(section, `the way of control flow is undefined: ${why}`)
}

function branchConditional({ operands }: Instruction, flow: Flow): SegmentEnd {
  const condition = flow.scope.slot(operands[0]?.value)
  const yes = edge(flow, operands[1]?.value)
  const no = edge(flow, operands[2]?.value)
  return (registers) => {
    const value = registers[condition]
    if (value === true) return yes(registers)
    if (value === false) return no(registers)
    throw undecided('OpBranchConditional', value)
  }
}

/** Literals take as many words as the type of the selector. */
function switchOf({ operands, word, wordCount }: Instruction, flow: Flow): SegmentEnd {
  const { scope } = flow
  const selector = scope.slot(operands[0]?.value)
  const type = scope.typeOf(operands[0]?.value)
  if (type.kind !== 'int') throw unsupported('OpSwitch of a value that is not an integer')
  const otherwise = edge(flow, operands[1]?.value)
  const ways = new Map<bigint, (registers: Value[]) => Segment>()
  const literalWords = Math.ceil(type.width / 32)
  const { words } = scope.module
  for (let index = word + 3; index + literalWords < word + wordCount; index += literalWords + 1) {
    let literal = 0n
    for (let n = literalWords - 1; n >= 0; n--)
      literal = (literal << 32n) | BigInt(words[index + n] as number)
    ways.set(BigInt.asIntN(type.width, literal), edge(flow, words[index + literalWords]))
  }
  return (registers) => {
    const value = registers[selector]
    const whole = wide(value)
    if (whole === undefined) throw undecided('OpSwitch', value)
    return (ways.get(whole) ?? otherwise)(registers)
  }
}

/** Leaves the running function, whose variables end. */
function returnValue(
  invocation: Invocation,
  value: Value | undefined,
  heap: Heap,
): Segment | undefined {
  const frame = invocation.stack.pop()
  heap.bytes -= invocation.localBytes
  invocation.localBytes = frame?.localBytes ?? 0
  if (frame === undefined) return undefined
  invocation.registers = frame.registers
  if (frame.result >= 0 && value !== undefined) frame.registers[frame.result] = value
  return frame.next
}

/** Compiles the instruction that ends a block. */
export function terminator(instruction: Instruction, flow: Flow): SegmentEnd {
  const { name, operands } = instruction
  switch (name) {
    case 'OpBranch':
      return edge(flow, operands[0]?.value)
    case 'OpBranchConditional':
      return branchConditional(instruction, flow)
    case 'OpSwitch':
      return switchOf(instruction, flow)
    case 'OpReturn':
      return (_, invocation) => returnValue(invocation, undefined, flow.scope.heap)
    case 'OpReturnValue': {
      const from = flow.scope.slot(operands[0]?.value)
      return (registers, invocation) => returnValue(invocation, registers[from], flow.scope.heap)
    }
    case 'OpUnreachable':
      return () => {
        throw undefinedBehavior('OpUnreachable', 'it is executed')
      }
    case 'OpKill':
    case 'OpTerminateInvocation':
      return (_, invocation) => {
        invocation.isDiscarded = true
        return undefined
      }
    default:
      return () => {
        throw unsupported(name)
      }
  }
}

const terminators: ReadonlySet<string> = new Set([
  'OpBranch',
  'OpBranchConditional',
  'OpSwitch',
  'OpReturn',
  'OpReturnValue',
  'OpUnreachable',
  'OpKill',
  'OpTerminateInvocation',
  'OpIgnoreIntersectionKHR',
  'OpTerminateRayKHR',
  'OpEmitMeshTasksEXT',
  'OpAbortKHR',
])

/** Whether the instruction ends a block. */
export function isTerminator(name: string): boolean {
  return terminators.has(name)
}
