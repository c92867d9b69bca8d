import type { Instruction, Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'
import { matricesBeyond } from './cooperative-matrices.ts'
import type { Device } from './device.ts'

const value = (kind: string, name: string): number | undefined => enumerantByName(kind, name)?.value
const modes = {
  literals: value('ExecutionMode', 'LocalSize'),
  ids: value('ExecutionMode', 'LocalSizeId'),
}
const builtIn = {
  decoration: value('Decoration', 'BuiltIn'),
  workgroupSize: value('BuiltIn', 'WorkgroupSize'),
}

/** The constant that states the size of workgroups instead of the execution modes. */
function isWorkgroupSize(module: Module, { result }: Instruction): boolean {
  return module
    .decorations(result)
    .some(
      ({ decoration, operands }) =>
        decoration === builtIn.decoration && operands[0]?.value === builtIn.workgroupSize,
    )
}

/** The sizes of workgroups that the module states; the default values of what may be specialized. */
function workgroups(module: Module): readonly (readonly (number | undefined)[])[] {
  const number = (id: number): number | undefined => {
    const found = module.integerValue(id)
    return found === undefined ? undefined : Number(found)
  }
  const ids = (operands: Instruction['operands']) =>
    operands.map((operand) => number(operand.value))
  const constants = ['OpConstantComposite', 'OpSpecConstantComposite']
    .flatMap((name) => module.all(name))
    .filter((instruction) => isWorkgroupSize(module, instruction))
  return [
    ...module
      .all('OpExecutionMode')
      .filter(({ operands }) => operands[1]?.value === modes.literals)
      .map(({ operands }) => operands.slice(2).map((operand) => operand.value)),
    ...module
      .all('OpExecutionModeId')
      .filter(({ operands }) => operands[1]?.value === modes.ids)
      .map(({ operands }) => ids(operands.slice(2))),
    ...constants.map(({ operands }) => ids(operands)),
  ]
}

/**
 * In words why a device need not take a module although it has all features: its workgroups are too large, or its cooperative
 * matrices are of other shapes than those of the device.
 */
export function beyondLimits(module: Module, device: Device): string | undefined {
  const { limits, name } = device
  for (const size of workgroups(module)) {
    const invocations = size.reduce<number>((product, side) => product * (side ?? Number.NaN), 1)
    const fits = size.every(
      (side, dimension) => side !== undefined && side <= (limits.localSize[dimension] ?? 0),
    )
    if (!fits || !(invocations <= limits.invocations))
      return `a workgroup of ${size.map((side) => side ?? '?').join(' x ')} is beyond the limits of ${name}`
  }
  const ofMatrices = matricesBeyond(module, device)
  const [rows] = workgroups(module).map(([x]) => x)
  if (ofMatrices !== undefined || module.all('OpTypeCooperativeMatrixKHR').length === 0)
    return ofMatrices
  return rows !== undefined && rows % limits.subgroupSize === 0
    ? undefined
    : `cooperative matrices need workgroups of whole subgroups of ${limits.subgroupSize} in the first dimension`
}
