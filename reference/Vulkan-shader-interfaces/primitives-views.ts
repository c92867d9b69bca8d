import type { Check } from '../check.ts'
import { usesOf } from './shared/built-in-uses.ts'
import { lengthOf } from './shared/shapes.ts'
import { ruleOf, saying } from './shared/survey.ts'
import { indexedByConstants, viewsOf } from './shared/views.ts'

/** A mask of viewports is of at most so many views. */
const mostViews = 32

const masks = usesOf('ViewportMaskPerViewNV')

/** Built-ins with an element for each view. */
export const checks: readonly Check[] = [
  indexedByConstants('ViewportMaskPerViewNV'),
  {
    rule: ruleOf('ViewportMaskPerViewNV', 'size'),
    among: ['PerViewAttributesNV', 'MeshShadingNV'],
    judgeModule(module, report) {
      for (const use of masks(module)) {
        const views = viewsOf(module, use.type)
        if (views !== undefined && (lengthOf(module, views) ?? 0) > mostViews)
          report(
            use.variable.word,
            saying(use, `is ViewportMaskPerViewNV of more than ${mostViews}`),
          )
      }
    },
  },
]
