/** A call of a kernel as OpenCL makes it: what NonSemantic.ClspvReflection makes of it is the rest of the case. */
export interface CalledKernel {
  readonly kernel: string
  /** By ordinal: contents of memory, bytes of a value, or a number of bytes of memory of the workgroup. */
  readonly arguments: readonly (
    | { readonly kind: 'buffer' | 'value'; readonly bytes: Uint8Array }
    | { readonly kind: 'workgroup'; readonly size: number }
  )[]
  /** Workgroups in each dimension. */
  readonly groups: readonly [number, number, number]
  /** Invocations of a workgroup in each dimension. */
  readonly localSize: readonly [number, number, number]
}

/** Points that the module draws with its vertex and its fragment shader, each of which covers a pixel. */
export interface DrawnPoints {
  readonly vertices: number
  readonly instances: number
  /** By location: the `VkFormat` of an attribute of components of 32 bits, and the bytes of all vertices. */
  readonly attributes: Readonly<
    Record<string, { readonly format: string; readonly bytes: Uint8Array }>
  >
  /** The `VkFormat` of each color attachment. */
  readonly targets: readonly string[]
  readonly width: number
  readonly height: number
}

/** A storage image of a case. */
export interface StorageImage {
  /** The name of Image Format. */
  readonly format: string
  readonly view: '1D' | '2D' | '3D' | '1D array' | '2D array'
  /** Width, height, and depth or number of layers. */
  readonly size: readonly [number, number, number]
}

/** A module with inputs, and the bytes that the text says it leaves in its output. */
export interface ResultCase {
  /** `<text>/<instruction>/<name>`. */
  readonly id: string
  readonly summary: string
  /** Assembly for SPIR-V 1.6. */
  readonly assembly: string
  /** The environments in which the module is valid; spv1.6 and vulkan1.4 when absent. */
  readonly environments?: readonly string[]
  /**
   * Features of Vulkan, as `structure.member`, or properties, as `structure.member=VK_TRUE`, without which its environment leaves the
   * result open. The core specification defines
   * it, and other clients need nothing.
   */
  readonly features?: readonly string[]
  /** Rules that only a run decides, and that a wrong result breaks. */
  readonly rules?: readonly string[]
  /** Workgroups in each dimension; one when absent. */
  readonly dispatch?: readonly [number, number, number]
  /** Sizes of subgroups, with each of which the result is the same; one of 1 when absent. */
  readonly subgroupSizes?: readonly number[]
  /** The call that the kernel of the module is run for. */
  readonly call?: CalledKernel
  readonly pushConstants?: Uint8Array
  /** The draw that is done instead of a dispatch. */
  readonly draw?: DrawnPoints
  /** Contents of buffers: of descriptor set 0 by binding, of the resource heap by `heap,` and the byte of their descriptor. */
  readonly input: Readonly<Record<string, Uint8Array>>
  /** Keys of the input that are storage images, with their texels as bytes: row after row, slice or layer after slice. */
  readonly images?: Readonly<Record<string, StorageImage>>
  /** Values of specialization constants by SpecId: integers, or bytes of constant data. */
  readonly specialize?: Readonly<Record<string, number | Uint8Array>>
  /** Bytes of descriptors by the instruction that declares their type, if there is a heap. */
  readonly descriptorSizes?: Readonly<Record<string, number>>
  /** The contents of buffers afterwards, by the keys of the input, and of color attachments as `color,N`, computed by the maker. */
  readonly expected: Readonly<Record<string, Uint8Array>>
  /** Messages of DebugPrintf, in their order; the module has one invocation. */
  readonly prints?: readonly string[]
  /** Values that debug information describes, by line and scalar; the module has one invocation. */
  readonly describes?: Record<string, Record<string, string[]>>
}
