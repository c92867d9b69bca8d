import type { Module } from '../../module.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { hasVariablePointers, isLogical } from '../shared/addressing.ts'
import { type Pointer, pointerAt } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { type Put, withInserted } from '../shared/with-inserted.ts'

const firstArgument = 3

/** Makes a pointer of the same type from another one. */
type Derive = (declare: Graft, pointer: Pointer) => ((put: Put) => number) | undefined

function chain(name: string, indexed: boolean): Derive {
  return (declare, { id, type }) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    const vector = integer === undefined ? undefined : declare.type('OpTypeVector', integer, 4)
    if (integer === undefined || vector === undefined) return undefined
    if (!indexed) return (put) => put(name, type, integer, id)
    const index = declare.add('OpConstant', integer, 1)
    return (put) => put(name, type, vector, id, index)
  }
}

const derivations: Readonly<Record<string, Derive>> = {
  copy:
    (_, { id, type }) =>
    (put) =>
      put('OpCopyObject', type, id),
  'chain-without-indexes': chain('OpUntypedAccessChainKHR', false),
  chain: chain('OpUntypedAccessChainKHR', true),
  'in-bounds-chain': chain('OpUntypedInBoundsAccessChainKHR', true),
}

function untypedLogical(module: Module, at: number, word: number): Pointer | undefined {
  const pointer = word < firstArgument ? undefined : pointerAt(module, at, word)
  return pointer?.kind === 'untyped' && isLogical(module, pointer.storageClass)
    ? pointer
    : undefined
}

function way(which: 0 | -1, derive: Derive): Way {
  return (module, at) => {
    const words = module.instructions[at]?.words ?? []
    const places = words.flatMap((_, word) => (untypedLogical(module, at, word) ? [word] : []))
    const word = places.at(which)
    const pointer = word === undefined ? undefined : untypedLogical(module, at, word)
    if (word === undefined || pointer === undefined) return undefined
    if (which === -1 && places.length === 1) return undefined
    return withInserted(module, at, (declare) => {
      const write = derive(declare, pointer)
      return write === undefined ? undefined : (put) => ({ [word]: write(put) })
    })
  }
}

export const mutator = mutatorOf({
  name: 'argument-no-memory-object-declaration',
  rule: 'function-call-passes-a-memory-object-declaration',
  summary: 'a function is given a logical pointer that was derived from a variable',
  ordinals: (module) =>
    hasVariablePointers(module) ? [] : ruledOrdinals(module, 'OpFunctionCall'),
  ways: Object.fromEntries(
    Object.entries(derivations).flatMap(([variant, derive]) => [
      [variant, way(0, derive)],
      [`last-${variant}`, way(-1, derive)],
    ]),
  ),
})
