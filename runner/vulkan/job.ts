import { type FramePart, partBytes, sized } from '../harness/parts.ts'
import type { DescriptorBinding } from './descriptor-bindings.ts'
import type { PipelineStage } from './pipelines.ts'

/** The value of a specialization constant. */
export interface SpecializedConstant {
  readonly id: number
  readonly bytes: Uint8Array
}

/** A buffer with its bytes before the run. */
export interface BoundBuffer {
  readonly set: number
  readonly binding: number
  readonly bytes: Uint8Array
}

/** The task of the harness for Vulkan: what to create and to run. */
export interface VulkanJob {
  readonly usesDescriptorHeap: boolean
  readonly bindings: readonly DescriptorBinding[]
  /** Bytes. */
  readonly pushConstants: number
  readonly specialization: readonly SpecializedConstant[]
  readonly module: Uint8Array
  readonly stages: readonly PipelineStage[]
  /** The dispatch of the last compute pipeline, if it is run. */
  readonly run?: {
    readonly groups: readonly [number, number, number]
    /** No more of them than there is room for. */
    readonly pushConstants: Uint8Array
    readonly buffers: readonly BoundBuffer[]
    /** Storage images, whose texels are in buffers. */
    readonly images: readonly ImageJob[]
    /** Points that the vertex and the fragment shader draw instead. */
    readonly draw?: DrawJob
  }
}

/** A storage image. */
export interface ImageJob {
  /** The number of the buffer with its texels. */
  readonly buffer: number
  /** A `VkFormat`. */
  readonly format: number
  /** A `VkImageViewType`. */
  readonly view: number
  readonly size: readonly [number, number, number]
}

/** Points that are drawn. */
export interface DrawJob {
  readonly vertices: number
  readonly instances: number
  readonly width: number
  readonly height: number
  /** With `VkFormat`. */
  readonly attributes: readonly {
    readonly location: number
    readonly format: number
    readonly bytes: Uint8Array
  }[]
  /** A `VkFormat` for each color attachment. */
  readonly targets: readonly number[]
}

function drawParts({ vertices, instances, width, height, attributes, targets }: DrawJob) {
  return [
    ...[vertices, instances, width, height],
    attributes.length,
    ...attributes.flatMap(({ location, format, bytes }) => [location, format, ...sized(bytes)]),
    targets.length,
    ...targets,
  ]
}

/** For each set up to the last one its bindings. */
function layouts(bindings: readonly DescriptorBinding[]): readonly FramePart[] {
  const sets = Math.max(-1, ...bindings.map(({ set }) => set)) + 1
  const parts: FramePart[] = [sets]
  for (let set = 0; set < sets; set++) {
    const setBindings = bindings.filter((binding) => binding.set === set)
    parts.push(setBindings.length)
    for (const { binding, type, count } of setBindings) parts.push(binding, type, count)
  }
  return parts
}

function specialized(constants: readonly SpecializedConstant[]): readonly FramePart[] {
  const parts: FramePart[] = [constants.length]
  let offset = 0
  for (const { id, bytes } of constants) {
    parts.push(id, offset, bytes.length)
    offset += bytes.length
  }
  return [...parts, offset, ...constants.map(({ bytes }) => bytes)]
}

/**
 * A job as the harness takes it after the name of the environment. In order: 1 if the pipelines use the descriptor heap; the number of sets, for each the number of bindings, for each its number, `VkDescriptorType`
 * and count; bytes of push constants; the number of specialization constants, for each its id, offset and size, the size of
 * their bytes, and these; the size of the module, and the module; the number of entry points, for each its
 * `VkShaderStageFlagBits`, the size of its name with the zero that ends it, and these bytes; 1 if there is a dispatch, 2 if there is
 * a draw: the workgroups in three dimensions, the push constants, the number of buffers, for each its set, binding, size and bytes, the number of images, for each the number of its buffer, `VkFormat`,
 * `VkImageViewType`, width, height and depth or layers; for a draw its vertices and instances, width and height, the number of attributes, for each its location, `VkFormat`, size and bytes, and
 * the number of color attachments with the `VkFormat` of each.
 */
export function jobBytes(job: VulkanJob): Uint8Array {
  const parts: readonly FramePart[] = [
    job.usesDescriptorHeap ? 1 : 0,
    ...layouts(job.bindings),
    job.pushConstants,
    ...specialized(job.specialization),
    ...sized(job.module),
    job.stages.length,
    ...job.stages.flatMap(({ stage, entryPoint }) => [
      stage,
      ...sized(Buffer.from(`${entryPoint}\0`, 'utf8')),
    ]),
    job.run === undefined ? 0 : job.run.draw === undefined ? 1 : 2,
    ...(job.run === undefined
      ? []
      : [
          ...job.run.groups,
          ...sized(job.run.pushConstants),
          job.run.buffers.length,
          ...job.run.buffers.flatMap(({ set, binding, bytes }) => [set, binding, ...sized(bytes)]),
          job.run.images.length,
          ...job.run.images.flatMap(({ buffer, format, view, size }) => [
            ...[buffer, format, view],
            ...size,
          ]),
          ...(job.run.draw === undefined ? [] : drawParts(job.run.draw)),
        ]),
  ]
  return partBytes(parts)
}
