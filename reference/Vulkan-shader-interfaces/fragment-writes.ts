import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import type { Module } from '../module.ts'
import { modelOf, models } from '../Vulkan-environment/shared/models.ts'
import { usesOf } from './shared/built-in-uses.ts'
import { modeOf } from './shared/listed.ts'
import { ruleOf } from './shared/survey.ts'

const fragment = models('Fragment')

/** Ids of the functions whose first block stores to a variable with a built-in. */
function storingAtOnce(module: Module, name: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { member, variable } of usesOf(module, name)) {
    if (member >= 0) continue
    for (const use of module.uses(variable.result)) {
      if (use.name !== 'OpStore' || use.valueAt(0) !== variable.result) continue
      const block = module.blockOf(use)
      if (block !== undefined && block.function.blocks[0]?.label.index === block.label.index)
        found.add(block.function.definition.result)
    }
  }
  return found
}

/** That an entry point that writes a built-in in every run has an execution mode. */
function needsMode(name: string, modeName: string): Check {
  const mode = enumerant('ExecutionMode', modeName)
  return {
    rule: ruleOf(name, 'execution-mode'),
    among: ['OpStore'],
    judgeModule(module, report) {
      if (usesOf(module, name).length === 0) return
      const storing = storingAtOnce(module, name)
      for (const entryPoint of module.all('OpEntryPoint'))
        if (
          (modelOf(entryPoint) & fragment) !== 0 &&
          storing.has(entryPoint.valueAt(1) ?? 0) &&
          modeOf(module, entryPoint, mode) === undefined
        )
          report(entryPoint.word, `the entry point writes ${name} without ${modeName}`)
    },
  }
}

/** Built-ins that fragment shaders write. */
export const checks: readonly Check[] = [
  needsMode('FragDepth', 'DepthReplacing'),
  needsMode('FragStencilRefEXT', 'StencilRefReplacingEXT'),
]
