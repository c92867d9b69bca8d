import { enumerantByName } from '#spec/grammar/grammar'
import { dim, dimOf, isArrayed, isMultisampled } from '../core/shared/image-parts.ts'
import type { Instruction } from '../module.ts'
import { type Access, openBytes, pointed, touch } from './access.ts'
import { bitsAt, indexOf } from './integers.ts'
import { type MemoryObject, shade, type Texels } from './memory-object.ts'
import { type CompileScope, componentOf, type Emit, type InstructionFamily } from './scope.ts'
import { undefinedBehavior, unsupported } from './stop.ts'
import { bitsOfComponent, componentOfBits } from './texel-formats.ts'
import type { Type } from './types.ts'
import { Pointer, type Value } from './value.ts'

/** By their number of dimensions, less one. */
const dims: readonly number[] = [dim['1D'], dim['2D'], dim['3D']]

/** Image operands that say how an access is ordered or how wide a result is, and not where or what it is. */
const passedOver = ['NonPrivateTexel', 'VolatileTexel', 'SignExtend', 'ZeroExtend']
  .map((name) => enumerantByName('ImageOperands', name)?.value ?? 0)
  .reduce((mask, bit) => mask | bit, 0)

/** The number of coordinates that go within a layer, and whether one of a layer follows. */
interface TexelShape {
  readonly dimensions: number
  readonly isArrayed: boolean
}

/** The shape of an image type. @throws {Stopped} where it is not of one, two or three dimensions and one sample. */
function shapeOf(scope: CompileScope, type: Type): TexelShape {
  const image = scope.module.definition(type.id)
  const dimensions = image === undefined ? 0 : dims.indexOf(dimOf(image) ?? -1) + 1
  if (image?.name !== 'OpTypeImage' || dimensions === 0 || isMultisampled(image))
    throw unsupported(`images of type %${type.id}`)
  return { dimensions, isArrayed: isArrayed(image) }
}

/** The type of the image behind a pointer to it. */
function pointedType(scope: CompileScope, id: number | undefined): Type {
  const type = scope.typeOf(id)
  if (type.kind !== 'pointer' || type.pointee === 0)
    throw unsupported(`%${id}, which is not a typed pointer to an image`)
  return scope.types.of(type.pointee)
}

/** The texels that an image value, or a pointer to one, has. */
function texelsOf(value: Value | undefined, section: string): [MemoryObject, Texels] {
  const { object } = pointed(value, section)
  if (object.texels === undefined) throw unsupported(`${section} of ${object.name}`)
  return [object, object.texels]
}

/** The byte at which a texel begins. */
function offsetOf(
  texels: Texels,
  shape: TexelShape,
  coordinate: Value | undefined,
  section: string,
): number {
  const parts = Array.isArray(coordinate) ? (coordinate as readonly Value[]) : [coordinate]
  const numbers = parts.map(indexOf)
  const place = [0, 0, 0]
  for (let n = 0; n < shape.dimensions + (shape.isArrayed ? 1 : 0); n++) {
    const axis = n === shape.dimensions ? 2 : n
    const number = numbers[n]
    if (typeof number !== 'number')
      throw unsupported(`${section} at a coordinate that is not known`)
    if (number < 0 || number >= (texels.size[axis] ?? 0))
      throw undefinedBehavior(section, `coordinate ${number} is outside of the image`)
    place[axis] = number
  }
  const [x = 0, y = 0, z = 0] = place
  const [width, height] = texels.size
  return ((z * height + y) * width + x) * texels.format.size
}

function checkOperands({ name, operands }: Instruction, position: number): void {
  const mask = operands[position]?.value ?? 0
  if ((mask & ~passedOver) !== 0) throw unsupported(`${name} with image operands ${mask}`)
}

/** The components of a texel, with 0, 0 and 1 for those after red that the format does not have. */
function readTexel(object: MemoryObject, offset: number, { format }: Texels): readonly Value[] {
  const bits = bitsAt(object.bytes, offset, format.size)
  const isWide = (format.widths[0] ?? 0) > 32
  let low = 0n
  return [0, 0, 0, 1].map((missing, n): Value => {
    const width = format.widths[n]
    if (width === undefined) return isWide ? BigInt(missing) : missing
    const part = BigInt.asUintN(width, bits >> low)
    low += BigInt(width)
    return componentOfBits(part, width, format)
  })
}

