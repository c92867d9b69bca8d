import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { drawWays } from '../shared/draw-ways.ts'
import { variableWords } from '../shared/untyped-variable-at.ts'
import { workgroupVariables } from '../shared/workgroup-variables.ts'

const version14 = 0x0001_0400

const { block, ...others } = drawWays(variableWords.dataType, {
  integer: (s) => s.uint(),
  structure: (s) => s.structure([{ type: s.uint(), offset: 0 }]),
  'array-of-blocks': (s) => s.array(s.structure([{ type: s.uint(), offset: 0 }], 'Block'), 2),
  block: (s) => s.structure([{ type: s.uint(), offset: 0 }], 'Block'),
})

export const mutator = mutatorOf({
  name: 'workgroup-blocks-and-others',
  rule: 'workgroup-variables-are-blocks-all-or-none',
  summary: 'one of several variables in Workgroup is a block, or is none, unlike the others',
  ordinals: (module) => {
    const applies =
      declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR') && module.version >= version14
    const all = applies ? workgroupVariables(module) : []
    return all.length < 2 ? [] : all.filter(({ isTyped }) => !isTyped).map(({ at }) => at)
  },
  ways: {
    ...Object.fromEntries(
      Object.entries(others).map(([variant, way]) => [
        variant,
        (module, at) =>
          workgroupVariables(module).every(({ isBlock }) => isBlock) ? way(module, at) : undefined,
      ]),
    ),
    block: (module, at) =>
      workgroupVariables(module).some(({ isBlock }) => isBlock) ? undefined : block?.(module, at),
  },
})
