import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import { eachDecorated } from '../shared/decorated-variables.ts'
import { enumerant } from '../shared/enumerant.ts'
import { type Models, modelNames, models, rayTracingModels } from '../shared/models.ts'
import { globalVariables, isBuiltIn, listingOrUsing } from '../shared/variables.ts'

const allowed: ReadonlyMap<number, Models> = new Map(
  Object.entries({
    Patch: models('TessellationControl', 'TessellationEvaluation'),
    Stream: models('Geometry'),
    Index: models('Fragment'),
    InputAttachmentIndex: models('Fragment'),
  }).map(([name, set]) => [enumerant('Decoration', name), set]),
)
const wanted: ReadonlySet<number> = new Set(allowed.keys())

/** On a member these are the fault of `decoration-not-member`. */
const ofVariables: ReadonlySet<number> = new Set(
  ['Index', 'InputAttachmentIndex'].map((name) => enumerant('Decoration', name)),
)

const captures: ReadonlySet<number> = new Set(
  ['XfbBuffer', 'XfbStride'].map((name) => enumerant('Decoration', name)),
)
const processingNoVertices = models('Fragment', 'GLCompute', 'Kernel') | rayTracingModels

function decorationName(value: number): string {
  return enumerantByValue('Decoration', value)?.name ?? `decoration ${value}`
}

/** Section 3.2.19. */
export const checks: readonly Check[] = [
  {
    rule: 'core/decoration-execution-model',
    among: [
      'Decoration.Patch',
      'Decoration.Stream',
      'Decoration.Index',
      'Decoration.InputAttachmentIndex',
    ],
    judgeModule(module, report) {
      const modelsOf = listingOrUsing(module)
      const isVulkan = module.environment.client === 'vulkan'
      eachDecorated(module, globalVariables(module), wanted, (variable, applied) => {
        const { decoration, member, word } = applied
        if (member >= 0 && ofVariables.has(decoration)) return
        const others = modelsOf(variable) & ~(allowed.get(decoration) ?? 0)
        if (others === 0) return
        // The Vulkan specification has rules on the execution models of each built-in.
        if (isVulkan && isBuiltIn(module, variable)) return
        report(
          word,
          `variable ${variable.result} with ${decorationName(decoration)} is referenced by an entry point of ${modelNames(others)}`,
        )
      })
    },
  },
  {
    rule: 'core/capture-execution-model',
    among: ['TransformFeedback'],
    judgeModule(module, report) {
      const modelsOf = listingOrUsing(module)
      const isVulkan = module.environment.client === 'vulkan'
      eachDecorated(module, globalVariables(module), captures, (variable, applied) => {
        const others = modelsOf(variable) & processingNoVertices
        if (others === 0 || (isVulkan && isBuiltIn(module, variable))) return
        report(
          applied.word,
          `variable ${variable.result} with ${decorationName(applied.decoration)} is referenced by an entry point of ${modelNames(others)}`,
        )
      })
    },
  },
]
