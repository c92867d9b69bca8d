import { typeOf } from '../../mutate/type-of.ts'
import { chainAt } from './chain-at.ts'
import { pointerShape } from './pointer-shape.ts'
import type { Declare } from './with-operand.ts'

/** Pointer types that the Base Type of a chain could be mistaken for. */
export const chainPointerTypes: Readonly<Record<string, Declare>> = {
  'type-of-the-base': (_, module, at) => typeOf(module, chainAt(module, at)?.base ?? 0),
  'result-type': (_, module, at) => chainAt(module, at)?.resultType,
  'pointer-to-the-base-type': (graft, module, at) => {
    const chain = chainAt(module, at)
    const shape = pointerShape(module, chain?.resultType)
    return chain === undefined || shape === undefined
      ? undefined
      : graft.add('OpTypePointer', shape.storageClass, chain.baseType)
  },
}
