import { opcodeOf } from '#spec/grammar/opcodes'
import { arrayType } from '../composite-types.ts'
import type { Draft, Pointer } from '../draft.ts'
import { drawBlock } from '../draw-layout.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { uint } from '../literals.ts'
import { pointerType, untypedPointerType } from '../pointer-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { bind, decorate, globalVariable } from '../variables.ts'
import { write } from '../write.ts'

const opAccessChain = opcodeOf('OpAccessChain')
const opUntypedAccessChainKHR = opcodeOf('OpUntypedAccessChainKHR')
const block = enumerantOf('Decoration', 'Block')
const { storageBuffer, uniform } = storageClasses
const length = 3

/** An array of blocks, each with a descriptor of its own. */
function arrayOfBlocks(draft: Draft, storageClass: number): Pointer {
  const known = draft.blockArrays.find((each) => each.storageClass === storageClass)
  if (known !== undefined && draft.draw.below(3) < 2) return known
  const type = drawBlock(draft, storageClass === storageBuffer && draft.draw.below(2) === 1)
  decorate(draft, type.id, block)
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
  {
    name: 'element-of-an-array-of-blocks',
    weight: 2,
    applies: ({ world }) => world.shader,
    emit(draft) {
      const storageClass = draft.draw.below(3) < 2 ? storageBuffer : uniform
      const base = arrayOfBlocks(draft, storageClass)
      const array = base.pointee as Type
      const pointee = array.part as Type
      const untyped = draft.world.untyped && (!base.typed || draft.draw.below(2) === 1)
      const index = uint(draft, draft.draw.below(length))
      const type = untyped
        ? untypedPointerType(draft, storageClass)
        : pointerType(draft, storageClass, pointee)
      const id = draft.bound++
      if (untyped) {
        write(draft, opUntypedAccessChainKHR, type.id, id, array.id, base.id, index)
      } else write(draft, opAccessChain, type.id, id, base.id, index)
      draft.pointers.push({
        ...base,
        id,
        pointee,
        typed: !untyped,
        declaration: false,
        writable: storageClass === storageBuffer,
        block: true,
      })
      return true
    },
  },
]
