import { graft } from '../../mutate/graft.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'

/** What a further size is of and what type it has; what is absent is as in the size that stands. */
export interface OtherSize {
  readonly resultType?: Declare
  readonly type?: Declare
}

/** Adds a size that nothing uses, behind the one with ordinal `at`. */
export function addedSize({ resultType, type }: OtherSize): Way {
  return (module, at) => {
    const [oldResultType, , oldType] = module.instructions[at]?.words ?? []
    const added = graft(module, at + 1)
    const [first, second] = [
      resultType === undefined ? oldResultType : resultType(added, module, at),
      type === undefined ? oldType : type(added, module, at),
    ]
    if (first === undefined || second === undefined) return undefined
    added.add('OpConstantSizeOfEXT', first, second)
    return added.done().module
  }
}
