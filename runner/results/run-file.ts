import { z } from 'zod'
import type { CalledKernel, DrawnPoints, ResultCase } from '#generators/results/result-case'
import type { Request } from '#reference/execute/request'
import { type Environment, environmentByName } from '#spec/environments'
import type { DeviceDraw, DeviceImage } from '../oracle/oracle.ts'
import type { KernelCall } from '../reflection/kernel-call.ts'

const digits = z.string().regex(/^(?:[\da-f]{2})*$/)

const three = z.tuple([z.number(), z.number(), z.number()])

/** A call of a kernel. */
const callSchema = z.strictObject({
  kernel: z.string(),
  /** In the order of their ordinals. */
  arguments: z.array(
    z.union([
      z.strictObject({ kind: z.enum(['buffer', 'value']), bytes: digits }),
      z.strictObject({ kind: z.literal('workgroup'), size: z.number() }),
    ]),
  ),
  groups: three,
  localSize: three,
})

/** Points that a pipeline of the two entry points draws. */
const drawSchema = z.strictObject({
  /** Points of each instance. */
  vertices: z.number(),
  instances: z.number(),
  /** Attributes by location: the bytes of all vertices, which have components of 32 bits in the `VkFormat`. */
  attributes: z.record(z.string(), z.strictObject({ format: z.string(), bytes: digits })),
  /** The `VkFormat` of each color attachment, four components of 32 bits, which holds zeros before. */
  targets: z.array(z.string()),
  /** Pixels of the color attachments and the viewport. */
  width: z.number(),
  height: z.number(),
})

/** A storage image. */
const imageSchema = z.strictObject({
  /** The name of Image Format in SPIR-V. */
  format: z.string(),
  /** The name of Dim, and `array` after it if the image is arrayed. */
  view: z.enum(['1D', '2D', '3D', '1D array', '2D array']),
  /** Width, height, and depth or number of layers. */
  size: three,
})

/** The description of a case with results: what `<case>.run.json` holds. */
export const runFileSchema = z.strictObject({
  id: z.string(),
  summary: z.string(),
  /**
   * Features of Vulkan, as `structure.member`, without which its environment leaves the result open: a device that has not enabled
   * them all is not given the case.
   */
  features: z.array(z.string()).min(1).optional(),
  /** Rules of the catalogue that only a run decides, and that a wrong result breaks. */
  rules: z.array(z.string()).optional(),
  /** The environments in which the module is valid; spv1.6 and vulkan1.4 when absent. */
  environments: z.array(z.string()).min(1).optional(),
  entryPoint: z.string(),
  /** Workgroups in each dimension. */
  dispatch: three,
  /** Sizes of subgroups, with each of which the result is the same; one of 1 when absent. */
  subgroupSizes: z.array(z.number()).min(1).optional(),
  /**
   * The call of the kernel that the rest of the case is made of, as NonSemantic.ClspvReflection describes it in the
   * module: a reader of the reflection must arrive at the same buffers, push constants and specialization constants.
   */
  call: callSchema.optional(),
  pushConstants: digits.optional(),
  /** The draw that is done instead of a dispatch. */
  draw: drawSchema.optional(),
  /**
   * Bytes of buffers before the dispatch, as hexadecimal digits: of descriptor set 0 by binding, of the resource heap by `heap,` and
   * the byte of the heap at which their descriptor begins.
   */
  input: z.record(z.string(), digits),
  /** Bindings that are storage images, with the texels as their bytes: row after row, slice or layer after slice. */
  images: z.record(z.string(), imageSchema).optional(),
  /** Values of specialization constants by SpecId: a number, or bytes as hexadecimal digits. */
  specialize: z.record(z.string(), z.union([z.number(), digits])).optional(),
  /** Bytes of descriptors in heaps, by the instruction that declares their type. */
  descriptorSizes: z.record(z.string(), z.number()).optional(),
  /** Bytes of buffers afterwards, and of color attachments as `color,N`; buffers that are not listed may hold anything. */
  expected: z.record(z.string(), digits),
  /** Messages of DebugPrintf, in their order. A client that prints none ignores them. */
  prints: z.array(z.string()).min(1).optional(),
  /**
   * Values that the debug information describes, by line and scalar (`v`, or `v.0` for a component): those that the variable has
   * when the line begins, while it runs and after it. What a tool makes of the module may describe fewer, and no others.
   */
  describes: z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1))).optional(),
})

/** The contents of `<case>.run.json`. */
export type RunFile = z.infer<typeof runFileSchema>

function environment(name: string): Environment {
  const found = environmentByName(name)
  if (found === undefined) throw new Error(`${name}: not among the environments`)
  return found
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'hex'))
}

function hexOfEach(buffers: Readonly<Record<string, Uint8Array>>): Record<string, string> {
  return Object.fromEntries(Object.entries(buffers).map(([key, value]) => [key, hex(value)]))
}

function callOf({ arguments: given, ...call }: CalledKernel): RunFile['call'] {
  return {
    kernel: call.kernel,
    arguments: given.map((given) =>
      given.kind === 'workgroup' ? { ...given } : { kind: given.kind, bytes: hex(given.bytes) },
    ),
    groups: [...call.groups],
    localSize: [...call.localSize],
  }
}

function drawOf({ attributes, ...draw }: DrawnPoints): RunFile['draw'] {
  const entries = Object.entries(attributes).map(([location, { format, bytes }]) => [
    location,
    { format, bytes: hex(bytes) },
  ])
  return { ...draw, targets: [...draw.targets], attributes: Object.fromEntries(entries) }
}

