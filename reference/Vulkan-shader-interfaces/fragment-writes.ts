import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { certainStores } from './shared/certain-stores.ts'
import { modeOf } from './shared/listed.ts'
import { ruleOf } from './shared/survey.ts'

const fragment = models('Fragment')

/** That an entry point that writes a built-in in every run has an execution mode. */
function needsMode(name: string, modeName: string): Check {
  const stores = certainStores(name)
  const mode = enumerant('ExecutionMode', modeName)
  return {
    rule: ruleOf(name, 'execution-mode'),
    among: [`BuiltIn.${name}`],
    judgeModule(module, report) {
      const storing = new Set(stores(module).map(({ body }) => body))
      if (storing.size === 0) return
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
