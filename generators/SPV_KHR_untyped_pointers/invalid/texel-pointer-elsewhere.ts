import { declaresCapability } from '../../mutate/declares-capability.ts'
import { definition } from '../../mutate/definition.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { hasIdleResult } from '../shared/idle-result.ts'
import { pointerShape } from '../shared/pointer-shape.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { withOperand } from '../shared/with-operand.ts'

const classes = {
  'uniform-constant': 'UniformConstant',
  'storage-buffer': 'StorageBuffer',
  uniform: 'Uniform',
  private: 'Private',
  function: 'Function',
  workgroup: 'Workgroup',
} as const

/** Storage classes that kernels do not have. */
const ofShaders: ReadonlySet<string> = new Set(['StorageBuffer', 'Uniform', 'Private'])

function into(storageClass: string): Way {
  return (module, at) => {
    const type = module.instructions[at]?.words[0]
    const shape = pointerShape(module, type)
    const may = !ofShaders.has(storageClass) || declaresCapability(module, 'Shader')
    if (shape === undefined || !may) return undefined
    const pointee = definition(module, type)?.words[2]
    return withOperand(module, at, 0, (graft) =>
      shape.kind === 'untyped'
        ? graft.add('OpTypeUntypedPointerKHR', storageClass)
        : graft.add('OpTypePointer', storageClass, pointee ?? 0),
    )
  }
}

export const mutator = mutatorOf({
  name: 'texel-pointer-elsewhere',
  rule: 'image-texel-pointer-result-type-is-image',
  summary: 'a pointer to a texel points into another storage class than Image',
  ordinals: (module) =>
    ruledOrdinals(module, 'OpImageTexelPointer').filter((at) => hasIdleResult(module, at)),
  ways: Object.fromEntries(
    Object.entries(classes).map(([variant, storageClass]) => [variant, into(storageClass)]),
  ),
})
