import type { Circumstance } from '#spec/core/circumstance'
import { isImageObjectType } from '../core/shared/contained-types.ts'
import { eightBits, sixteenBits } from '../core/shared/narrow-data.ts'
import { operandType, resultType } from '../core/shared/operands.ts'
import { isScalarType, isSigned, isVectorType } from '../core/shared/types.ts'
import type { Module } from '../module.ts'
import type { Looks } from './looks.ts'

/** Capabilities beside which the uses of narrow types are not all judged, with the widths that this is about. */
const besideNarrowTypes = [
  { capability: 'WorkgroupMemoryExplicitLayout8BitAccessKHR', widths: [eightBits] },
  { capability: 'WorkgroupMemoryExplicitLayout16BitAccessKHR', widths: [sixteenBits] },
  { capability: 'CooperativeMatrixKHR', widths: [eightBits, sixteenBits] },
  { capability: 'TensorsARM', widths: [eightBits, sixteenBits] },
] as const

function narrowScalars(module: Module) {
  return [...module.all('OpTypeInt'), ...module.all('OpTypeFloat')]
}

/** Whether an instruction that takes values of any type takes an image, a sampler or both from `first` on. */
function takesImage(module: Module, name: string, first: number): boolean {
  return module
    .all(name)
    .some((instruction) =>
      instruction.operands.some(
        (_, index) => index >= first && isImageObjectType(operandType(module, instruction, index)),
      ),
    )
}

function isAggregateConstant(module: Module, name: string): boolean {
  return module.all(name).some((constant) => {
    const type = resultType(module, constant)
    return type !== undefined && !isScalarType(type) && !isVectorType(type)
  })
}

/** The undecided parts of types and of the objects that instructions take. */
export const looks = {
  'narrow-types-of-extension': (module) => {
    const beside = besideNarrowTypes.filter(({ capability }) => module.capabilities.has(capability))
    if (beside.length === 0) return false
    const scalars = narrowScalars(module)
    return beside.some(({ widths }) =>
      widths.some(({ isIn }) => scalars.some((type) => isIn(module, type))),
    )
  },
  'image-object-in-kernel': (module) =>
    module.capabilities.has('Kernel') &&
    (takesImage(module, 'OpFunctionCall', 1) ||
      // The Vulkan environment has a rule on that.
      (module.environment.client !== 'vulkan' && takesImage(module, 'OpStore', 1))),
  'specialized-aggregate': (module) =>
    isAggregateConstant(module, 'OpSpecConstantComposite') ||
    isAggregateConstant(module, 'OpSpecConstantOp'),
  'signed-integers-beside-shader': (module) =>
    module.capabilities.has('Kernel') &&
    module.capabilities.has('Shader') &&
    module.all('OpTypeInt').some(isSigned),
} as const satisfies Looks<Circumstance>
