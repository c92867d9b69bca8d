import type { Instruction, Module } from '../module.ts'
import type { FloatModes } from './float-modes.ts'
import type { Op } from './invocation.ts'
import type { Heap } from './memory-object.ts'
import type { Type, Types } from './types.ts'
import type { Value } from './value.ts'

/** The context in which instructions are compiled: a function, or the constants of the module. */
export interface CompileScope {
  readonly module: Module
  readonly types: Types
  readonly heap: Heap
  /** The register of the value with that id. */
  slot(id: number | undefined): number
  /** The type of the value with that id. */
  typeOf(id: number | undefined): Type
  /** The value with that id if it is a constant. */
  constant(id: number | undefined): Value | undefined
  /** The environments of floating-point instructions. */
  readonly floats: FloatModes
}

/** Compiles one instruction. */
export type Emit = (instruction: Instruction, scope: CompileScope) => Op

/** A family of instructions, by name. */
export type InstructionFamily = Readonly<Record<string, Emit>>

/** A type that is not a vector, or that of its components. */
export function componentOf(type: Type): Type {
  return type.kind === 'vector' ? type.element : type
}

/** The width in bits of an integer or float type, or of its components. */
export function widthOf(type: Type): number {
  const component = componentOf(type)
  return component.kind === 'int' || component.kind === 'float' ? component.width : 1
}
