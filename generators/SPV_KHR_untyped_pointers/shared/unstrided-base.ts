import type { Mutator } from '../../maker.ts'
import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { chainAt, chainsOf } from './chain-at.ts'
import type { ChainForm } from './chain-forms.ts'
import { pointerShape } from './pointer-shape.ts'
import { storageClassName } from './storage-class.ts'
import { withoutStride, withStrideOn } from './without-stride.ts'
import { isExplicit } from './world.ts'

/** Type of the base of the chain with ordinal `at`. */
function baseTypeAt(module: Module, at: number): number {
  return typeOf(module, chainAt(module, at)?.base ?? 0) ?? 0
}

function asks(module: Module, at: number): boolean {
  const shape = pointerShape(module, baseTypeAt(module, at))
  return shape !== undefined && isExplicit(storageClassName(shape.storageClass))
}

/** Ordinals of the chains of both forms that have a base of that type. */
function chainsFrom(module: Module, type: number): readonly (ChainForm | undefined)[] {
  return chainsOf(module, ['ptr-access', 'in-bounds-ptr-access'])
    .filter((at) => baseTypeAt(module, at) === type)
    .map((at) => chainAt(module, at)?.form)
}

const moved: Way = (module, at) => {
  const chain = chainAt(module, at)
  const type = baseTypeAt(module, at)
  return chain === undefined || chain.resultType === type
    ? undefined
    : withStrideOn(module, type, chain.resultType)
}

/** Takes the stride away from the type of the base of every chain of that form, where no other form has such a base. */
export function unstridedBase(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  form: ChainForm,
): Mutator {
  return mutatorOf({
    ...about,
    ordinals: (module) =>
      // What the core specification says of its own chains would be broken too.
      ordinalsOf(module, 'OpPtrAccessChain', 'OpInBoundsPtrAccessChain', 'OpPtrDiff').length > 0
        ? []
        : chainsOf(module, [form]).filter(
            (at) =>
              asks(module, at) &&
              chainsFrom(module, baseTypeAt(module, at)).every((each) => each === form),
          ),
    ways: {
      removed: (module, at) => withoutStride(module, baseTypeAt(module, at)),
      'on-the-result-type': moved,
    },
  })
}
