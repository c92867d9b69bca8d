import type { Module } from '#reference/module'
import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import type { ComputeDevice } from './compute-device.ts'

const kernel = enumerantByName('ExecutionModel', 'Kernel')?.value
const imported = enumerantByName('LinkageType', 'Import')?.value
const linkage = enumerantByName('Decoration', 'LinkageAttributes')?.value
const builtIn = enumerantByName('Decoration', 'BuiltIn')?.value
const unknownFormat = enumerantByName('ImageFormat', 'Unknown')?.value
const addressing = [
  { bits: 32, model: enumerantByName('AddressingModel', 'Physical32')?.value },
  { bits: 64, model: enumerantByName('AddressingModel', 'Physical64')?.value },
]

function isBuiltIn(module: Module, id: number | undefined): boolean {
  return module.decorations(id ?? 0).some(({ decoration }) => decoration === builtIn)
}

/** Whether a program of this module alone leaves something to be linked. Compilers import built-ins, too. */
function imports(module: Module): boolean {
  return module
    .all('OpDecorate')
    .some(
      ({ operands: [target, decoration, ...rest] }) =>
        decoration?.value === linkage &&
        rest.at(-1)?.value === imported &&
        !isBuiltIn(module, target?.value),
    )
}

/** A type that the validation rules of the OpenCL environment exclude, in words; it does not depend on the device. */
function foreignType(module: Module): string | undefined {
  if (module.all('OpTypeInt').some(({ operands }) => operands[1]?.value !== 0))
    return 'OpenCL has no integer types with signedness'
  for (const { operands } of module.all('OpTypeImage')) {
    const [sampledType, , , , multisampled, sampled, format] = operands.map(({ value }) => value)
    if (module.definition(sampledType ?? 0)?.name !== 'OpTypeVoid' || sampled !== 0)
      return 'OpenCL has no images that state how they are sampled'
    if (multisampled !== 0) return 'OpenCL has no multisampled images without an extension'
    if (format !== unknownFormat) return 'OpenCL has no images with a format'
  }
  return undefined
}

/**
 * In words why a device is not given a module; `undefined` if it has all that the module declares to need. The answer
 * depends on the declarations alone, never on the driver's treatment of the module.
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
  const extension = [...module.extensions].find((name) => !device.extensions.includes(name))
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
  const entryPoints = module.all('OpEntryPoint')
  if (entryPoints.length === 0) return 'has no kernel'
  if (entryPoints.some(({ operands }) => operands[0]?.value !== kernel))
    return 'has an entry point that is not a kernel'
  if (imports(module)) return 'imports what no module exports'
  return foreignType(module)
}
