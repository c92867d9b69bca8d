import { operandKindByName } from '#spec/grammar/grammar'
import type { Enumerant } from '#spec/grammar/types'
import type { Check } from '../../check.ts'
import { missingCapability } from '../shared/availability.ts'
import { enumerant } from '../shared/grammar.ts'
import { isVulkan } from '../shared/memory-models.ts'
import { constant, mustBeConstant, takes, typed, valued } from '../shared/scope-operands.ts'

const atScopes = takes('IdScope')

const scopes: ReadonlySet<number> = new Set(
  operandKindByName('Scope')?.enumerants.map(({ value }) => value),
)

const scopesWithCapability: ReadonlyMap<number, Enumerant> = new Map(
  (operandKindByName('Scope')?.enumerants ?? []).flatMap((row) =>
    row.capabilities.length > 0 ? [[row.value, row] as const] : [],
  ),
)

const device = enumerant('Scope', 'Device')

/** Checks of Scope (3.2.27). */
export const checks: readonly Check[] = [
  typed('core/scope-type', 'IdScope', atScopes, 'the scope'),
  constant('core/scope-constant', 'IdScope', atScopes, 'the scope'),
  valued('core/scope-value', 'IdScope', atScopes, (value, word, module, report) => {
    if (mustBeConstant(module) && !scopes.has(value)) report(word, `there is no scope ${value}`)
  }),
  valued(
    'core/scope-device',
    'IdScope',
    atScopes.filter((name) => name !== 'OpReadClockKHR'),
    (value, word, module, report) => {
      if (value !== device || !isVulkan(module)) return
      if (!module.capabilities.has('VulkanMemoryModelDeviceScope'))
        report(word, 'VulkanMemoryModelDeviceScope is not declared')
    },
  ),
  valued('core/scope-capability', 'IdScope', atScopes, (value, word, module, report) => {
    const row = scopesWithCapability.get(value)
    if (row !== undefined && missingCapability(module, row) !== undefined)
      report(word, `scope ${row.name} needs ${row.capabilities.join(' or ')}`)
  }),
]
