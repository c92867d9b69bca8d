import type { Three } from '#reference/execute/invocation'
import type { Argument, Request } from '#reference/execute/request'
import { type Problem, problem } from '../problem.ts'
import { CallMemory } from './call-memory.ts'
import { hexBytes } from './hex-bytes.ts'
import type { ArgumentRow, ModuleReflection } from './module-reflection.ts'

/** A call of a kernel as OpenCL makes it, without an offset. */
export interface KernelCall {
  readonly kernel: string
  /** In the order of their ordinals. */
  readonly arguments: readonly Argument[]
  /** Workgroups in each dimension. */
  readonly groups: Three
  /** Invocations of a workgroup; what the kernel requires, or 1, 1, 1, by default. */
  readonly localSize?: Three
}

/** How a module is run so that one of its kernels is called. */
export type KernelRequest = Required<
  Pick<
    Request,
    'entryPoint' | 'groups' | 'localSize' | 'bindings' | 'pushConstants' | 'specialization'
  >
>

const once: Three = [1, 1, 1]
const zero: Three = [0, 0, 0]

function words(values: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(values).buffer)
}

/** Dimensions without those at the end that have a single work-item. */
function dimensionsOf([, y, z]: Three): number {
  return z > 1 ? 3 : y > 1 ? 2 : 1
}

function numberIn(row: ArgumentRow, operand: string): number {
  const value = row[operand]
  return typeof value === 'number' ? value : -1
}

function refused(message: string): Problem {
  return problem('bad-call', message)
}

/** The fault of an argument of a call; a correct one is written into memory. */
function passArgument(
  row: ArgumentRow,
  argument: Argument | undefined,
  memory: CallMemory,
): Problem | undefined {
  const ordinal = numberIn(row, 'ordinal')
  const here = `argument ${ordinal} (${row.kind})`
  if (argument === undefined) return refused(`${here} is not given`)
  const size = numberIn(row, 'size')
  const wants = (kind: Argument['kind']) =>
    refused(`${here}: ${kind} is required, ${argument.kind} is given`)
  switch (row.kind) {
    case 'ArgumentStorageBuffer':
    case 'ArgumentUniform':
      if (argument.kind !== 'buffer') return wants('buffer')
      return memory.bind(row, 0, argument.bytes, here)
    case 'ArgumentPodStorageBuffer':
    case 'ArgumentPodUniform':
    case 'ArgumentPodPushConstant': {
      if (argument.kind !== 'value') return wants('value')
      if (argument.bytes.length !== size)
        return refused(`${here}: it has ${size} bytes, ${argument.bytes.length} are given`)
      const offset = numberIn(row, 'offset')
      return row.kind === 'ArgumentPodPushConstant'
        ? memory.push(offset, argument.bytes, here)
        : memory.bind(row, offset, argument.bytes, here)
    }
    case 'ArgumentWorkgroup': {
      if (argument.kind !== 'workgroup') return wants('workgroup')
      const elements = argument.size / numberIn(row, 'elemSize')
      if (!Number.isInteger(elements) || elements < 1)
        return refused(`${here}: ${argument.size} bytes are no whole number of elements`)
      memory.specialization.set(numberIn(row, 'specId'), BigInt(elements))
      return undefined
    }
    default:
      return refused(`${here}: the interpreter does not pass arguments of this kind`)
  }
}

/** Writes what a module asks about the sizes and offsets of a call. */
function passSizes(
  { specConstants, pushConstants }: ModuleReflection,
  groups: Three,
  local: Three,
  memory: CallMemory,
): Problem | undefined {
  const global: Three = [groups[0] * local[0], groups[1] * local[1], groups[2] * local[2]]
  const dimensions = dimensionsOf(global)
  for (const { kind, operand, specId } of specConstants) {
    const values: Readonly<Record<string, number | undefined>> = {
      SpecConstantWorkgroupSize: local[['X', 'Y', 'Z'].indexOf(operand)],
      SpecConstantGlobalOffset: 0,
      SpecConstantWorkDim: dimensions,
    }
    const value = values[kind]
    if (value !== undefined) memory.specialization.set(specId, BigInt(value))
  }
  const asked: Readonly<Record<string, Three>> = {
    PushConstantGlobalOffset: zero,
    PushConstantEnqueuedLocalSize: local,
    PushConstantGlobalSize: global,
    PushConstantRegionOffset: zero,
    PushConstantNumWorkgroups: groups,
    PushConstantRegionGroupOffset: zero,
  }
  for (const row of pushConstants) {
    const values = asked[row.kind]
    if (values === undefined) continue
    const { offset = -1, size = 0 } = row
    const failed = memory.push(Number(offset), words(values).subarray(0, Number(size)), row.kind)
    if (failed !== undefined) return failed
  }
  return undefined
}

/** Fills the buffers that every kernel of a module gets. */
function passData(
  { constantData, printf }: ModuleReflection,
  memory: CallMemory,
): Problem | undefined {
  for (const row of constantData) {
    const { data = '' } = row
    const bytes = hexBytes(String(data)) ?? new Uint8Array()
    const failed = /(StorageBuffer|Uniform)$/.test(row.kind)
      ? memory.bind(row, 0, bytes, row.kind)
      : refused(`${row.kind}: the interpreter has no addresses of buffers`)
    if (failed !== undefined) return failed
  }
  for (const row of printf.buffers) {
    const failed =
      row.kind === 'PrintfBufferStorageBuffer'
        ? memory.bind(row, numberIn(row, 'size') - 1, new Uint8Array(1), row.kind)
        : refused(`${row.kind}: the interpreter has no addresses of buffers`)
    if (failed !== undefined) return failed
  }
  return undefined
}

/**
 * The actions of a runtime for a call of a kernel according to NonSemantic.ClspvReflection: arguments become bindings,
 * push constants and specialization constants; sizes, constant data and the buffer of printf are passed where the
 * module asks for them. Images, samplers and pointers as addresses are refused by name.
 */
export function kernelRequest(
  reflection: ModuleReflection,
  { kernel: name, arguments: given, groups, localSize }: KernelCall,
): KernelRequest | Problem {
  const kernel = reflection.kernels.find((each) => each.name === name)
  if (kernel === undefined)
    return refused(
      `there is no kernel ${name} among ${reflection.kernels.map((each) => each.name).join(', ') || 'none'}`,
    )
  const required = kernel.requiredWorkgroupSize as Three | undefined
  if (required !== undefined && localSize !== undefined && `${required}` !== `${localSize}`)
    return refused(`${name}: workgroups of ${required} are required, ${localSize} is given`)
  if (kernel.numArguments !== undefined && kernel.numArguments !== given.length)
    return refused(`${name} has ${kernel.numArguments} arguments, ${given.length} are given`)
  const local = required ?? localSize ?? once
  const memory = new CallMemory()
  for (const row of reflection.arguments.filter(({ kernel }) => kernel === name)) {
    const failed = passArgument(row, given[numberIn(row, 'ordinal')], memory)
    if (failed !== undefined) return failed
  }
  const failed = passSizes(reflection, groups, local, memory) ?? passData(reflection, memory)
  if (failed !== undefined) return failed
  const { bindings, pushConstants, specialization } = memory
  return { entryPoint: name, groups, localSize: local, bindings, pushConstants, specialization }
}