function imagesOf(images: NonNullable<ResultCase['images']>): RunFile['images'] {
  const entries = Object.entries(images)
  return Object.fromEntries(
    entries.map(([key, { size, ...image }]) => [key, { ...image, size: [...size] }]),
  )
}

/** The description of a case. */
export function runFileOf(source: ResultCase): RunFile {
  const {
    id,
    summary,
    features,
    rules,
    environments,
    input,
    specialize,
    descriptorSizes,
    expected,
    prints,
    describes,
  } = source
  const { call, pushConstants } = source
  const values = Object.entries(specialize ?? {}).map(([number, value]) => [
    number,
    typeof value === 'number' ? value : hex(value),
  ])
  return {
    id,
    summary,
    ...(features === undefined ? {} : { features: [...features] }),
    ...(rules === undefined ? {} : { rules: [...rules] }),
    ...(environments === undefined ? {} : { environments: [...environments] }),
    entryPoint: 'main',
    dispatch: [...(source.dispatch ?? ([1, 1, 1] as const))],
    ...(source.subgroupSizes === undefined ? {} : { subgroupSizes: [...source.subgroupSizes] }),
    ...(call === undefined ? {} : { call: callOf(call) }),
    ...(pushConstants === undefined ? {} : { pushConstants: hex(pushConstants) }),
    ...(source.draw === undefined ? {} : { draw: drawOf(source.draw) }),
    input: hexOfEach(input),
    ...(source.images === undefined ? {} : { images: imagesOf(source.images) }),
    ...(specialize === undefined ? {} : { specialize: Object.fromEntries(values) }),
    ...(descriptorSizes === undefined ? {} : { descriptorSizes: { ...descriptorSizes } }),
    expected: hexOfEach(expected),
    ...(prints === undefined ? {} : { prints: [...prints] }),
    ...(describes === undefined ? {} : { describes: structuredClone(describes) }),
  }
}

/** Environments in which the module of a case is valid if the case names none. */
export const usualEnvironments: readonly Environment[] = ['spv1.6', 'vulkan1.4'].map(environment)

/** The environments in which the module of a case is valid. @throws if one is unknown. */
export function environmentsOf({ environments }: RunFile): readonly Environment[] {
  return environments?.map(environment) ?? usualEnvironments
}

/** A number from bytes, the lowest first; bytes of constant data stay as they are. */
function specialized(value: number | string, isData: boolean): bigint | Uint8Array {
  if (typeof value === 'number') return BigInt(value)
  const read = bytes(value)
  if (isData) return read
  return read.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

/** The key by which the interpreter knows a buffer of a case. */
export function bufferKey(name: string): string {
  return /^\d+$/.test(name) ? `0,${name}` : name
}

/** The inputs with which the interpreter runs the case, once for each size of subgroups. */
export function requestsOf(file: RunFile): readonly Request[] {
  const request = requestOf(file)
  return file.subgroupSizes?.map((subgroupSize) => ({ ...request, subgroupSize })) ?? [request]
}

/** The storage images of a case by the keys of their bindings. */
export function imagesIn({ images }: RunFile): ReadonlyMap<string, DeviceImage> {
  return new Map(Object.entries(images ?? {}).map(([name, image]) => [bufferKey(name), image]))
}

/** The inputs with which the interpreter runs the case, with the first size of subgroups. */
export function requestOf(file: RunFile): Request {
  const isData = file.id.includes('/OpSpecConstantDataKHR/')
  const [subgroupSize] = file.subgroupSizes ?? []
  return {
    ...(subgroupSize === undefined ? {} : { subgroupSize }),
    groups: file.dispatch,
    ...(file.pushConstants === undefined ? {} : { pushConstants: bytes(file.pushConstants) }),
    entryPoint: file.entryPoint,
    ...(file.draw === undefined
      ? {}
      : {
          draw: {
            ...file.draw,
            targets: file.draw.targets.length,
            attributes: new Map(
              Object.entries(file.draw.attributes).map(([location, attribute]) => [
                Number(location),
                bytes(attribute.bytes),
              ]),
            ),
          },
        }),
    bindings: new Map(
      Object.entries(file.input).map(([name, text]) => [bufferKey(name), bytes(text)]),
    ),
    ...(file.images === undefined ? {} : { images: imagesIn(file) }),
    descriptorSizes: new Map(Object.entries(file.descriptorSizes ?? {})),
    specialization: new Map(
      Object.entries(file.specialize ?? {}).map(([id, value]) => [
        Number(id),
        specialized(value, isData),
      ]),
    ),
  }
}

/** The arguments of the call that a case is made of; `undefined` if it is made of none. */
export function callIn({ call }: RunFile): KernelCall | undefined {
  return (
    call && {
      ...call,
      arguments: call.arguments.map((argument) =>
        argument.kind === 'workgroup'
          ? argument
          : { kind: argument.kind, bytes: bytes(argument.bytes) },
      ),
    }
  )
}

/** The draw of a case, with the formats that a device needs; `undefined` if it has none. */
export function drawIn({ draw }: RunFile): DeviceDraw | undefined {
  return (
    draw && {
      ...draw,
      attributes: Object.entries(draw.attributes).map(([location, attribute]) => ({
        location: Number(location),
        format: attribute.format,
        bytes: bytes(attribute.bytes),
      })),
    }
  )
}
