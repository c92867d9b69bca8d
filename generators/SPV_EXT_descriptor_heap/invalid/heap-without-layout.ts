import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { annotationsOf } from '../shared/annotations-of.ts'
import { nestedIn } from '../shared/contains-descriptor.ts'
import { heapBuiltIns } from '../shared/heap-built-ins.ts'
import { laidOutTypes } from '../shared/laid-out-types.ts'

const chains = ['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR'] as const

/** True of one of those variables, and of chains from it; copies are not looked through. */
function comesFrom(
  module: Module,
  base: number | undefined,
  variables: readonly (number | undefined)[],
  steps = 64,
): boolean {
  if (base === undefined || variables.includes(base)) return base !== undefined
  const at = ordinalsOf(module, ...chains).find(
    (each) => module.instructions[each]?.words[1] === base,
  )
  const [, , , next] = module.instructions[at ?? -1]?.words ?? []
  return next !== undefined && steps > 0 && comesFrom(module, next, variables, steps - 1)
}

export const mutator = mutatorOf({
  name: 'heap-without-layout',
  rule: 'heap-access-has-explicit-layout',
  summary: 'what a heap is looked at as has a member without offset, or an array without stride',
  ordinals: (module) => {
    const heaps = heapBuiltIns(module).map((at) => module.instructions[at]?.words[0])
    const laid = laidOutTypes(module)
    const seen = new Set(
      ordinalsOf(module, ...chains).flatMap((at) => {
        const [, , baseType = 0, base] = module.instructions[at]?.words ?? []
        return comesFrom(module, base, heaps) ? [...nestedIn(module, baseType)] : []
      }),
    )
    return annotationsOf(module, 'ArrayStride', 'ArrayStrideIdEXT', 'Offset', 'OffsetIdEXT')
      .filter(({ target }) => seen.has(target) && !laid.has(target))
      .map(({ at }) => at)
  },
  ways: { removed: removeInstruction },
})
