import { vectorType } from '../composite-types.ts'
import type { Draft, Pointer } from '../draft.ts'
import { drawBlock } from '../draw-layout.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { opcodeOf } from '../opcode-of.ts'
import { pointerType, untypedPointerType } from '../pointer-types.ts'
import { scalarType, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { decorate } from '../variables.ts'
import { write } from '../write.ts'

const opConvertUToPtr = opcodeOf('OpConvertUToPtr')
const opBitcast = opcodeOf('OpBitcast')
const block = enumerantOf('Decoration', 'Block')
const { physicalStorageBuffer } = storageClasses

/** Makes a pointer into a buffer of an address. */
function point(draft: Draft, opcode: number, address: number): void {
  const { draw, world } = draft
  const typed = !world.untyped || draw.below(2) === 0
  const pointee: Type | undefined = typed ? drawBlock(draft, false) : undefined
  if (pointee !== undefined) decorate(draft, pointee.id, block)
  const type =
    pointee === undefined
      ? untypedPointerType(draft, physicalStorageBuffer)
      : pointerType(draft, physicalStorageBuffer, pointee)
  const id = draft.bound++
  write(draft, opcode, type.id, id, address)
  const pointer: Pointer = {
    id,
    storageClass: physicalStorageBuffer,
    pointee,
    typed,
    declaration: false,
    writable: true,
    readable: true,
    block: false,
    matrix: false,
  }
  draft.pointers.push(pointer)
}

/** Instructions that make pointers of addresses, in shaders. */
export const physicalPointers: readonly Emitter[] = [
  {
    name: 'convert-u-to-physical-pointer',
    weight: 1,
    applies: ({ world }) => world.large,
    emit(draft) {
      const type = scalarType(draft, { kind: 'integer', width: 64, signed: false })
      point(draft, opConvertUToPtr, valueLike(draft, type))
      return true
    },
  },
  {
    name: 'bitcast-to-physical-pointer',
    weight: 1,
    applies: ({ world }) => world.minor >= 5,
    emit(draft) {
      point(draft, opBitcast, valueLike(draft, vectorType(draft, uintType(draft), 2)))
      return true
    },
  },
]
