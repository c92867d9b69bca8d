import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from '../draft.ts'
import { drawBlock } from '../draw-layout.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { bufferType, sizeOf } from '../heap.ts'
import { heapPointer } from '../heap-pointer.ts'
import { drawImageType, samplerType } from '../image-types.ts'
import { pointerType, untypedPointerType } from '../pointer-types.ts'
import { scalarType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { decorate } from '../variables.ts'
import { write } from '../write.ts'

const opBufferPointerEXT = opcodeOf('OpBufferPointerEXT')
const block = enumerantOf('Decoration', 'Block')
const nonWritable = enumerantOf('Decoration', 'NonWritable')
const { storageBuffer, uniform } = storageClasses
const nonReadable = enumerantOf('Decoration', 'NonReadable')
const aliased = enumerantOf('Decoration', 'Aliased')
const restrict = enumerantOf('Decoration', 'Restrict')
const always = () => true
const drawImage = (draft: Draft) => drawImageType(draft).type
const drawBuffer = (draft: Draft) =>
  bufferType(draft, draft.draw.below(2) === 0 ? storageBuffer : uniform)

/** A block of the module, or a new one. */
function drawBlockType(draft: Draft, open: boolean): Type {
  const known = draft.globals.find(({ block: isBlock, typed }) => isBlock && typed)?.pointee
  const ends = known?.members.at(-1)?.kind
  if (known !== undefined && ends !== 'runtime-array' && draft.draw.below(2) === 1) return known
  const type = drawBlock(draft, open)
  decorate(draft, type.id, block)
  return type
}

/** Instructions that get at buffers through a descriptor heap. */
export const heaps: readonly Emitter[] = [
  {
    name: 'size-of-descriptor',
    weight: 1,
    applies: always,
    emit(draft) {
      const { draw, world } = draft
      const type = scalarType(draft, {
        kind: 'integer',
        width: world.large && draw.below(2) === 1 ? 64 : 32,
        signed: draw.below(2) === 1,
      })
      const descriptor = draw.of([samplerType, drawImage, drawBuffer])(draft)
      draft.values.push({ id: sizeOf(draft, descriptor, type), type })
      return true
    },
  },
  {
    name: 'buffer-pointer',
    weight: 3,
    applies: always,
    emit(draft) {
      const { draw } = draft
      const storageClass = draw.below(3) < 2 ? storageBuffer : uniform
      const buffer = heapPointer(draft, bufferType(draft, storageClass))
      const typed = draw.below(2) === 0
      const pointee = typed
        ? drawBlockType(draft, storageClass === storageBuffer && draw.below(2) === 1)
        : undefined
      const type =
        pointee === undefined
          ? untypedPointerType(draft, storageClass)
          : pointerType(draft, storageClass, pointee)
      const id = draft.bound++
      write(draft, opBufferPointerEXT, type.id, id, buffer)
      const writable = storageClass === storageBuffer && draw.below(3) < 2
      if (!writable && storageClass === storageBuffer) decorate(draft, id, nonWritable)
      const readable = !writable || draw.below(6) < 5
      if (!readable) decorate(draft, id, nonReadable)
      if (draw.oneIn(4)) decorate(draft, id, draw.below(2) === 0 ? aliased : restrict)
      draft.pointers.push({
        id,
        storageClass,
        pointee,
        typed,
        declaration: false,
        writable,
        readable,
        block: false,
        matrix: false,
      })
      return true
    },
  },
]
