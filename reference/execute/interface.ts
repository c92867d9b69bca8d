import { enumerantByName } from '#spec/grammar/grammar'
import { formatOf } from '../core/shared/image-parts.ts'
import type { Instruction, Module } from '../module.ts'
import { initialize } from './access.ts'
import { dataTypeOf } from './access-chains.ts'
import { builtInValue } from './built-ins.ts'
import type { Constants } from './constants.ts'
import type { Position } from './invocation.ts'
import { allocate, type Heap, type MemoryObject, type Texels } from './memory-object.ts'
import type { Request } from './request.ts'
import type { StageValues } from './stage-values.ts'
import { unsupported } from './stop.ts'
import { texelFormat, texelFormatOf } from './texel-formats.ts'
import type { Type } from './types.ts'
import { Pointer, type Value } from './value.ts'

function storageNamed(name: string): number {
  return enumerantByName('StorageClass', name)?.value ?? -1
}
const uniform = storageNamed('Uniform')
const storageBuffer = storageNamed('StorageBuffer')
const pushConstant = storageNamed('PushConstant')
const workgroup = storageNamed('Workgroup')
const input = storageNamed('Input')
const crossWorkgroup = storageNamed('CrossWorkgroup')
const uniformConstant = storageNamed('UniformConstant')
const ofInvocations: ReadonlySet<number> = new Set([
  storageNamed('Private'),
  storageNamed('Output'),
  storageNamed('Function'),
])
const [descriptorSet, binding, builtIn, block] = [34, 33, 11, 2]
const resourceHeap = enumerantByName('BuiltIn', 'ResourceHeapEXT')?.value ?? -1
const samplerHeap = enumerantByName('BuiltIn', 'SamplerHeapEXT')?.value ?? -1

/** A module-scope variable. */
interface Variable {
  readonly id: number
  readonly storage: number
  readonly declaration: Instruction
}

/** A variable that each invocation has for itself. */
interface OwnVariable extends Variable {
  readonly name: string
  /** For a variable in Input, the value of its BuiltIn. */
  readonly builtIn: number
}

/** The part of an interface that is a shader's of a graphics pipeline. */
export interface ShaderVariables {
  /** Variables that the entry point lists. */
  readonly ids: ReadonlySet<number | undefined>
  /** Objects of buffers, which the shaders of the pipeline share. */
  readonly buffers: Map<string, MemoryObject>
  readonly values: StageValues
}

/** Makes what module-scope variables are in a dispatch, in a workgroup and in an invocation. */
export class Interface {
  readonly #module: Module
  readonly #constants: Constants
  readonly #heap: Heap
  readonly #request: Request
  readonly #isShared: boolean
  readonly #variables: readonly Variable[]
  readonly #ofInvocations: readonly OwnVariable[]
  readonly #typing: Parameters<typeof dataTypeOf>[1]
  /** Objects made of the bytes of the request, by its keys. */
  readonly buffers: Map<string, MemoryObject>
  readonly #stage: ShaderVariables | undefined

