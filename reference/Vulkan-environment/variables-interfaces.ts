import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { containsBoolean } from '../core/shared/boolean.ts'
import { type Contains, containing } from '../core/shared/contains-type.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { callsOf } from '../core/shared/models.ts'
import { heldType, isBuiltIn, variablesIn } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import type { Term } from '../terms.ts'

const [physical, pushConstant] = [
  enumerant('StorageClass', 'PhysicalStorageBuffer'),
  enumerant('StorageClass', 'PushConstant'),
]

const containsPhysicalPointer = containing(
  (type) => type.name === 'OpTypePointer' && type.valueAt(0) === physical,
)

/** That the type of no variable in Input or Output, built-ins apart, is or contains some type. */
function neverHolds(rule: RuleId, contains: Contains, what: string, among: Term): Check {
  return {
    rule,
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    having: ['StorageClass.Input', 'StorageClass.Output'],
    among: [among],
    judge(variable, module, report) {
      if (contains(module, heldType(module, variable)) && !isBuiltIn(module, variable))
        report(variable.word, `interface variable %${variable.result} holds ${what}`)
    },
  }
}

function listed(module: Module, entryPoint: Instruction): readonly number[] {
  const interfaces = entryPoint.operands.slice(3).map(({ value }) => value)
  return [...new Set(interfaces)].filter((id) => {
    const variable = module.definition(id)
    const isVariable = variable?.name === 'OpVariable' || variable?.name === 'OpUntypedVariableKHR'
    return isVariable && variable.valueAt(0) === pushConstant
  })
}

/**
 * By function, up to two of the push-constant variables that its static call tree names: more than one is a fault, whichever
 * they are.
 */
function twoUsedBy(module: Module): ReadonlyMap<number, ReadonlySet<number>> {
  const callers = new Map<number, number[]>()
  for (const [caller, callees] of callsOf(module))
    for (const callee of callees) callers.set(callee, [...(callers.get(callee) ?? []), caller])
  const used = new Map<number, Set<number>>()
  const pending: number[] = []
  const add = (id: number, variables: Iterable<number>): void => {
    const known = used.get(id) ?? new Set()
    const before = known.size
    for (const variable of variables) if (known.size < 2) known.add(variable)
    used.set(id, known)
    if (known.size > before) pending.push(id)
  }
  for (const { result } of variablesIn(module, pushConstant))
    for (const use of module.uses(result)) {
      const body = module.functionOf(use)
      if (body !== undefined) add(body.definition.result, [result])
    }
  // A function comes up twice at most.
  for (let id = pending.pop(); id !== undefined; id = pending.pop())
    for (const caller of callers.get(id) ?? []) add(caller, used.get(id) ?? [])
  return used
}

/** Variables of interfaces, and push constants. */
export const checks: readonly Check[] = [
  neverHolds('Vulkan-environment/boolean-interface', containsBoolean, 'a Boolean', 'OpTypeBool'),
  neverHolds(
    'Vulkan-environment/physical-pointer-interface',
    containsPhysicalPointer,
    'a pointer into PhysicalStorageBuffer',
    'StorageClass.PhysicalStorageBuffer',
  ),
  {
    rule: 'Vulkan-environment/push-constant-interface',
    at: ['OpEntryPoint'],
    among: ['StorageClass.PushConstant'],
    judge(entryPoint, module, report) {
      if (module.capabilities.has('PushConstantBanksNV')) return
      if (variablesIn(module, pushConstant).length > 1 && listed(module, entryPoint).length > 1)
        report(entryPoint.word, 'the interface lists several variables in PushConstant')
    },
  },
  {
    rule: 'Vulkan-environment/push-constant-used',
    among: ['StorageClass.PushConstant'],
    judgeModule(module, report) {
      if (module.capabilities.has('PushConstantBanksNV')) return
      if (variablesIn(module, pushConstant).length < 2) return
      const used = twoUsedBy(module)
      for (const entryPoint of module.all('OpEntryPoint')) {
        if ((used.get(entryPoint.valueAt(1) ?? 0)?.size ?? 0) < 2) continue
        if (listed(module, entryPoint).length < 2)
          report(entryPoint.word, 'several variables in PushConstant are used')
      }
    },
  },
]
