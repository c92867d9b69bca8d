import { enumerant } from '../core/shared/enumerant.ts'
import { entryPointsOf } from './entry-points-of.ts'
import { operandCheck } from './operand-check.ts'

const glCompute = enumerant('ExecutionModel', 'GLCompute')

/** Kernel, Kernel. */
export const check = operandCheck(
  'NonSemantic.ClspvReflection/kernel-function-is-a-glcompute-entry-point',
  ['function'],
  ({ name, result }, module) => {
    if (name !== 'OpFunction') return undefined
    const models = entryPointsOf(module, result).map(({ operands }) => operands[0]?.value)
    return models.includes(glCompute) ? undefined : 'is no entry point of GLCompute'
  },
)
