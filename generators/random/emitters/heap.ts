import type { Draft } from '../draft.ts'
import { type Emitter, emitter } from '../emitter.ts'
import { bufferType, heapPointer, sizeOf } from '../heap.ts'
import { drawImageType, samplerType } from '../image-types.ts'
import { point } from '../pointers.ts'
import { scalarType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { newBlock, newPointer } from '../variables.ts'
import { decorate } from '../write.ts'

const { storageBuffer, uniform } = storageClasses
const drawImage = (draft: Draft) => drawImageType(draft).type
const drawBuffer = (draft: Draft) =>
  bufferType(draft, draft.draw.below(2) === 0 ? storageBuffer : uniform)

/** A block of the module, or a new one. */
function drawBlockType(draft: Draft, open: boolean): Type {
  const known = draft.globals.find(({ block: isBlock, typed }) => isBlock && typed)?.pointee
  const ends = known?.members.at(-1)?.kind
  if (known !== undefined && ends !== 'runtime-array' && draft.draw.below(2) === 1) return known
  return newBlock(draft, open)
}

/** Instructions that get at buffers through a descriptor heap. */
export const heaps: readonly Emitter[] = [
  emitter('size-of-descriptor', 1, (draft) => {
    const { draw, world } = draft
    const width = world.large && draw.below(2) === 1 ? 64 : 32
    const type = scalarType(draft, { kind: 'integer', width, signed: draw.below(2) === 1 })
    const descriptor = draw.of([samplerType, drawImage, drawBuffer])(draft)
    draft.values.push({ id: sizeOf(draft, descriptor, type), type })
  }),
  emitter('buffer-pointer', 3, (draft) => {
    const { draw } = draft
    const storageClass = draw.below(3) < 2 ? storageBuffer : uniform
    const buffer = heapPointer(draft, bufferType(draft, storageClass))
    const typed = draw.below(2) === 0
    const pointee = typed
      ? drawBlockType(draft, storageClass === storageBuffer && draw.below(2) === 1)
      : undefined
    const writable = storageClass === storageBuffer && draw.below(3) < 2
    const readable = !writable || draw.below(6) < 5
    const to = newPointer(0, storageClass, pointee, typed, { writable, readable })
    const id = point(draft, 'OpBufferPointerEXT', to, buffer)
    if (!writable && storageClass === storageBuffer) decorate(draft, id, 'NonWritable')
    if (!readable) decorate(draft, id, 'NonReadable')
    if (draw.oneIn(4)) decorate(draft, id, draw.below(2) === 0 ? 'Aliased' : 'Restrict')
  }),
]
