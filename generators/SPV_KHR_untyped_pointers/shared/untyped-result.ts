import type { Mutator } from '../../maker.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { isIdle } from './is-idle.ts'
import { pointerShape } from './pointer-shape.ts'
import { operandWays } from './with-operand.ts'

/** Gives typed instructions of those names, whose results are not used, an untyped result type. */
export function untypedResult(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  names: readonly string[],
): Mutator {
  return mutatorOf({
    ...about,
    ordinals: (module) =>
      ordinalsOf(module, ...names).filter((at) => {
        const instruction = module.instructions[at]
        const declared = declaresCapability(module, 'UntypedPointersKHR')
        if (instruction === undefined || !declared) return false
        const { resultType, result } = resultsOf(instruction)
        return pointerShape(module, resultType)?.kind === 'typed' && isIdle(module, result)
      }),
    ways: operandWays(0, {
      'in-the-same-storage-class': (graft, module, at) => {
        const shape = pointerShape(module, module.instructions[at]?.words[0])
        return shape === undefined
          ? undefined
          : graft.add('OpTypeUntypedPointerKHR', shape.storageClass)
      },
    }),
  })
}
