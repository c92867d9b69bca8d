import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { copyAt, copyWords, type Side, sides } from '../shared/copy-at.ts'
import { globalPointers } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { untypedAgain } from '../shared/untyped-again.ts'
import { withInserted } from '../shared/with-inserted.ts'

/** The copy, both sides of which are untyped pointers to where they point. */
function throughChains(module: Module, at: number, wanted: readonly Side[]): Module | undefined {
  const copy = copyAt(module, at)
  const typed = sides.filter((side) => copy?.[side].kind === 'typed')
  if (copy === undefined || typed.join() !== wanted.join()) return undefined
  return withInserted(module, at, (declare) => {
    const made = typed.map((side) => [side, untypedAgain(module, declare, copy[side])] as const)
    if (made.some(([, make]) => make === undefined)) return undefined
    return (put) =>
      Object.fromEntries(made.map(([side, make]) => [copyWords[side], make?.(put) ?? 0]))
  })
}

/** The copy with that side's pointer on both sides, or another untyped one. */
function untypedInstead(module: Module, at: number): Module | undefined {
  const copy = copyAt(module, at)
  const typed = sides.filter((side) => copy?.[side].kind === 'typed')
  const [side] = typed
  if (copy === undefined || side === undefined || typed.length > 1) return undefined
  const other = globalPointers(module).find(
    ({ kind, storageClass }) => kind === 'untyped' && storageClass === copy[side].storageClass,
  )
  if (other === undefined) return undefined
  return withInserted(module, at, () => () => ({ [copyWords[side]]: other.id }))
}

export const mutator = mutatorOf({
  name: 'copy-without-typed-pointer',
  rule: 'copy-memory-has-a-typed-pointer',
  summary: 'both sides of a copy are untyped, and nothing says how much is copied',
  ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
  ways: {
    'target-untyped-too': (module, at) => throughChains(module, at, ['target']),
    'source-untyped-too': (module, at) => throughChains(module, at, ['source']),
    'both-untyped': (module, at) => throughChains(module, at, ['target', 'source']),
    'another-variable': untypedInstead,
  },
})
