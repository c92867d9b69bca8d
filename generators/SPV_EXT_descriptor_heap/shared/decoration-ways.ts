import type { Argument } from '../../build/argument.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { annotated, annotatedByGroup, declaring } from './annotated.ts'
import { extraOperand } from './extra-operand.ts'

/** Decorates each of those things anew, with the id that the instruction there decorates with. */
export function decorationWays(
  targets: Readonly<Record<string, Declare>>,
  name: string,
  ...args: readonly Argument[]
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(targets).map(([variant, declare]): [string, Way] => [
      variant,
      (module, at) =>
        declaring(module, declare, (wider, target) =>
          annotated(wider, target, [name, ...args, extraOperand(module, at)]),
        ),
    ]),
  )
}

/** As `decorationWays`, through a decoration group; `member` where it is for one. */
export function groupWay(declare: Declare, decoration: string, member?: number): Way {
  return (module, at) =>
    declaring(module, declare, (wider, target) =>
      annotatedByGroup(
        wider,
        target,
        ['OpDecorateId', decoration, extraOperand(module, at)],
        member,
      ),
    )
}
