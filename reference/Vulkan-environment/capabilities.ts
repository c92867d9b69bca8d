import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { operandWord } from '../core/shared/operand.ts'
import type { Module } from '../module.ts'
import { listedCapabilities } from './shared/listed-capabilities.ts'

const pointers = ['OpTypePointer', 'OpTypeUntypedPointerKHR']

/** Whether an instruction of some kind has a value at a place, which another rule blames. */
function has(
  kinds: readonly string[],
  at: number,
  kind: string,
  ...names: readonly string[]
): (module: Module) => boolean {
  const values = new Set(names.map((name) => enumerant(kind, name)))
  return (module) =>
    kinds.some((name) => module.all(name).some((one) => values.has(one.valueAt(at) ?? -1)))
}

const hasRect = has(['OpTypeImage'], 1, 'Dim', 'Rect')

/** Capabilities that enable what another rule blames, with whether the module has it. */
const leftToOthers = new Map<number, (module: Module) => boolean>([
  [
    enumerant('Capability', 'Addresses'),
    has(['OpMemoryModel'], 0, 'AddressingModel', 'Physical32', 'Physical64'),
  ],
  [enumerant('Capability', 'SampledRect'), hasRect],
  [enumerant('Capability', 'ImageRect'), hasRect],
  [enumerant('Capability', 'GenericPointer'), has(pointers, 0, 'StorageClass', 'Generic')],
  [enumerant('Capability', 'AtomicStorage'), has(pointers, 0, 'StorageClass', 'AtomicCounter')],
])

/** Versions and Formats: Capabilities. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/capability-listed',
    at: ['OpCapability'],
    judge(instruction, module, report) {
      const value = instruction.valueAt(0)
      if (value === undefined || listedCapabilities.has(value)) return
      if (leftToOthers.get(value)?.(module) === true) return
      const name = enumerantByValue('Capability', value)?.name ?? value
      report(operandWord(instruction, 0), `Vulkan has no capability ${name}`)
    },
  },
]
