import { instructions, operandKindByName } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { dependsOnSpecialization } from '../shared/integer-constant.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'
import { isWord } from './types.ts'

/** Those whose description asks for no scope in particular. */
const ofAnyScope: ReadonlySet<string> = new Set([
  'OpGroupNonUniformBallot',
  'OpGroupNonUniformShuffle',
])
const at = instructions
  .filter((row) => row.class === 'Non-Uniform' && row.version !== null && !ofAnyScope.has(row.name))
  .map(({ name }) => name)

const subgroup = enumerant('Scope', 'Subgroup')
const device = enumerant('Scope', 'Device')
const vulkan = enumerant('MemoryModel', 'Vulkan')
const scopes: ReadonlySet<number> = new Set(
  operandKindByName('Scope')?.enumerants.map(({ value }) => value),
)

/** Whether core itself says that the Execution of the instruction is Subgroup. */
export const mustBeOfSubgroup = opcodeSet(at)

/** Whether a rule on the scopes of all instructions refuses this one. */
function isRefused(module: Module, constant: Instruction, value: number): boolean {
  const { capabilities } = module
  if (capabilities.has('Shader')) {
    if (constant.name !== 'OpConstant' && !capabilities.has('CooperativeMatrixKHR')) return true
    if (!capabilities.has('Kernel') && !scopes.has(value)) return true
  }
  if (value !== device || capabilities.has('VulkanMemoryModelDeviceScope')) return false
  return module.all('OpMemoryModel')[0]?.valueAt(1) === vulkan
}

/** Section 3.3.24. */
export const checks: readonly Check[] = [
  {
    rule: 'core/non-uniform-execution',
    at,
    judge(instruction, module, report) {
      const constant = operandDefinition(module, instruction, 0)
      if (constant === undefined || dependsOnSpecialization(module, constant.result)) return
      const type = resultType(module, constant)
      const value = module.integerValue(constant.result)
      if (type === undefined || value === undefined || !isWord(type, module, instruction)) return
      const scope = Number(BigInt.asUintN(32, value))
      if (scope !== subgroup && !isRefused(module, constant, scope))
        report(operandWord(instruction, 0), `Execution is scope ${scope}`)
    },
  },
]
