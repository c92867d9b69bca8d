import type { Module } from '#reference/module'
import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import type { ComputeDevice } from './compute-device.ts'

const kernel = enumerantByName('ExecutionModel', 'Kernel')?.value
const imported = enumerantByName('LinkageType', 'Import')?.value
const linkage = enumerantByName('Decoration', 'LinkageAttributes')?.value
const addressing = [
  { bits: 32, model: enumerantByName('AddressingModel', 'Physical32')?.value },
  { bits: 64, model: enumerantByName('AddressingModel', 'Physical64')?.value },
]

/** Whether a program of this module alone leaves something to be linked. */
function imports(module: Module): boolean {
  return module
    .all('OpDecorate')
    .some(({ operands }) => operands[1]?.value === linkage && operands.at(-1)?.value === imported)
}

/**
 * In words why a device is not given a module; `undefined` if it has all that the module declares to need. The answer depends
 * on the declarations alone, never on what the driver makes of the module.
 */
export function missingOf(module: Module, device: ComputeDevice): string | undefined {
  const { name } = device
  const version = `1.${(module.version >>> 8) & 0xff}`
  if (!device.versions.includes(`SPIR-V_${version}`))
    return `${name} does not take SPIR-V ${version}`
  for (const { operands } of module.all('OpCapability')) {
    const value = operands[0]?.value ?? -1
    if (device.capabilities.includes(value)) continue
    return `${name} does not have the capability ${enumerantByValue('Capability', value)?.name ?? value}`
  }
  const extension = [...module.extensions].find((one) => !device.extensions.includes(one))
  if (extension !== undefined) return `${name} does not have the extension ${extension}`
  for (const { operands } of module.all('OpExtInstImport')) {
    const set = module.string(operands[0]?.word ?? 0)
    if (device.instructionSets.includes(set) || set.startsWith('NonSemantic.')) continue
    return `${name} does not have the instruction set ${set}`
  }
  const [memory] = module.all('OpMemoryModel')
  if (
    !addressing.some(
      ({ bits, model }) => bits === device.addressBits && model === memory?.operands[0]?.value,
    )
  )
    return `${name} has addresses of ${device.addressBits} bits, which is not the addressing model of the module`
  if (module.all('OpEntryPoint').some(({ operands }) => operands[0]?.value !== kernel))
    return 'has an entry point that is not a kernel'
  if (imports(module)) return 'imports what no module exports'
  return undefined
}
