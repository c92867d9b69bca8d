import type { Instruction } from '../module.ts'
import type { ImageType, KernelImage } from './descriptors.ts'
import type { Draw } from './draw.ts'
import type { Reflected } from './reflection.ts'
import { type ScalarSpec, scalarSpecs } from './types.ts'
import type { World } from './world.ts'

/** A type that a module has declared. */
export interface Type {
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
    | 'opaque'
  /** In bits, of a scalar; of its components for a vector or matrix; else 0. */
  readonly width: number
  readonly signed: boolean
  /** Component, column, element or pointee. */
  readonly part: Type | undefined
  /** Components, columns or elements; members of a structure; 0 where there is no number. */
  readonly count: number
  readonly members: readonly Type[]
  /** Of a pointer type. */
  readonly storageClass: number
  /** In bytes as laid out by the rules for uniform buffers; 0 for what has no layout. */
  readonly size: number
  readonly alignment: number
  /** Arrays and structures: whether strides and offsets are set. */
  readonly explicit: boolean
  /** Of structures, byte offsets of members. */
  readonly offsets: readonly number[]
}

/** An id with the type of what it stands for. */
export interface Value {
  readonly id: number
  readonly type: Type
}

/** A pointer that may be used where it is in scope. */
export interface Pointer {
  readonly id: number
  readonly storageClass: number
  /** The type in memory; `undefined` where an untyped pointer's variable has none. */
  readonly pointee: Type | undefined
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

/** A function that may be called. */
interface Callee {
  readonly id: number
  readonly result: Type
  readonly parameters: readonly Type[]
}

/** A module on its way, and what is known of it. Lists of values and pointers grow and shrink with scopes. */
export interface Draft {
  readonly world: World
  /** Scalar types that the world permits. */
  readonly scalars: readonly ScalarSpec[]
  readonly draw: Draw
  /** Told the name of every emitter that has written something. */
  readonly fired: (name: string) => void
  bound: number
  readonly capabilities: Set<number>
  readonly extensions: Set<string>
  readonly imports: Instruction[]
  readonly modes: Instruction[]
  readonly sources: Instruction[]
  readonly names: Instruction[]
  /** What has been done to the module. */
  readonly processed: Instruction[]
  readonly annotations: Instruction[]
  readonly declarations: Instruction[]
  readonly functions: Instruction[]
  /** Behind the last function. */
  readonly behind: Instruction[]
  /** Variables of the open function, and the rest of it. */
  locals: Instruction[]
  body: Instruction[]
  /** Ids of global variables that belong into the interface of the entry point. */
  readonly interfaces: number[]
  /** Types, instruction sets and strings that are declared, by what they are. */
  readonly types: Map<number | string, Type>
  readonly ids: Map<string, number>
  readonly images: Map<string, ImageType>
  /** Constants of the 32-bit integer type of Signedness 0, by value. */
  readonly numbers: Map<number, number>
  /** Structure types without a layout. */
  readonly structures: Type[]
  /** Values of scalar and composite types: at module scope, and in the open function. */
  readonly constants: Value[]
  readonly values: Value[]
  readonly globals: Pointer[]
  /** Of variables of the open function. */
  readonly localPointers: Pointer[]
  /** Of what the open function computes. */
  readonly pointers: Pointer[]
  /** Of variables that are arrays of blocks. */
  readonly blockArrays: Pointer[]
  /** The next number for a binding. */
  bindings: number
  readonly callees: Callee[]
  /** What the open function was handed. */
  readonly kernelImages: KernelImage[]
  /** Constants that are no specialization constants, and no `OpUndef`, by id. */
  readonly plain: Set<number>
  /** What reflection instructions refer to, once there is one. */
  reflected: Reflected | undefined
  /** The next number for a specialization constant. */
  specIds: number
  /** What the open function returns. */
  result: Type | undefined
  /** Label of the block that is open. */
  block: number
  /** Index of the family that the module has most of; drawn with its first statement. */
  focus: number | undefined
  /** The innermost loop that is open. */
  loop: { readonly merge: number; readonly continues: number } | undefined
  /** How many statements the body may still get. */
  budget: number
}

/** A module without anything. */
export function createDraft(world: World, draw: Draw, fired: (name: string) => void): Draft {
  return {
    world,
    scalars: scalarSpecs(world),
    draw,
    fired,
    bound: 1,
    capabilities: new Set(),
    extensions: new Set(),
    imports: [],
    modes: [],
    sources: [],
    names: [],
    processed: [],
    annotations: [],
    declarations: [],
    functions: [],
    behind: [],
    locals: [],
    body: [],
    interfaces: [],
    types: new Map(),
    ids: new Map(),
    images: new Map(),
    numbers: new Map(),
    structures: [],
    constants: [],
    values: [],
    globals: [],
    localPointers: [],
    pointers: [],
    blockArrays: [],
    bindings: 0,
    callees: [],
    kernelImages: [],
    plain: new Set(),
    reflected: undefined,
    specIds: 0,
    result: undefined,
    block: 0,
    focus: undefined,
    loop: undefined,
    budget: 0,
  }
}
