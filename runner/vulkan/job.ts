import type { DescriptorBinding } from './descriptor-bindings.ts'
import type { Stage } from './pipelines.ts'

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

/** What the harness for Vulkan is asked to create and to run. */
export interface Job {
  readonly usesDescriptorHeap: boolean
  readonly bindings: readonly DescriptorBinding[]
  /** Bytes. */
  readonly pushConstants: number
  readonly specialization: readonly SpecializedConstant[]
  readonly module: Uint8Array
  readonly stages: readonly Stage[]
  /** The dispatch of the last compute pipeline, if it is run. */
  readonly run?: {
    readonly groups: readonly [number, number, number]
    readonly buffers: readonly BoundBuffer[]
  }
}

type Part = number | Uint8Array

/** Bytes up to the next part, which begins at a whole word. */
function room(part: Part): number {
  return typeof part === 'number' ? 4 : Math.ceil(part.length / 4) * 4
}

/** For each set up to the last one its bindings. */
function layouts(bindings: readonly DescriptorBinding[]): readonly Part[] {
  const sets = Math.max(-1, ...bindings.map(({ set }) => set)) + 1
  const parts: Part[] = [sets]
  for (let set = 0; set < sets; set++) {
    const own = bindings.filter((one) => one.set === set)
    parts.push(own.length)
    for (const { binding, type, count } of own) parts.push(binding, type, count)
  }
  return parts
}

function specialized(constants: readonly SpecializedConstant[]): readonly Part[] {
  const parts: Part[] = [constants.length]
  let offset = 0
  for (const { id, bytes } of constants) {
    parts.push(id, offset, bytes.length)
    offset += bytes.length
  }
  return [...parts, offset, ...constants.map(({ bytes }) => bytes)]
}

/** Bytes after their number. */
function sized(bytes: Uint8Array): readonly Part[] {
  return [bytes.length, bytes]
}

/**
 * A job as the harness takes it after the name of the environment. Numbers have 32 bits, little-endian; bytes are filled up
 * to whole words. In order: 1 if the
 * pipelines use the descriptor heap; the number of sets, for each the number of bindings, for each its number, `VkDescriptorType`
 * and count; bytes of push constants; the number of specialization constants, for each its id, offset and size, the size of
 * their bytes, and these; the size of the module, and the module; the number of entry points, for each its
 * `VkShaderStageFlagBits`, the size of its name with the zero that ends it, and these bytes; 1 if there is a run: the
 * workgroups in three dimensions, the number of buffers, for each its set, binding, size and bytes.
 */
export function jobBytes(job: Job): Uint8Array {
  const parts: readonly Part[] = [
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
    job.run === undefined ? 0 : 1,
    ...(job.run === undefined
      ? []
      : [
          ...job.run.groups,
          job.run.buffers.length,
          ...job.run.buffers.flatMap(({ set, binding, bytes }) => [set, binding, ...sized(bytes)]),
        ]),
  ]
  const size = parts.reduce((sum: number, part) => sum + room(part), 0)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const part of parts) {
    if (typeof part === 'number') view.setUint32(at, part, true)
    else bytes.set(part, at)
    at += room(part)
  }
  return bytes
}
