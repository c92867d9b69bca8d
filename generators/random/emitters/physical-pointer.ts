import { opcodeOf } from '#spec/grammar/opcodes'
import { vectorType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import type { Draft, Pointer } from '../draft.ts'
import { drawBlock } from '../draw-layout.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { uint } from '../literals.ts'
import { newType } from '../new-type.ts'
import { pointerType, untypedPointerType } from '../pointer-types.ts'
import { scalarType, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { decorate } from '../variables.ts'
import { write } from '../write.ts'

const opConvertUToPtr = opcodeOf('OpConvertUToPtr')
const opBitcast = opcodeOf('OpBitcast')
const opConvertPtrToU = opcodeOf('OpConvertPtrToU')
const opAccessChain = opcodeOf('OpAccessChain')
const opLoad = opcodeOf('OpLoad')
const opTypeForwardPointer = opcodeOf('OpTypeForwardPointer')
const opTypeStruct = opcodeOf('OpTypeStruct')
const opTypePointer = opcodeOf('OpTypePointer')
const opMemberDecorate = opcodeOf('OpMemberDecorate')
const offset = enumerantOf('Decoration', 'Offset')
const aligned = enumerantOf('MemoryAccess', 'Aligned')
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

/** A block that holds a pointer to another one of its kind, declared by a forward pointer; the type of such pointers. */
function linkType(draft: Draft): Type {
  const known = draft.types.get('link')
  if (known !== undefined) return known
  const word = uintType(draft)
  const pointer = draft.bound++
  const structure = draft.bound++
  const link = newType(pointer, 'pointer', undefined, physicalStorageBuffer)
  draft.declarations.push(
    { opcode: opTypeForwardPointer, words: [pointer, physicalStorageBuffer] },
    { opcode: opTypeStruct, words: [structure, word.id, pointer] },
    { opcode: opTypePointer, words: [pointer, physicalStorageBuffer, structure] },
  )
  decorate(draft, structure, block)
  draft.annotations.push(
    { opcode: opMemberDecorate, words: [structure, 0, offset, 0] },
    { opcode: opMemberDecorate, words: [structure, 1, offset, 8] },
  )
  draft.types.set('link', link)
  return link
}

/** Instructions that make pointers of addresses, in shaders. */
export const physicalPointers: readonly Emitter[] = [
  {
    name: 'linked-list',
    weight: 1,
    applies: ({ world }) => world.large,
    emit(draft) {
      const link = linkType(draft)
      const wide = scalarType(draft, { kind: 'integer', width: 64, signed: false })
      const address = valueLike(draft, wide)
      const first = draft.bound++
      write(draft, opConvertUToPtr, link.id, first, address)
      const place = draft.bound++
      const placeType = pointerType(draft, physicalStorageBuffer, link)
      write(draft, opAccessChain, placeType.id, place, first, uint(draft, 1))
      const next = draft.bound++
      write(draft, opLoad, link.id, next, place, aligned, 8)
      compute(draft, opConvertPtrToU, wide, next)
      return true
    },
  },
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
