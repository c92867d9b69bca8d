import type { Instruction } from '../module.ts'
import type { Draw } from './draw.ts'
import { scalarSpecs } from './scalar-specs.ts'
import type { World } from './world.ts'

/** A type that a module has declared. */
export interface DeclaredType {
  readonly id: number
  readonly kind:
    | 'void'
    | 'bool'
    | 'integer'
    | 'float'
    | 'vector'
    | 'matrix'
    | 'array'
    | 'runtime-array'
    | 'structure'
    | 'pointer'
    | 'untyped-pointer'
    | 'function'
    | 'image'
    | 'sampler'
    | 'sampled-image'
    | 'buffer'
    | 'cooperative-matrix'
    | 'cooperative-vector'
    | 'opaque'
  /** In bits, of a scalar; of its components for a vector or matrix; else 0. */
  readonly width: number
  readonly signed: boolean
  /** Component, column, element or pointee. */
  readonly part: DeclaredType | undefined
  /** Components, columns or elements; members of a structure; 0 where there is no number. */
  readonly count: number
  readonly members: readonly DeclaredType[]
  /** Present for pointer types. */
  readonly storageClass: number
  /** In bytes as laid out by the rules for uniform buffers; 0 for what has no layout. */
  readonly size: number
  readonly alignment: number
  /** Arrays and structures: whether strides and offsets are set. */
  readonly explicit: boolean
  /** Present for structures: byte offsets of the members. */
  readonly offsets: readonly number[]
}

/** The types that an instruction has, drawn for it. */
export type TypesDrawn = (
  draft: Draft,
) => readonly [result: DeclaredType, ...operands: DeclaredType[]]

/** An id with the type of its value or object. */
export interface TypedId {
  readonly id: number
  readonly type: DeclaredType
}

/** A pointer that may be used where it is in scope. */
export interface PointerId {
  readonly id: number
  readonly storageClass: number
  /** The type in memory; `undefined` where an untyped pointer's variable has none. */
  readonly pointee: DeclaredType | undefined
  readonly typed: boolean
  /** A variable or parameter: what a call may take. */
  readonly declaration: boolean
  readonly writable: boolean
  readonly readable: boolean
  /** A variable that is a descriptor or the whole of a block. */
  readonly block: boolean
  /** Leads into a matrix. */
  readonly matrix: boolean
}

interface Callee {
  readonly id: number
  readonly result: DeclaredType
  readonly parameters: readonly DeclaredType[]
}

/** The innermost loop that is open. */
interface OpenLoop {
  readonly merge: number
  readonly continues: number
}

/** An image that a kernel was handed. */
export interface KernelImage {
  readonly id: number
  readonly type: DeclaredType
  readonly coordinates: number
  /** It is written and not read. */
  readonly writes: boolean
}

/** Ids that reflection instructions refer to. */
export interface ReflectionIds {
  readonly set: number
  readonly version: number
  /** 0 before the entry point is written. */
  function: number
  kernel: number
  argumentInfo: number
  printfs: number
}

/** A module without anything; `fired` is called with the name of every emitter that has written something. */
export function createDraft(world: World, draw: Draw, fired: (name: string) => void) {
  return {
    world,
    /** Scalar types that the world permits. */
    scalars: scalarSpecs(world),
    draw,
    fired,
    bound: 1,
    capabilities: new Set<number>(),
    extensions: new Set<string>(),
    imports: [] as Instruction[],
    modes: [] as Instruction[],
    sources: [] as Instruction[],
    names: [] as Instruction[],
    /** Changes that have been made to the module. */
    processed: [] as Instruction[],
    annotations: [] as Instruction[],
    declarations: [] as Instruction[],
    functions: [] as Instruction[],
    /** Instructions after the last function. */
    behind: [] as Instruction[],
    /** Variables of the open function, and the rest of it. */
    locals: [] as Instruction[],
    body: [] as Instruction[],
    /** Ids of global variables that belong into the interface of the entry point. */
    interfaces: [] as number[],
    /** Types, instruction sets and strings that are declared, by their contents. */
    types: new Map<number | string, DeclaredType>(),
    ids: new Map<string, number>(),
    /** Constants of the 32-bit integer type of Signedness 0, by value. */
    numbers: new Map<number, number>(),
    /** Structure types without a layout. */
    structures: [] as DeclaredType[],
    /** Values of scalar and composite types: at module scope, and in the open function. */
    constants: [] as TypedId[],
    values: [] as TypedId[],
    globals: [] as PointerId[],
    /** The variables of the open function. */
    localPointers: [] as PointerId[],
    /** Values that the open function computes. */
    pointers: [] as PointerId[],
    /** Variables that are arrays of blocks. */
    blockArrays: [] as PointerId[],
    /** The next number for a binding. */
    bindings: 0,
    callees: [] as Callee[],
    /** The image parameters of the open function, if it is a kernel. */
    kernelImages: [] as KernelImage[],
    /** Constants that are not specialization constants, and no `OpUndef`, by id. */
    plain: new Set<number>(),
    /** Ids that reflection instructions refer to, once there is one. */
    reflected: undefined as ReflectionIds | undefined,
    /** The next number for a specialization constant. */
    specIds: 0,
    /** The return type of the open function. */
    result: undefined as DeclaredType | undefined,
    /** Label of the block that is open. */
    block: 0,
    /** Index of the family that the module has most of; drawn with its first statement. */
    focus: undefined as number | undefined,
    loop: undefined as OpenLoop | undefined,
    /** How many statements the body may still get. */
    budget: 0,
  }
}

/**
 * A module while it is being made, with the facts known about it. Lists of values and pointers grow and shrink with
 * scopes.
 */
export type Draft = ReturnType<typeof createDraft>
