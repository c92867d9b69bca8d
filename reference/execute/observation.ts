import type { Instruction, Module } from '../module.ts'
import { peek } from './access.ts'
import type { Constants } from './constants.ts'
import type { Invocation, Op, SegmentEnd } from './invocation.ts'
import type { Heap } from './memory-object.ts'
import { Stopped } from './stop.ts'
import { Pointer, type Value } from './value.ts'

/** Looks at an instruction that has run. */
export type WatchInstruction = (
  instruction: Instruction,
  result: Value | undefined,
  invocation: number,
) => void

/** A call of a function, for an observer. */
export interface ObservedCall {
  /** The same object for all instructions of one call. */
  readonly identity: object
  /** The value with that id; `undefined` if it has none here. */
  value(id: number): Value | undefined
  /** The value in memory that the pointer with that id points to; `undefined` if it is not a pointer to a type with values. */
  contents(id: number): Value | undefined
}

/** Looks at an instruction that is about to run. */
export type ApproachInstruction = (
  instruction: Instruction,
  invocation: number,
  call: ObservedCall,
) => void

/** The observers of a run. */
export interface Observers {
  readonly watch: WatchInstruction | undefined
  readonly approach: ApproachInstruction | undefined
}

/** The parts of a program in which an observer finds values. */
interface ObservedProgram {
  readonly module: Module
  readonly constants: Constants
  readonly heap: Heap
}

/** Puts observers around the instructions of a function. */
export interface FunctionObservation {
  op(instruction: Instruction, op: Op): Op
  end(instruction: Instruction, end: SegmentEnd): SegmentEnd
}

const nothing: FunctionObservation = { op: (_, op) => op, end: (_, end) => end }

/** The type that a pointer with that id points to; 0 where the pointer is not typed. */
function pointeeOf(module: Module, id: number): number {
  const type = module.typeOf(id)
  return type?.name === 'OpTypePointer' ? (type.valueAt(1) ?? 0) : 0
}

function callReader(program: ObservedProgram, slots: ReadonlyMap<number, number>) {
  const { module, constants, heap } = program
  return (registers: readonly Value[], { variables }: Invocation): ObservedCall => {
    const value = (id: number): Value | undefined => {
      const slot = slots.get(id)
      return slot === undefined ? (constants.of(id) ?? variables.get(id)) : registers[slot]
    }
    return {
      identity: registers,
      value,
      contents: (id) => {
        const pointer = value(id)
        const pointee = pointeeOf(module, id)
        if (!(pointer instanceof Pointer) || pointee === 0) return undefined
        try {
          return peek(constants.types.of(pointee), pointer, heap)
        } catch (error) {
          if (error instanceof Stopped && error.stop.kind === 'unsupported') return undefined
          throw error
        }
      },
    }
  }
}

/** @param slots registers of the function by id, to which its compilation adds. */
export function observationOf(
  { watch, approach }: Observers,
  program: ObservedProgram,
  slots: ReadonlyMap<number, number>,
): FunctionObservation {
  if (watch === undefined && approach === undefined) return nothing
  const callOf = callReader(program, slots)
  return {
    op: (instruction, op) => {
      const to = slots.get(instruction.result)
      return (registers, invocation) => {
        approach?.(instruction, invocation.number, callOf(registers, invocation))
        op(registers, invocation)
        watch?.(instruction, to === undefined ? undefined : registers[to], invocation.number)
      }
    },
    end: (instruction, end) => (registers, invocation) => {
      approach?.(instruction, invocation.number, callOf(registers, invocation))
      watch?.(instruction, undefined, invocation.number)
      return end(registers, invocation)
    },
  }
}
