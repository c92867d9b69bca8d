import type { Specialization } from './constants.ts'
import type { Three } from './invocation.ts'
import type { ApproachInstruction, WatchInstruction } from './observation.ts'
import type { PrintedText } from './printed-text.ts'
import type { Stop } from './stop.ts'

/** The limits of a run. */
export interface RunLimits {
  /** Instructions that all invocations together execute; as many constituents and bytes may be copied besides. */
  readonly steps: number
  /** Bytes of all objects in memory, with the notes about them. */
  readonly bytes: number
  /** Calls that have not returned. */
  readonly callDepth: number
}

/** An argument of a kernel: a buffer that it gets a pointer to, or the bytes of a value. */
export type Argument =
  | { readonly kind: 'buffer'; readonly bytes: Uint8Array }
  | { readonly kind: 'value'; readonly bytes: Uint8Array }
  /** Memory of a workgroup with this number of bytes. */
  | { readonly kind: 'workgroup'; readonly size: number }

/** Points that a pipeline of a vertex and a fragment shader draws, into images of its color attachments that hold zeros before. */
export interface DrawRequest {
  /** Vertices of each instance: one point each. */
  readonly vertices: number
  readonly instances: number
  /** The bytes of all vertices by the location of the attribute: components of 32 bits, one vertex after the other. */
  readonly attributes: ReadonlyMap<number, Uint8Array>
  /** Color attachments with four components of 32 bits each: as many as this. */
  readonly targets: number
  /** Pixels of each color attachment; the viewport is as large. */
  readonly width: number
  readonly height: number
}

/** How the bytes of a binding are the texels of a storage image. */
export interface RequestedImage {
  /** Width, height, and depth or number of layers. */
  readonly size: Three
  /** The name of Image Format (3.11); that of the type if it is not Unknown. */
  readonly format?: string
}

/** The inputs of a run of a module. */
export interface Request {
  /** Name of the entry point; needed if there are several that compute. */
  readonly entryPoint?: string
  /** Workgroups in each dimension. */
  readonly groups: Three
  /** Invocations of a workgroup, if the module does not say; 1, 1, 1 by default. */
  readonly localSize?: Three
  /** Invocations of a subgroup, from 1, which is the default, to 128. The last one of a workgroup may have fewer. */
  readonly subgroupSize?: number
  /**
   * Bytes of buffers by `set,binding`, or `set,binding,element` for arrays of buffers. `heap,N` is the buffer whose descriptor begins
   * at byte N of the resource heap. They are copied.
   */
  readonly bindings?: ReadonlyMap<string, Uint8Array>
  /** Images by the keys of their bindings, whose bytes are the texels, row after row. */
  readonly images?: ReadonlyMap<string, RequestedImage>
  /** Bytes of a descriptor in a heap, by the instruction that declares its type. */
  readonly descriptorSizes?: ReadonlyMap<string, number>
  readonly pushConstants?: Uint8Array
  /** Draws instead of a dispatch; the color attachments are buffers `color,N` afterwards. */
  readonly draw?: DrawRequest
  /** The arguments of a kernel, in order. */
  readonly arguments?: readonly Argument[]
  readonly specialization?: Specialization
  readonly limits?: Partial<RunLimits>
  /** Sees each instruction after it has run, which makes the run slower. */
  readonly watch?: WatchInstruction
  /** Sees each instruction before it runs, except for OpPhi and those that do nothing; this makes the run slower, too. */
  readonly approach?: ApproachInstruction
}

/** A buffer after the run. */
export interface Buffer {
  readonly bytes: Uint8Array
  /** 1 for each byte whose value the texts define; other bytes may differ between implementations. */
  readonly known: Uint8Array
}

/** The place where a run ended early. */
export interface StopPlace {
  /** Index of the first word of the instruction; 0 if the module as a whole is meant. */
  readonly word: number
  readonly instruction: string
  /** Number of the invocation in the dispatch, from 0; -1 before the first. */
  readonly invocation: number
}

/** How a run ended. */
export type RunOutcome =
  | {
      readonly kind: 'finished'
      /** Keyed by the keys of the bindings; arguments are `argument,N`. */
      readonly buffers: ReadonlyMap<string, Buffer>
      /** Instructions executed. */
      readonly steps: number
      /** Messages of DebugPrintf, if there are any; the order of those of different invocations is up to an implementation. */
      readonly printed?: readonly PrintedText[]
    }
  | (Stop & StopPlace)
  /** The module cannot be run with these inputs: the words are not a valid module, or the entry point is missing. */
  | { readonly kind: 'refused'; readonly message: string }

/** The limits of a run that sets none. */
export const usualLimits: RunLimits = { steps: 20_000_000, bytes: 1 << 26, callDepth: 256 }