  constructor(
    module: Module,
    constants: Constants,
    heap: Heap,
    request: Request,
    isShared: boolean,
    stage?: ShaderVariables,
  ) {
    this.#stage = stage
    this.buffers = stage?.buffers ?? new Map()
    this.#module = module
    this.#constants = constants
    this.#heap = heap
    this.#request = request
    this.#isShared = isShared
    const { types } = constants
    this.#typing = { types, typeOf: (id) => types.ofValue(id ?? 0) }
    const first = module.functions[0]?.definition.index ?? module.instructions.length
    this.#variables = ['OpVariable', 'OpUntypedVariableKHR'].flatMap((name) =>
      module
        .all(name)
        .filter(({ index, result }) => index < first && (stage?.ids.has(result) ?? true))
        .map((declaration) => ({
          id: declaration.result,
          storage: declaration.valueAt(0) ?? -1,
          declaration,
        })),
    )
    this.#ofInvocations = this.#variables.flatMap((variable) => {
      const { id, storage } = variable
      const number = storage === input ? this.#decoration(id, builtIn) : undefined
      const isStageInput = stage !== undefined && storage === input
      return ofInvocations.has(storage) || number !== undefined || isStageInput
        ? { ...variable, name: `%${id}`, builtIn: number ?? 0 }
        : []
    })
  }

  /** Variables that all invocations share. Those without bytes are left out. */
  ofDispatch(): Map<number, Value> {
    const values = new Map<number, Value>()
    for (const { id, storage, declaration } of this.#variables) {
      const object = this.#isHeap(id)
        ? this.#descriptorHeap(id, storage)
        : storage === pushConstant
          ? this.#pushConstants(id)
          : storage === uniform || storage === storageBuffer
            ? this.#descriptor(id, storage, declaration)
            : this.#isImage(declaration)
              ? this.#image(id, storage, declaration)
              : storage === crossWorkgroup || storage === uniformConstant
                ? this.#initialized(declaration, values, storage === uniformConstant)
                : undefined
      if (object !== undefined) values.set(id, new Pointer(object, 0))
    }
    return values
  }

  /** Adds the variables of a workgroup. */
  ofGroup(values: Map<number, Value>): void {
    for (const { id, storage, declaration } of this.#variables)
      if (storage === workgroup) {
        const type = this.#typeOf(declaration)
        const object = allocate(this.#heap, {
          name: `%${id}`,
          storage,
          size: type.size,
          ...(this.#isShared ? { clock: 'workgroup' as const } : {}),
        })
        this.#fill(declaration, type, object, values)
        values.set(id, new Pointer(object, 0))
      }
  }

  /** Adds the variables of an invocation. */
  ofInvocation(values: Map<number, Value>, position: Position): void {
    for (const { id, name, storage, declaration, builtIn } of this.#ofInvocations) {
      const type = this.#typeOf(declaration)
      const isConstant = storage === input
      const object = allocate(this.#heap, { name, storage, size: type.size, isConstant })
      if (isConstant) {
        const { stage } = position
        const value = stage && this.#stage?.values.input(id, type, stage)
        initialize(type, object, value ?? builtInValue(builtIn, type, position), this.#heap)
      } else this.#fill(declaration, type, object, values)
      values.set(id, new Pointer(object, 0))
    }
  }

  /** Variables in Input with a location, and their types. */
  inputs(): readonly (readonly [id: number, type: Type])[] {
    return this.#ofInvocations
      .filter(({ id, storage }) => storage === input && this.#decoration(id, builtIn) === undefined)
      .map(({ id, declaration }) => [id, this.#typeOf(declaration)] as const)
  }

  /** A buffer from outside. */
  bufferOf(
    key: string,
    bytes: Uint8Array,
    storage: number,
    isConstant = false,
    texels?: Texels,
  ): MemoryObject {
    const known = this.buffers.get(key)
    if (known !== undefined) return known
    const object = allocate(this.#heap, {
      name: `${texels === undefined ? 'buffer' : 'image'} ${key}`,
      storage,
      size: bytes.length,
      bytes: bytes.slice(),
      isConstant,
      ...(this.#isShared && !isConstant
        ? { clock: texels === undefined ? ('buffers' as const) : ('images' as const) }
        : {}),
      ...(texels === undefined ? {} : { texels }),
    })
    this.buffers.set(key, object)
    return object
  }

  #typeOf(declaration: Instruction): Type {
    return dataTypeOf(declaration, this.#typing)
  }

  #decoration(id: number, wanted: number): number | undefined {
    return this.#module.decorations(id).find(({ decoration }) => decoration === wanted)?.operands[0]
      ?.value
  }

  /** The key of the request for the descriptor set and the binding of a variable. */
  #keyOf(id: number): string {
    return `${this.#decoration(id, descriptorSet)},${this.#decoration(id, binding)}`
  }

  #pushConstants(id: number): MemoryObject | undefined {
    const { pushConstants: bytes } = this.#request
    return bytes === undefined
      ? undefined
      : allocate(this.#heap, {
          name: `%${id}`,
          storage: pushConstant,
          size: bytes.length,
          bytes: bytes.slice(),
          isConstant: true,
        })
  }

  /** One buffer, or a table of them if the type is an array of blocks. */
  #descriptor(id: number, storage: number, declaration: Instruction): MemoryObject | undefined {
    const key = this.#keyOf(id)
    const hasType = declaration.name === 'OpVariable' || declaration.operands.length > 1
    const type = hasType ? this.#typeOf(declaration) : undefined
    const isArray = type?.kind === 'array' || type?.kind === 'runtime array'
    const isConstant = storage === uniform && !this.#isBufferBlock(isArray ? type.element : type)
    const bytesAt = (name: string): MemoryObject | undefined => {
      const bytes = this.#request.bindings?.get(name)
      return bytes && this.bufferOf(name, bytes, storage, isConstant)
    }
    if (!isArray || !this.#isBlock(type.element)) return bytesAt(key)
    const count = type.kind === 'array' ? type.count : this.#elementsGiven(key)
    if (count > 1 << 16) throw unsupported(`%${id} with ${count} buffers`)
    const elements: (MemoryObject | undefined)[] = []
    for (let n = 0; n < count; n++)
      elements.push(bytesAt(`${key},${n}`) ?? (n === 0 ? bytesAt(key) : undefined))
    return allocate(this.#heap, { name: `%${id}`, storage, size: 0, elements })
  }

  #isImage(declaration: Instruction): boolean {
    if (declaration.valueAt(0) !== uniformConstant) return false
    const type = this.#typeOf(declaration)
    return type.kind === 'opaque' && type.name === 'OpTypeImage'
  }

  /** The texels of a storage image; nothing if the request has none, or the format is not known. */
  #image(id: number, storage: number, declaration: Instruction): MemoryObject | undefined {
    const key = this.#keyOf(id)
    const { bindings, images } = this.#request
    const [bytes, image] = [bindings?.get(key), images?.get(key)]
    const declared = this.#module.definition(this.#typeOf(declaration).id)
    const value = declared && formatOf(declared)
    const format = texelFormatOf(value ?? 0) ?? texelFormat(image?.format ?? '')
    if (bytes === undefined || image === undefined || format === undefined) return undefined
    return this.bufferOf(key, bytes, storage, false, { format, size: image.size })
  }

  #isHeap(id: number): boolean {
    const number = this.#decoration(id, builtIn)
    return number === resourceHeap || number === samplerHeap
  }

  /** The heap of the client: opaque bytes; descriptors of buffers begin at some of them. */
  #descriptorHeap(id: number, storage: number): MemoryObject {
    const described = new Map<number, MemoryObject>()
    let size = 0
    if (this.#decoration(id, builtIn) === resourceHeap)
      for (const [key, bytes] of this.#request.bindings ?? []) {
        const index = /^heap,(\d+)$/.exec(key)?.[1]
        if (index === undefined) continue
        described.set(Number(index), this.bufferOf(key, bytes, storageBuffer))
        size = Math.max(size, Number(index) + 1)
      }
    return allocate(this.#heap, { name: `%${id}`, storage, size, isConstant: true, described })
  }

  #elementsGiven(key: string): number {
    let count = 0
    for (const name of this.#request.bindings?.keys() ?? [])
      if (name.startsWith(`${key},`)) count = Math.max(count, Number(name.split(',')[2]) + 1)
    return count
  }

  #isBlock(type: Type): boolean {
    return this.#module
      .decorations(type.id)
      .some(({ decoration }) => decoration === block || decoration === block + 1)
  }

  #isBufferBlock(type: Type | undefined): boolean {
    return (
      type !== undefined &&
      this.#module.decorations(type.id).some(({ decoration }) => decoration === block + 1)
    )
  }

  #initialized(
    declaration: Instruction,
    values: ReadonlyMap<number, Value>,
    isConstant: boolean,
  ): MemoryObject | undefined {
    const type = this.#typeOf(declaration)
    if (type.kind === 'opaque') return undefined
    const object = allocate(this.#heap, {
      name: `%${declaration.result}`,
      storage: declaration.valueAt(0) ?? -1,
      size: type.size,
      isConstant,
      ...(this.#isShared && !isConstant ? { clock: 'buffers' as const } : {}),
    })
    this.#fill(declaration, type, object, values)
    return object
  }

  #fill(
    { name, operands }: Instruction,
    type: Type,
    object: MemoryObject,
    values: ReadonlyMap<number, Value>,
  ): void {
    const id = operands[name === 'OpVariable' ? 1 : 2]?.value
    if (id === undefined) return
    const value = this.#constants.of(id) ?? values.get(id)
    if (value === undefined) throw unsupported(`an initializer %${id}`)
    initialize(type, object, value, this.#heap)
  }
}
