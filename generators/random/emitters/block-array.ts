import { arrayType } from '../composite-types.ts'
import type { Draft, Pointer } from '../draft.ts'
import { type Emitter, emitter, inShaders } from '../emitter.ts'
import { uint } from '../literals.ts'
import { anyPointerType } from '../pointer-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { bind, globalVariable, newBlock } from '../variables.ts'
import { make } from '../write.ts'

const { storageBuffer, uniform } = storageClasses
const length = 3

/** An array of blocks, each with a descriptor of its own. */
function arrayOfBlocks(draft: Draft, storageClass: number): Pointer {
  const known = draft.blockArrays.find((each) => each.storageClass === storageClass)
  if (known !== undefined && draft.draw.below(3) < 2) return known
  const type = newBlock(draft, storageClass === storageBuffer && draft.draw.below(2) === 1)
  const array = arrayType(draft, type, length, false)
  const typed = !draft.world.untyped || draft.draw.below(2) === 0
  const pointer = globalVariable(draft, storageClass, array, typed, { writable: false })
  // Nothing but a chain to one of the blocks takes the array.
  draft.globals.pop()
  bind(draft, pointer.id)
  draft.blockArrays.push(pointer)
  return pointer
}

/** Blocks that are elements of an array. */
export const blockArrays: readonly Emitter[] = [
  emitter(
    'element-of-an-array-of-blocks',
    2,
    (draft) => {
      const storageClass = draft.draw.below(3) < 2 ? storageBuffer : uniform
      const base = arrayOfBlocks(draft, storageClass)
      const array = base.pointee as Type
      const pointee = array.part as Type
      const typed = !draft.world.untyped || (base.typed && draft.draw.below(2) === 0)
      const index = uint(draft, draft.draw.below(length))
      const type = anyPointerType(draft, storageClass, typed ? pointee : undefined)
      const id = typed
        ? make(draft, 'OpAccessChain', type, base.id, index)
        : make(draft, 'OpUntypedAccessChainKHR', type, array.id, base.id, index)
      const writable = storageClass === storageBuffer
      draft.pointers.push({
        ...base,
        id,
        pointee,
        typed,
        declaration: false,
        writable,
        block: true,
      })
    },
    inShaders,
  ),
]
