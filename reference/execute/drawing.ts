import { enumerantByName } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../module.ts'
import { peek, scalarAt } from './access.ts'
import { advance, type StepBudget } from './advance.ts'
import type { Constants } from './constants.ts'
import { firstWay } from './control-flow.ts'
import { floatModesOf } from './float-modes.ts'
import { Interface } from './interface.ts'
import type { Invocation, Position, StageInputs } from './invocation.ts'
import { allocate, type Heap, type MemoryObject, shade } from './memory-object.ts'
import type { PrintedText } from './printed-text.ts'
import { Program, registersOf } from './program.ts'
import type { Buffer, DrawRequest, Request, RunLimits, RunOutcome, StopPlace } from './request.ts'
import { StageValues } from './stage-values.ts'
import { unsupported } from './stop.ts'
import type { Type } from './types.ts'
import { Pointer, type Value } from './value.ts'

const models = { vertex: 0, fragment: 4 }
const outputStorage = enumerantByName('StorageClass', 'Output')?.value ?? -1
const bytesOfPixel = 16
const mostPixels = 1 << 16

/** The contents of objects after a run. */
export function buffersOf(objects: ReadonlyMap<string, MemoryObject>): Map<string, Buffer> {
  const buffers = new Map<string, Buffer>()
  for (const [key, { bytes, shadow }] of objects)
    buffers.set(key, { bytes, known: shadow.map((shading) => (shading === shade.known ? 1 : 0)) })
  return buffers
}

/** A shader of the pipeline. */
interface StageShader {
  readonly function: number
  readonly program: Program
  readonly variables: Interface
  readonly outputs: readonly { readonly id: number; readonly type: Type }[]
}

/** What an invocation of a shader wrote to its outputs, by location and component or by built-in; nothing if it was discarded. */
interface StageOutputs {
  readonly written: ReadonlyMap<string, Value>
  readonly kinds: ReadonlyMap<string, Type['kind']>
}

/**
 * A draw of points, each of which covers one pixel: the vertex shader runs for each vertex, and the fragment shader for the pixel
 * that the point lies in the middle of. All inputs of a fragment are constant over its point, so that no interpolation is exact or not.
 */
export class Drawing {
  readonly #module: Module
  readonly #constants: Constants
  readonly #heap: Heap
  readonly #request: Request
  readonly #limits: RunLimits
  readonly #budget: StepBudget
  readonly #values: StageValues
  /** Objects of buffers, which both shaders share. */
  readonly #buffers = new Map<string, MemoryObject>()
  readonly #printed: PrintedText[] = []
  #number = 0
  place: StopPlace = { word: 0, instruction: '', invocation: -1 }

  constructor(
    module: Module,
    constants: Constants,
    heap: Heap,
    request: Request,
    limits: RunLimits,
  ) {
    this.#module = module
    this.#constants = constants
    this.#heap = heap
    this.#request = request
    this.#limits = limits
    this.#budget = { left: limits.steps, most: limits.steps }
    this.#values = new StageValues(module)
  }

