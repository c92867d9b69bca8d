import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { replicateAt, replicatesOf } from '../shared/replicates.ts'
import { withResultType } from '../shared/with-result-type.ts'

function scalar(name: string, ...operands: readonly number[]): Way {
  return (module, at) =>
    withResultType(module, at, (graft, { valueType }) => {
      const type = graft.type(name, ...operands)
      return type === valueType ? undefined : type
    })
}

function isScalar(module: Module, type: number): boolean {
  return ['bool', 'integer', 'float'].includes(typeShape(module, type).kind)
}

export const mutator = mutatorOf({
  name: 'result-type-not-composite',
  rule: 'result-type-is-composite',
  summary: 'the result type is a scalar or a pointer',
  ordinals: (module) => replicatesOf(module),
  ways: {
    'type-of-value': (module, at) => {
      const type = replicateAt(module, at)?.valueType ?? 0
      return isScalar(module, type) ? withResultType(module, at, () => type) : undefined
    },
    integer: scalar('OpTypeInt', 32, 0),
    'floating-point': scalar('OpTypeFloat', 32),
    boolean: scalar('OpTypeBool'),
    // Logical pointers are kept from most instructions by rules of their own.
    'physical-pointer': (module, at) =>
      declaresCapability(module, 'Kernel') && declaresCapability(module, 'Addresses')
        ? withResultType(module, at, (graft, { valueType }) =>
            graft.add('OpTypePointer', 'CrossWorkgroup', valueType),
          )
        : undefined,
  },
})
