import {
  constituentCount,
  constituentType,
  isArrayType,
  isStructType,
} from '../../core/shared/composite-type.ts'
import { perModule } from '../../core/shared/per-module.ts'
import { scalarWidth } from '../../core/shared/scalar-type.ts'
import { componentCount, componentType } from '../../core/shared/vector-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { isDescriptorType } from './descriptor-types.ts'
import { offsetsOf } from './offsets.ts'
import { strideOf } from './stride.ts'

/** Types nested deeper than this are not followed: input must not choose our recursion depth. */
const deepest = 64

/** How large an object of a type is, from its first byte to its last, as far as the module alone says it. */
export interface Size {
  /** Bytes; the size is as large at least, and so large where it is `exact`. */
  readonly bytes: number
  /** Id of the descriptor type whose size comes on top of `bytes`; 0 where there is none. */
  readonly descriptor: number
  readonly exact: boolean
}

const unknown: Size = { bytes: 0, descriptor: 0, exact: false }

function exactly(bytes: number): Size {
  return { bytes, descriptor: 0, exact: true }
}

function further(size: Size, by: number): Size {
  return { ...size, bytes: size.bytes + by }
}

function arraySize(module: Module, type: Instruction, depth: number): Size {
  const element = sizeAt(module, constituentType(module, type, 0), depth + 1)
  const { known, id } = strideOf(module, type.result)
  const length = module.definition(type.operands[1]?.value ?? 0)
  const count = length?.name === 'OpConstant' ? constituentCount(module, type) : undefined
  if (count === undefined || count < 1) return { ...element, exact: false }
  // A stride that would go backwards is none.
  if (known === undefined || known < 0) return { ...element, exact: false }
  return { ...further(element, known * (count - 1)), exact: element.exact && id === undefined }
}

function structureSize(module: Module, type: Instruction, depth: number): Size {
  let [largest, exact] = [exactly(0), true]
  for (const { member, known, ids } of offsetsOf(module, type)) {
    const size = sizeAt(module, constituentType(module, type, member), depth + 1)
    if (known === undefined || ids.length > 0 || !size.exact) exact = false
    if (known === undefined || known < 0) continue
    const end = further(size, known)
    if (end.bytes > largest.bytes || (end.bytes === largest.bytes && end.descriptor !== 0))
      largest = end
  }
  return { ...largest, exact }
}

function sizeOf(module: Module, type: Instruction, depth: number): Size {
  if (isDescriptorType(type)) return { bytes: 0, descriptor: type.result, exact: false }
  if (isStructType(type)) return structureSize(module, type, depth)
  if (isArrayType(type)) return arraySize(module, type, depth)
  const width = scalarWidth(componentType(module, type))
  const count = componentCount(module, type)
  return width === undefined || count === undefined ? unknown : exactly((width / 8) * count)
}

const sizes = perModule(() => new Map<Instruction, Size>())

function sizeAt(module: Module, type: Instruction | undefined, depth: number): Size {
  if (type === undefined || depth > deepest) return unknown
  const known = sizes(module)
  let size = known.get(type)
  if (size === undefined) {
    known.set(type, unknown)
    size = sizeOf(module, type, depth)
    known.set(type, size)
  }
  return size
}

/** The size of an object of a type. */
export function sizeOfType(module: Module, type: Instruction | undefined): Size {
  return sizeAt(module, type, 0)
}

/** Bytes that an object takes at least; a descriptor has a size of its own, which is not 0. */
export function leastBytes({ bytes, descriptor }: Size): number {
  return descriptor === 0 ? bytes : bytes + 1
}
