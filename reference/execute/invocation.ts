import type { InvocationPath } from './invocation-path.ts'
import type { PrintedText } from './printed-text.ts'
import type { GroupClock, OrderedMemory } from './races.ts'
import type { Value } from './value.ts'

/** Does what one instruction does: reads and writes registers of the running function. */
export type Op = (registers: Value[], invocation: Invocation) => void

/** Ends a segment: what runs next, or `undefined` if the invocation waits or is done. */
export type SegmentEnd = (registers: Value[], invocation: Invocation) => Segment | undefined

/** Instructions that run one after the other. Only its end calls, branches or waits. */
export interface Segment {
  ops: readonly Op[]
  /** Ordinals in the module of the instructions of `ops`, and last that of `end`. */
  ordinals: readonly number[]
  end: SegmentEnd
}

/** The place that a function returns to. */
export interface Frame {
  readonly registers: Value[]
  readonly next: Segment
  /** The register that the returned value goes to; -1 if there is none. */
  readonly result: number
  /** Bytes of the variables of the function that is returned to. */
  readonly localBytes: number
  /** Constructs that the function that is returned to was in. */
  readonly constructs: number
}

/** A barrier at which an invocation waits until the others of its scope are there. */
export interface Barrier {
  /** Ordinal of the instruction. */
  readonly ordinal: number
  readonly scope: 'workgroup' | 'subgroup' | 'invocation'
  /** Memory semantics. */
  readonly orders: Readonly<Record<OrderedMemory, boolean>>
  /** The action of the invocations of a subgroup when all are there. */
  readonly meet?: (together: readonly Invocation[]) => void
}

/** One invocation of the entry point. */
export interface Invocation {
  /** In the dispatch, from 1. */
  readonly number: number
  readonly group: GroupClock
  readonly position: Position
  /** The values of module-scope variables in this invocation, by id. */
  readonly variables: ReadonlyMap<number, Value>
  readonly stack: Frame[]
  readonly way: InvocationPath
  /** Takes what DebugPrintf prints. */
  readonly print: (printed: PrintedText) => void
  registers: Value[]
  segment: Segment | undefined
  waits: Barrier | undefined
  /** Bytes of the variables of the running function. */
  localBytes: number
  /** A fragment that was discarded: nothing is written to color attachments. */
  isDiscarded?: true
}

/** A vector of three counts. */
export type Three = readonly [number, number, number]

/** The position of an invocation in the dispatch. */
export interface Position {
  readonly groups: Three
  readonly size: Three
  readonly group: Three
  readonly local: Three
  /** Invocations of a subgroup. */
  readonly subgroup: number
  /** The inputs of a shader of a graphics pipeline. */
  readonly stage?: StageInputs
}

/** The inputs of an invocation of a graphics pipeline. */
export interface StageInputs {
  /** Values of built-in variables, by their names. */
  readonly builtIns: Readonly<Record<string, Value>>
  /** Scalars by location and component: `3.1`. */
  readonly scalars: ReadonlyMap<string, Value>
}
