import { vectorType } from '../composite-types.ts'
import type { Draft } from '../draft.ts'
import { type Emitter, emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { uint } from '../literals.ts'
import { newType, typeOnce } from '../new-type.ts'
import { pointerType } from '../pointer-types.ts'
import { point } from '../pointers.ts'
import { scalarType, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { newBlock, newPointer } from '../variables.ts'
import { compute, declaration, decorate, decorateMember, make } from '../write.ts'

const { physicalStorageBuffer } = storageClasses
const addressType = (draft: Draft) =>
  scalarType(draft, { kind: 'integer', width: 64, signed: false })

/** Makes a pointer into a buffer of an address. */
function pointAt(draft: Draft, instruction: string, address: number): void {
  const typed = !draft.world.untyped || draft.draw.below(2) === 0
  const pointee = typed ? newBlock(draft, false) : undefined
  point(draft, instruction, newPointer(0, physicalStorageBuffer, pointee, typed), address)
}

/** A block that holds a pointer to another one of its kind, declared by a forward pointer; the type of such pointers. */
function linkType(draft: Draft): Type {
  return typeOnce(draft, 'link', () => {
    const word = uintType(draft)
    const pointer = draft.bound++
    const structure = draft.bound++
    declaration(draft, 'OpTypeForwardPointer', pointer, physicalStorageBuffer)
    declaration(draft, 'OpTypeStruct', structure, word.id, pointer)
    declaration(draft, 'OpTypePointer', pointer, physicalStorageBuffer, structure)
    decorate(draft, structure, 'Block')
    decorateMember(draft, structure, 0, 'Offset', 0)
    decorateMember(draft, structure, 1, 'Offset', 8)
    return newType(pointer, 'pointer', { storageClass: physicalStorageBuffer })
  })
}

/** Instructions that make pointers of addresses, in shaders. */
export const physicalPointers: readonly Emitter[] = [
  emitter(
    'linked-list',
    1,
    (draft) => {
      const link = linkType(draft)
      const wide = addressType(draft)
      const first = make(draft, 'OpConvertUToPtr', link, valueLike(draft, wide))
      const placeType = pointerType(draft, physicalStorageBuffer, link)
      const place = make(draft, 'OpAccessChain', placeType, first, uint(draft, 1))
      const next = make(draft, 'OpLoad', link, place, enumerantOf('MemoryAccess', 'Aligned'), 8)
      compute(draft, 'OpConvertPtrToU', wide, next)
    },
    ({ world }) => world.large,
  ),
  emitter(
    'convert-u-to-physical-pointer',
    1,
    (draft) => pointAt(draft, 'OpConvertUToPtr', valueLike(draft, addressType(draft))),
    ({ world }) => world.large,
  ),
  emitter(
    'bitcast-to-physical-pointer',
    1,
    (draft) => pointAt(draft, 'OpBitcast', valueLike(draft, vectorType(draft, uintType(draft), 2))),
    ({ world }) => world.minor >= 5,
  ),
]