const imageRead: Emit = (instruction, scope) => {
  const { name: section, operands, result, resultType } = instruction
  checkOperands(instruction, 2)
  const [image, coordinate] = operands.map(({ value }) => scope.slot(value)) as [number, number]
  const shape = shapeOf(scope, scope.typeOf(operands[0]?.value))
  const type = scope.types.of(resultType)
  const count = type.kind === 'vector' ? type.count : 1
  const to = scope.slot(result)
  return (registers, invocation) => {
    const [object, texels] = texelsOf(registers[image], section)
    const offset = offsetOf(texels, shape, registers[coordinate], section)
    const { size } = texels.format
    touch(object, offset, size, false, { by: invocation, isAtomic: false, section })
    const unknown = openBytes(object, offset, size)
    const parts =
      unknown === undefined ? readTexel(object, offset, texels) : Array<Value>(4).fill(unknown)
    registers[to] = type.kind === 'vector' ? parts.slice(0, count) : (parts[0] as Value)
  }
}

/** Writes the components that the format has; a texel with one that the text leaves open is open as a whole. */
function writeTexel(
  object: MemoryObject,
  offset: number,
  { format }: Texels,
  parts: readonly Value[],
  access: Access,
): void {
  touch(object, offset, format.size, true, access)
  let bits: bigint | undefined = 0n
  let low = 0n
  for (const [n, width] of format.widths.entries()) {
    const part = bitsOfComponent(parts[n], width, format)
    bits = part === undefined || bits === undefined ? undefined : bits | (part << low)
    low += BigInt(width)
  }
  for (let byte = 0; byte < format.size; byte++) {
    object.shadow[offset + byte] = bits === undefined ? shade.open : shade.known
    if (bits !== undefined) object.bytes[offset + byte] = Number((bits >> BigInt(8 * byte)) & 0xffn)
  }
}

const imageWrite: Emit = (instruction, scope) => {
  const { name: section, operands } = instruction
  checkOperands(instruction, 3)
  const [image, coordinate, texel] = operands.map(({ value }) => scope.slot(value)) as [
    number,
    number,
    number,
  ]
  const shape = shapeOf(scope, scope.typeOf(operands[0]?.value))
  return (registers, invocation) => {
    const [object, texels] = texelsOf(registers[image], section)
    const offset = offsetOf(texels, shape, registers[coordinate], section)
    const value = registers[texel]
    const parts = (Array.isArray(value) ? value : [value]) as readonly Value[]
    writeTexel(object, offset, texels, parts, { by: invocation, isAtomic: false, section })
  }
}

/** A pointer to the bytes of a texel, which atomic instructions take; Sample is 0. */
const texelPointer: Emit = ({ name: section, operands, result }, scope) => {
  const [image, coordinate] = operands.map(({ value }) => scope.slot(value)) as [number, number]
  const shape = shapeOf(scope, pointedType(scope, operands[0]?.value))
  const to = scope.slot(result)
  return (registers) => {
    const [object, texels] = texelsOf(registers[image], section)
    registers[to] = new Pointer(object, offsetOf(texels, shape, registers[coordinate], section))
  }
}

const querySize: Emit = ({ name: section, operands, result, resultType }, scope) => {
  const image = scope.slot(operands[0]?.value)
  const shape = shapeOf(scope, scope.typeOf(operands[0]?.value))
  const type = scope.types.of(resultType)
  const component = componentOf(type)
  if (component.kind !== 'int' || component.width > 32)
    throw unsupported(`a size of type %${type.id}`)
  const to = scope.slot(result)
  return (registers) => {
    const [, { size }] = texelsOf(registers[image], section)
    const parts = [...size.slice(0, shape.dimensions), ...(shape.isArrayed ? [size[2]] : [])]
    registers[to] = type.kind === 'vector' ? parts : (parts[0] as Value)
  }
}

/** Image Instructions about storage images: those without a sampler. */
export const images: InstructionFamily = {
  OpImageRead: imageRead,
  OpImageWrite: imageWrite,
  OpImageTexelPointer: texelPointer,
  OpImageQuerySize: querySize,
}
