import { decode } from '#reference/decode/decode'
import { instructionByName } from '#spec/grammar/grammar'
import type { Dispatch } from '../oracle/oracle.ts'
import type { Device } from './device.ts'

/** The feature with which Vulkan defines the results of {@link remainders} for negative operands. */
const maintenance8 = 'VkPhysicalDeviceMaintenance8FeaturesKHR.maintenance8'

/** Instructions whose result is poison without the feature where an operand is negative ("Precision of Core SPIR-V Instructions"). */
const remainders = ['OpSRem', 'OpSMod']
const opcodes: ReadonlySet<number | undefined> = new Set(
  remainders.map((name) => instructionByName(name)?.opcode),
)

/** Whether a module has one of them, also as the operation of a specialization constant. */
function hasRemainder(words: Dispatch['module']): boolean {
  const { module } = decode(words)
  return (
    remainders.some((name) => module.all(name).length > 0) ||
    module.all('OpSpecConstantOp').some(({ operands }) => opcodes.has(operands[0]?.value))
  )
}

/**
 * Why Vulkan leaves open on a device what a run results in; `undefined` if it does not. A run that does not say which features its
 * result needs may divide negative numbers.
 */
export function openResult(
  { module, features }: Pick<Dispatch, 'module' | 'features'>,
  { name, offers }: Pick<Device, 'name' | 'offers'>,
): string | undefined {
  const lacking = features?.find((feature) => !offers.includes(feature))
  if (lacking !== undefined)
    return `${name} does not have ${lacking}, without which the result is not defined`
  if (features !== undefined || offers.includes(maintenance8) || !hasRemainder(module))
    return undefined
  return `${name} does not have ${maintenance8}, without which OpSRem and OpSMod of negative operands are poison`
}
