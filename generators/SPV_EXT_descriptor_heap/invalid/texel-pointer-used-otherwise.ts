import type { Module } from '../../module.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import type { Put } from '../../SPV_KHR_untyped_pointers/shared/with-inserted.ts'
import { texelWords } from '../shared/texel-pointer.ts'
import { withFollowing } from '../shared/with-following.ts'

interface Texel {
  readonly module: Module
  readonly declare: Graft
  /** Of unsigned 32-bit integers. */
  readonly uint: number
  readonly pointer: number
  readonly pointerType: number
}

type Take = (texel: Texel) => ((put: Put) => void) | undefined

function way(take: Take): Way {
  return (module, at) =>
    withFollowing(module, at, (declare) => {
      const { words } = module.instructions[at] ?? { words: [] }
      const uint = declare.type('OpTypeInt', 32, 0)
      if (uint === undefined) return undefined
      const pointer = words[texelWords.result] ?? 0
      const pointerType = words[texelWords.resultType] ?? 0
      return take({ module, declare, uint, pointer, pointerType })
    })
}

function constant({ declare, uint }: Texel, value: number): number {
  return declare.add('OpConstant', uint, value)
}

const takes: Readonly<Record<string, Take>> = {
  load:
    ({ uint, pointer }) =>
    (put) =>
      void put('OpLoad', uint, pointer),
  'volatile-load':
    ({ uint, pointer }) =>
    (put) =>
      void put('OpLoad', uint, pointer, 'Volatile'),
  store: (texel) => {
    const value = constant(texel, 1)
    return (put) => void put('OpStore', texel.pointer, value)
  },
  chain:
    ({ uint, pointer, pointerType }) =>
    (put) =>
      void put('OpUntypedAccessChainKHR', pointerType, uint, pointer),
  'in-bounds-chain':
    ({ uint, pointer, pointerType }) =>
    (put) =>
      void put('OpUntypedInBoundsAccessChainKHR', pointerType, uint, pointer),
  'atomic-through-a-chain': (texel) => {
    const { uint, pointer, pointerType } = texel
    const [one, zero] = [constant(texel, 1), constant(texel, 0)]
    return (put) => {
      const same = put('OpUntypedAccessChainKHR', pointerType, uint, pointer)
      put('OpAtomicLoad', uint, same, one, zero)
    }
  },
  'image-of-a-texel-pointer': (texel) => {
    const { declare, uint, pointer, pointerType } = texel
    const type = declare.type('OpTypeImage', uint, 'Cube', 0, 0, 0, 2, 'R32ui')
    const vector = declare.type('OpTypeVector', uint, 3)
    if (type === undefined || vector === undefined) return undefined
    const place = declare.add('OpConstantNull', vector)
    const zero = constant(texel, 0)
    return (put) =>
      void put('OpUntypedImageTexelPointerEXT', pointerType, type, pointer, place, zero)
  },
}

export const mutator = mutatorOf({
  name: 'texel-pointer-used-otherwise',
  rule: 'texel-pointer-is-used-by-atomics-only',
  summary: 'a texel pointer is used by something else than an atomic instruction',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
  ways: Object.fromEntries(Object.entries(takes).map(([variant, take]) => [variant, way(take)])),
})
