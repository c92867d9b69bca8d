import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { constituentType, isStructType } from '../shared/composite-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { models, modelsReaching } from '../shared/models.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { operandWord } from '../shared/operand.ts'
import { heldStructure, heldType, variablesIn } from '../shared/variables.ts'

const output = enumerant('StorageClass', 'Output')
const builtIn = enumerant('Decoration', 'BuiltIn')
const pointSize = enumerant('BuiltIn', 'PointSize')

const needs = [
  { capability: 'GeometryPointSize', stages: models('Geometry') },
  {
    capability: 'TessellationPointSize',
    stages: models('TessellationControl', 'TessellationEvaluation'),
  },
] as const

const chains = opcodeSet(['OpAccessChain', 'OpInBoundsAccessChain'])
const stores = opcodeSet(['OpStore'])

/** The members of a structure type that are sizes of points. */
function sizesIn(module: Module, structure: Instruction | undefined): ReadonlySet<number> {
  if (structure === undefined) return new Set()
  return new Set(
    module
      .memberDecorations(structure.result)
      .filter((row) => row.decoration === builtIn && row.operands[0]?.value === pointSize)
      .map(({ member }) => member),
  )
}

/** Whether a chain from an object of a type goes into one of those members of a structure. */
function entersSize(
  module: Module,
  chain: Instruction,
  type: Instruction | undefined,
  sizes: ReadonlySet<number>,
): boolean {
  let inner = type
  for (let at = 1; at < chain.operands.length && inner !== undefined; at++) {
    if (isStructType(inner))
      return sizes.has(Number(module.integerValue(chain.valueAt(at) ?? 0) ?? -1n))
    inner = constituentType(module, inner, 0)
  }
  return false
}

/** Pointers to the size of a point that come from a variable. */
function pointersTo(module: Module, variable: Instruction): readonly number[] {
  const isSize = module
    .decorations(variable.result)
    .some((row) => row.decoration === builtIn && row.operands[0]?.value === pointSize)
  if (isSize) return [variable.result]
  const sizes = sizesIn(module, heldStructure(module, variable))
  if (sizes.size === 0) return []
  const type = heldType(module, variable)
  return module
    .uses(variable.result)
    .filter(
      (use) =>
        chains(use) && use.valueAt(0) === variable.result && entersSize(module, use, type, sizes),
    )
    .map(({ result }) => result)
}

/** Section 3.2.30. */
export const checks: readonly Check[] = [
  {
    rule: 'core/point-size-capability',
    among: ['Geometry', 'Tessellation'],
    judgeModule(module, report) {
      const missing = needs.filter(({ capability }) => !module.capabilities.has(capability))
      if (missing.length === 0) return
      for (const variable of variablesIn(module, output))
        for (const pointer of pointersTo(module, variable))
          for (const store of module.uses(pointer)) {
            if (!stores(store) || store.valueAt(0) !== pointer) continue
            const reached = modelsReaching(module, store)
            const need = missing.find(({ stages }) => (stages & reached) !== 0)
            if (need !== undefined)
              report(operandWord(store, 0), `the size of a point, without ${need.capability}`)
          }
    },
  },
]