  run(draw: DrawRequest): RunOutcome {
    const { width, height, targets, vertices, instances, attributes } = draw
    if (width * height > mostPixels) throw unsupported(`images of ${width * height} pixels`)
    const vertex = this.#shader('vertex')
    const fragment = this.#shader('fragment')
    const images = Array.from({ length: targets }, () => {
      const bytes = new Uint8Array(width * height * bytesOfPixel)
      return { bytes, known: new Uint8Array(bytes.length).fill(1) }
    })
    const isBased = { BaseVertex: 0, BaseInstance: 0, DrawIndex: 0 }
    for (let instance = 0; instance < instances; instance++)
      for (let index = 0; index < vertices; index++) {
        const { written } = this.#invoke(vertex, {
          builtIns: { ...isBased, VertexIndex: index, InstanceIndex: instance },
          scalars: this.#attributesOf(vertex, attributes, index, vertices),
        })
        const position = [0, 1, 2, 3].map((n) => written.get(`Position.${n}`))
        const pixel = pixelOf(position, written.get('PointSize'), draw)
        if (pixel === undefined) continue
        const [x, y, z, w] = pixel
        const left = this.#invoke(fragment, {
          builtIns: {
            ...{
              'FragCoord.0': x + 0.5,
              'FragCoord.1': y + 0.5,
              'FragCoord.2': z,
              'FragCoord.3': w,
            },
            ...{ 'PointCoord.0': 0.5, 'PointCoord.1': 0.5 },
            ...{ FrontFacing: true, HelperInvocation: false },
          },
          scalars: new Map([...written].filter(([key]) => /^\d/.test(key))),
        })
        for (const [n, image] of images.entries())
          this.#color(image, (y * width + x) * bytesOfPixel, n, left)
      }
    const buffers = buffersOf(this.#buffers)
    for (const [n, image] of images.entries()) buffers.set(`color,${n}`, image)
    const steps = this.#budget.most - this.#budget.left
    const printed = this.#printed
    return { kind: 'finished', buffers, steps, ...(printed.length > 0 && { printed }) }
  }

  #shader(stage: keyof typeof models): StageShader {
    const found = this.#module
      .all('OpEntryPoint')
      .filter(({ operands }) => operands[0]?.value === models[stage])
    const [entry] = found
    if (entry === undefined || found.length > 1)
      throw unsupported(`a draw with ${found.length} entry points of a ${stage} shader`)
    const id = entry.valueAt(1) ?? 0
    const interfaceIds = new Set(entry.operands.slice(3).map(({ value }) => value))
    const { watch, approach } = this.#request
    return {
      function: id,
      variables: new Interface(this.#module, this.#constants, this.#heap, this.#request, true, {
        ids: interfaceIds,
        buffers: this.#buffers,
        values: this.#values,
      }),
      program: new Program(this.#module, this.#constants, this.#heap, {
        deepest: this.#limits.callDepth,
        observers: { watch, approach },
        subgroup: 1,
        floats: floatModesOf(this.#module, id, this.#constants),
      }),
      outputs: this.#outputsOf(interfaceIds),
    }
  }

  #outputsOf(interfaceIds: ReadonlySet<number>): StageShader['outputs'] {
    const { types } = this.#constants
    return this.#module
      .all('OpVariable')
      .filter(
        ({ result, operands }) => interfaceIds.has(result) && operands[0]?.value === outputStorage,
      )
      .map(({ result, resultType }) => {
        const pointer = types.of(resultType)
        if (pointer.kind !== 'pointer') throw unsupported(`an output %${result}`)
        return { id: result, type: types.of(pointer.pointee) }
      })
  }

  /** The scalars of all attributes of a vertex: components of 32 bits, as the types of the inputs read them. */
  #attributesOf(
    shader: StageShader,
    attributes: DrawRequest['attributes'],
    index: number,
    vertices: number,
  ): ReadonlyMap<string, Value> {
    const scalars = new Map<string, Value>()
    for (const [id, type] of shader.variables.inputs())
      this.#values.visit(type, this.#values.placeOf(id), (key, scalar) => {
        const [location, component] = key.split('.').map(Number)
        const bytes = attributes.get(location ?? -1)
        if (bytes === undefined) return 0
        if (scalar.size !== 4)
          throw unsupported(`an attribute with components of ${8 * scalar.size} bits`)
        const stride = bytes.length / vertices
        const offset = index * stride + 4 * (component ?? 0)
        if (4 * (component ?? 0) >= stride)
          throw unsupported('a component that the attribute lacks')
        const object = allocate(this.#heap, {
          name: `attribute ${location}`,
          storage: 1,
          size: bytes.length,
          bytes,
        })
        const value = scalarAt(scalar, object, offset, this.#heap)
        scalars.set(key, value)
        return value
      })
    return scalars
  }

  /** Runs a shader once. */
  #invoke(shader: StageShader, stage: StageInputs): StageOutputs {
    const { program, variables, outputs } = shader
    const body = program.body(shader.function)
    const number = ++this.#number
    this.place = { word: 0, instruction: '', invocation: number - 1 }
    const { bytes: bytesBefore } = this.#heap
    const values = variables.ofDispatch()
    const position: Position = {
      groups: [1, 1, 1],
      size: [1, 1, 1],
      group: [0, 0, 0],
      local: [0, 0, 0],
      ...{ subgroup: 1, stage },
    }
    variables.ofInvocation(values, position)
    const invocation: Invocation = {
      ...{ number, position, variables: values, stack: [], way: firstWay(), waits: undefined },
      group: { first: number, workgroup: number, buffers: number, images: number },
      print: (text) => this.#printed.push(text),
      registers: registersOf(body, values),
      segment: body.entry,
      localBytes: 0,
    }
    advance(invocation, this.#budget, (ordinal) => this.#at(ordinal, number))
    if (invocation.waits !== undefined) throw unsupported('a barrier in a graphics pipeline')
    this.#heap.bytes = bytesBefore
    const written = new Map<string, Value>()
    const kinds = new Map<string, Type['kind']>()
    if (invocation.isDiscarded) return { written, kinds }
    for (const { id, type } of outputs) {
      const pointer = values.get(id)
      if (!(pointer instanceof Pointer)) continue
      const value = peek(type, pointer, this.#heap)
      this.#values.visit(
        type,
        this.#values.placeOf(id),
        (key, scalarType, scalar) => {
          if (scalar !== undefined) written.set(key, scalar)
          kinds.set(key, scalarType.kind)
          return scalar ?? 0
        },
        value,
      )
    }
    return { written, kinds }
  }

  #at(ordinal: number, number: number): void {
    const instruction: Instruction | undefined = this.#module.instructions.at(ordinal)
    const { word = 0, name = '' } = instruction ?? {}
    this.place = { word, instruction: name, invocation: number - 1 }
  }

  /** Writes the four components of a color; those that the shader leaves open are open. */
  #color(image: Buffer, offset: number, target: number, { written, kinds }: StageOutputs): void {
    const view = new DataView(image.bytes.buffer)
    for (let n = 0; n < 4; n++) {
      const value = written.get(`${target}.${n}`)
      if (value === undefined && !written.has(`${target}.0`)) return
      const kind = kinds.get(`${target}.${n}`)
      const isKnown = typeof value === 'number'
      if (isKnown) {
        if (kind === 'float') view.setFloat32(offset + 4 * n, value, true)
        else view.setInt32(offset + 4 * n, value, true)
      }
      image.known.fill(isKnown ? 1 : 0, offset + 4 * n, offset + 4 * n + 4)
    }
  }
}

/** The pixel whose middle a point lies in, with its depth and the reciprocal of w; `undefined` if it is clipped. */
function pixelOf(
  position: readonly (Value | undefined)[],
  size: Value | undefined,
  { width, height }: DrawRequest,
): readonly [x: number, y: number, z: number, w: number] | undefined {
  if (!position.every((value) => typeof value === 'number'))
    throw unsupported('a position that is not known')
  if (size !== 1) throw unsupported('a point whose size is not 1')
  const [x, y, z, w] = position as readonly [number, number, number, number]
  if (w !== 1) throw unsupported('a position whose w is not 1')
  if (z < 0 || z > 1 || Math.abs(x) > 1 || Math.abs(y) > 1) return undefined
  const [column, row] = [((x + 1) * width) / 2 - 0.5, ((y + 1) * height) / 2 - 0.5]
  if (!Number.isInteger(column) || !Number.isInteger(row))
    throw unsupported('a point that is not in the middle of a pixel')
  return [column, row, z, 1]
}
