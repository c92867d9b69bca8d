import type { Module } from '../../module.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { isPhysical } from '../shared/addressing.ts'
import { copyAt, copyWords, sides } from '../shared/copy-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { voidType } from '../shared/things.ts'
import { withInserted } from '../shared/with-inserted.ts'

/** A pointer to void that is a constant or undefined. */
function toVoid(name: 'OpConstantNull' | 'OpUndef') {
  return (declare: Graft, nothing: number, storageClass: number) =>
    declare.add(name, declare.add('OpTypePointer', storageClass, nothing))
}

/** Puts pointers to void in the place of the typed pointers, all of which then point to one type. */
function way(kinds: string, make: ReturnType<typeof toVoid>): Way {
  return (module: Module, at) => {
    const copy = copyAt(module, at)
    if (copy === undefined || !isPhysical(module)) return undefined
    const typed = sides.filter((side) => copy[side].kind === 'typed')
    if (typed.join('-and-') !== kinds) return undefined
    return withInserted(module, at, (declare) => {
      const nothing = voidType(declare, module, at)
      if (nothing === undefined) return undefined
      const by = typed.map((side) => [
        copyWords[side],
        make(declare, nothing, copy[side].storageClass),
      ])
      return () => Object.fromEntries(by)
    })
  }
}

export const mutator = mutatorOf({
  name: 'copy-of-void',
  rule: 'copy-memory-typed-pointer-points-to-no-void',
  summary: 'the typed pointers of a copy point to void',
  ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
  ways: {
    'null-target': way('target', toVoid('OpConstantNull')),
    'null-source': way('source', toVoid('OpConstantNull')),
    'null-both': way('target-and-source', toVoid('OpConstantNull')),
    'undefined-target': way('target', toVoid('OpUndef')),
    'undefined-source': way('source', toVoid('OpUndef')),
    'undefined-both': way('target-and-source', toVoid('OpUndef')),
  },
})
