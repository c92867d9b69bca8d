import type { Module } from '../../module.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { calledInVain } from '../shared/called-in-vain.ts'
import { hasIdleResult } from '../shared/idle-result.ts'
import { accessedThrough, logicalAccesses } from '../shared/logical-accesses.ts'
import { logicalPointerTypes } from '../shared/logical-pointer-types.ts'
import { storageClassName } from '../shared/storage-class.ts'
import { type Put, withInserted } from '../shared/with-inserted.ts'
import { withOperand } from '../shared/with-operand.ts'

/** Has something yield a pointer of that type, in front of an access through such a pointer. */
type Yield = (declare: Graft, type: number) => ((put: Put) => void) | undefined

const yields: Readonly<Record<string, Yield>> = {
  null: (declare, type) => {
    declare.add('OpConstantNull', type)
    return () => {}
  },
  undef: (_, type) => (put) => put('OpUndef', type),
  'undef-outside': (declare, type) => {
    declare.add('OpUndef', type)
    return () => {}
  },
  bitcast: (declare, type) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    if (integer === undefined) return undefined
    const address = declare.add('OpConstant', integer, 16)
    return (put) => put('OpBitcast', type, address)
  },
  'composite-extract': (declare, type) => {
    const structure = declare.add('OpTypeStruct', type)
    const object = declare.add('OpConstantNull', structure)
    return (put) => put('OpCompositeExtract', type, object, 0)
  },
  'composite-extract-of-undef': (declare, type) => {
    const structure = declare.add('OpTypeStruct', declare.add('OpTypeStruct', type))
    return (put) => put('OpCompositeExtract', type, put('OpUndef', structure), 0, 0)
  },
}

function way(make: Yield): Way {
  return (module, at) => {
    const type = accessedThrough(module, at)?.type
    if (type === undefined) return undefined
    return withInserted(module, at, (declare) => {
      const write = make(declare, type)
      if (write === undefined) return undefined
      return (put) => {
        write(put)
        return {}
      }
    })
  }
}

/** Loads a pointer from memory that was not said to hold one. */
function loaded(kind: string): Way {
  return (module: Module, at) => {
    const pointer = accessedThrough(module, at)
    const holds = ['Function', 'Private'].includes(storageClassName(pointer?.storageClass))
    const isLoad = ordinalsOf(module, 'OpLoad').includes(at)
    const type = logicalPointerTypes[kind]
    return type !== undefined &&
      pointer?.kind === 'untyped' &&
      holds &&
      isLoad &&
      hasIdleResult(module, at)
      ? withOperand(module, at, 0, type)
      : undefined
  }
}

export const mutator = mutatorOf({
  name: 'unlisted-result-logical-pointer',
  rule: 'logical-pointer-result-is-of-a-listed-instruction',
  summary: 'an instruction that is not in the list yields a logical pointer',
  ordinals: logicalAccesses,
  ways: {
    ...Object.fromEntries(Object.entries(yields).map(([variant, make]) => [variant, way(make)])),
    'load-untyped': loaded('untyped-pointer'),
    'load-typed': loaded('typed-pointer'),
    'function-call': (module, at) => {
      const type = accessedThrough(module, at)?.type
      return type === undefined ? undefined : calledInVain(module, at, type)
    },
  },
})
