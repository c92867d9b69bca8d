import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { type Chain, chainAt, chainsOf, chainWords } from '../shared/chain-at.ts'
import { isPtrForm } from '../shared/chain-forms.ts'
import { pointerShape } from '../shared/pointer-shape.ts'
import { storageClass } from '../shared/storage-class.ts'
import { withOperand } from '../shared/with-operand.ts'

function to(name: string, capability?: string): Way {
  const value = storageClass(name)
  return (module, at) => {
    const shape = pointerShape(module, chainAt(module, at)?.resultType)
    if (shape === undefined || shape.storageClass === value) return undefined
    if (capability !== undefined && !declaresCapability(module, capability)) return undefined
    return withOperand(module, at, chainWords.resultType, (graft) =>
      graft.add('OpTypeUntypedPointerKHR', value),
    )
  }
}

/** A variable pointer of a listed storage class stays one; elsewhere a logical pointer access chain is at fault itself. */
function mayChange(module: Module, { form, result }: Chain): boolean {
  const logical = !declaresCapability(module, 'Addresses')
  return isUnused(module, result) && !(isPtrForm(form) && logical)
}

export const mutator = mutatorOf({
  name: 'chain-class-mismatch',
  rule: 'chain-has-the-storage-class-of-its-base',
  summary: 'the result of a chain points into another storage class than its base',
  ordinals: (module) =>
    chainsOf(module).filter((at) => {
      const chain = chainAt(module, at)
      return chain !== undefined && mayChange(module, chain)
    }),
  ways: {
    'to-function': to('Function'),
    'to-private': to('Private', 'Shader'),
    'to-uniform': to('Uniform', 'Shader'),
    'to-cross-workgroup': to('CrossWorkgroup', 'Kernel'),
    'to-generic': to('Generic', 'GenericPointer'),
  },
})
