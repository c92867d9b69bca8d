import { decode } from '#reference/decode/decode'
import type { Argument, Request } from '#reference/execute/request'
import type { Instruction, Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'

/** Bytes of each buffer. */
const size = 256
/** Bytes of a value whose type says none, and of the largest: a type may be declared that no memory holds. */
const usualValue = 64
const mostValue = 4096
/** The most buffers of an array of descriptors. */
const mostElements = 4

function enumerant(kind: string, name: string): number {
  return enumerantByName(kind, name)?.value ?? -1
}
const descriptorSet = enumerant('Decoration', 'DescriptorSet')
const binding = enumerant('Decoration', 'Binding')
const specId = enumerant('Decoration', 'SpecId')
const buffers: ReadonlySet<number> = new Set([
  enumerant('StorageClass', 'Uniform'),
  enumerant('StorageClass', 'StorageBuffer'),
])
const workgroup = enumerant('StorageClass', 'Workgroup')

/** Bytes of descriptors, which lie one after the other from the beginning of the resource heap. */
const descriptorSizes: ReadonlyMap<string, number> = new Map([
  ['OpTypeBufferEXT', 32],
  ['OpTypeImage', 32],
  ['OpTypeAccelerationStructureKHR', 32],
  ['OpTypeTensorARM', 32],
  ['OpTypeSampler', 16],
])
const heapElements = 8

function heapOf(module: Module): readonly (readonly [string, Uint8Array])[] {
  if (!module.capabilities.has('DescriptorHeapEXT')) return []
  const stride = descriptorSizes.get('OpTypeBufferEXT') ?? 0
  return Array.from({ length: heapElements }, (_, n) => [
    `heap,${n * stride}`,
    drawnBytes(500_000 + n, size),
  ])
}

/** Bytes that look random, always the same for the same number. */
export function drawnBytes(seed: number, count: number): Uint8Array {
  const bytes = new Uint8Array(count)
  let state = Math.imul(seed + 1, 0x9e37_79b1)
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x6d2b_79f5) | 0
    bytes[index] = state >>> 24
  }
  return bytes
}

function bindingsOf(module: Module): ReadonlyMap<string, Uint8Array> {
  const bindings = new Map<string, Uint8Array>()
  for (const name of ['OpVariable', 'OpUntypedVariableKHR'])
    for (const { result, operands } of module.all(name)) {
      if (!buffers.has(operands[0]?.value ?? -1)) continue
      const decorations = module.decorations(result)
      const [set, number] = [descriptorSet, binding].map(
        (wanted) => decorations.find(({ decoration }) => decoration === wanted)?.operands[0]?.value,
      )
      if (set === undefined || number === undefined) continue
      const seed = set * 1000 + number * 10
      bindings.set(`${set},${number}`, drawnBytes(seed, size))
      for (let n = 1; n < mostElements; n++)
        bindings.set(`${set},${number},${n}`, drawnBytes(seed + n, size))
    }
  return bindings
}

function scalarSize(type: Instruction | undefined): number | undefined {
  const isScalar = type?.name === 'OpTypeInt' || type?.name === 'OpTypeFloat'
  return isScalar ? (type.valueAt(0) ?? 0) / 8 : undefined
}

/** Bytes of a value of a type; `undefined` of one that is neither a scalar nor a vector of scalars. */
function sizeOf(module: Module, type: Instruction | undefined): number | undefined {
  if (type?.name !== 'OpTypeVector') return scalarSize(type)
  const element = scalarSize(module.definition(type.valueAt(0) ?? 0))
  const count = type.valueAt(1) ?? 0
  // OpenCL passes a vector of three as one of four.
  return element && element * (count === 3 ? 4 : count)
}

function entryNamed(module: Module, name: string | undefined): Instruction | undefined {
  const all = module.all('OpEntryPoint')
  return all.find(({ word }) => name === undefined || module.string(word + 3) === name)
}

function argumentsOf(module: Module, entryPoint: string | undefined): readonly Argument[] {
  const kernel = entryNamed(module, entryPoint)?.valueAt(1)
  const body = module.functions.find(({ definition }) => definition.result === kernel)
  return (body?.parameters ?? []).map(({ resultType }, n): Argument => {
    const type = module.definition(resultType)
    const isPointer = type?.name === 'OpTypePointer' || type?.name === 'OpTypeUntypedPointerKHR'
    if (!isPointer) {
      const length = Math.min(sizeOf(module, type) ?? usualValue, mostValue)
      return {
        kind: 'value',
        bytes: Uint8Array.from({ length }, (_, byteIndex) => (byteIndex % 8 ? 0 : n + 1)),
      }
    }
    return type.valueAt(0) === workgroup
      ? { kind: 'workgroup', size }
      : { kind: 'buffer', bytes: drawnBytes(n, size) }
  })
}

/** A small value for each scalar specialization constant, other than the usual defaults. */
function specializationOf(module: Module): ReadonlyMap<number, bigint> {
  const values = new Map<number, bigint>()
  for (const { operands } of module.all('OpDecorate')) {
    const [target, decoration, number] = operands
    const constant = module.definition(target?.value ?? 0)
    if (decoration?.value !== specId || number === undefined || constant === undefined) continue
    const isInteger = module.typeOf(constant.result)?.name === 'OpTypeInt'
    if (constant.name !== 'OpSpecConstantDataKHR' && isInteger)
      values.set(number.value, BigInt(3 + (number.value % 5)))
  }
  return values
}

/**
 * The inputs for a module if none are given: one workgroup, and for each buffer bytes that depend on its binding alone,
 * so that a module and others made from it get the same.
 *
 * @param steps instructions before the run is given up.
 * @param entryPoint needed if there are several.
 */
export function drawnRequest(
  words: Uint32Array | Uint8Array,
  steps = 1_000_000,
  entryPoint?: string,
): Request {
  const { module } = decode(words)
  return {
    ...(entryPoint === undefined ? {} : { entryPoint }),
    groups: [1, 1, 1],
    bindings: new Map([...bindingsOf(module), ...heapOf(module)]),
    descriptorSizes,
    specialization: specializationOf(module),
    pushConstants: drawnBytes(7, size),
    arguments: argumentsOf(module, entryPoint),
    limits: { steps },
  }
}

/** The same inputs without values for specialization constants, which then have their defaults; `undefined` if there are none. */
export function defaultRequest(request: Request): Request | undefined {
  const hasNone = request.specialization === undefined || request.specialization.size === 0
  return hasNone ? undefined : { ...request, specialization: new Map() }
}

const byDefaults = ' with the defaults of specialization constants'

/** Says of a kind of difference that it shows with {@link defaultRequest}. */
export function keyByDefaults(key: string): string {
  return `${key}${byDefaults}`
}

/** The inputs that show a difference of that kind, when a module comes without inputs of its own. */
export function requestShowing(key: string, words: Uint32Array | Uint8Array): Request {
  const drawn = drawnRequest(words)
  return key.endsWith(byDefaults) ? (defaultRequest(drawn) ?? drawn) : drawn
}
