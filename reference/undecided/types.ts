import type { Circumstance } from '#spec/core/circumstance'
import { eightBits, sixteenBits } from '../core/shared/narrow-data.ts'
import { resultType } from '../core/shared/operands.ts'
import { isScalarType, isSigned, isVectorType } from '../core/shared/types.ts'
import type { Module } from '../module.ts'
import type { Looks } from './looks.ts'

/** Capabilities beside which the uses of narrow types are not all judged, with the widths that this is about. */
const besideNarrowTypes = [
  { capability: 'WorkgroupMemoryExplicitLayout8BitAccessKHR', widths: [eightBits] },
  { capability: 'WorkgroupMemoryExplicitLayout16BitAccessKHR', widths: [sixteenBits] },
  { capability: 'CooperativeMatrixKHR', widths: [eightBits, sixteenBits] },
  { capability: 'CooperativeMatrixNV', widths: [eightBits, sixteenBits] },
  { capability: 'TensorsARM', widths: [eightBits, sixteenBits] },
] as const

function narrowScalars(module: Module) {
  return [...module.all('OpTypeInt'), ...module.all('OpTypeFloat')]
}

function isAggregateConstant(module: Module, name: string): boolean {
  return module.all(name).some((constant) => {
    const type = resultType(module, constant)
    return type !== undefined && !isScalarType(type) && !isVectorType(type)
  })
}

/** The undecided parts of types. */
export const looks = {
  'narrow-types-of-extension': (module) => {
    const beside = besideNarrowTypes.filter(({ capability }) => module.capabilities.has(capability))
    if (beside.length === 0) return false
    const scalars = narrowScalars(module)
    return beside.some(({ widths }) =>
      widths.some(({ isIn }) => scalars.some((type) => isIn(module, type))),
    )
  },
  'specialized-aggregate': (module) =>
    isAggregateConstant(module, 'OpSpecConstantComposite') ||
    isAggregateConstant(module, 'OpSpecConstantOp'),
  'signed-integers-beside-shader': (module) =>
    module.capabilities.has('Kernel') &&
    module.capabilities.has('Shader') &&
    module.all('OpTypeInt').some(isSigned),
} as const satisfies Looks<Circumstance>
