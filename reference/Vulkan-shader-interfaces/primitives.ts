import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { models } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { certainStores, usesOf } from './shared/built-in-uses.ts'
import { array, int32, lengthOf } from './shared/shapes.ts'
import { checksOfBuiltIns, inStage, isOutput, ruleOf, saying } from './shared/survey.ts'
import { indexedByConstants, viewsOf } from './shared/views.ts'

const fragment = models('Fragment')

const meshExt = models('MeshEXT')

/** Rules on layers and viewports. */
const views = {
  within: models('MeshEXT', 'MeshNV', 'Vertex', 'TessellationEvaluation', 'Geometry', 'Fragment'),
  storage: [
    inStage(
      'vertex',
      models('MeshEXT', 'MeshNV', 'Vertex', 'TessellationEvaluation', 'Geometry'),
      'Output',
    ),
    inStage('fragment', fragment, 'Input'),
  ],
  holds: int32,
  each: 'primitive' as const,
  unless: meshExt,
}

const primitiveIds = usesOf('PrimitiveId')

const primitiveCapabilities = ['MeshShadingEXT', 'MeshShadingNV', 'Geometry', 'Tessellation']

const shadingRate = 'PrimitiveShadingRateKHR'

const stores = certainStores(shadingRate)

/** Fragment Shading Rate Flags of the core specification: two and four pixels, vertically and horizontally. */
const vertical = 0x3n

const horizontal = 0xcn

/** Checks that no constant that an entry point writes in every run is of some kind. */
function neverWrites(aspect: string, isWrong: (rate: bigint) => boolean, what: string): Check {
  return {
    rule: ruleOf(shadingRate, aspect),
    among: ['FragmentShadingRateKHR'],
    judgeModule(module, report) {
      for (const { store, body } of stores(module)) {
        const value = module.definition(store.valueAt(1) ?? 0)
        if (value?.name !== 'OpConstant' || !entryPoints(module).has(body)) continue
        const rate = module.integerValue(value.result)
        if (rate !== undefined && isWrong(BigInt.asUintN(32, rate)))
          report(operandWord(store, 1), `the shading rate %${value.result} has ${what}`)
      }
    },
  }
}

/** The number of views that a mask of viewports can have at most. */
const mostViews = 32

const masks = usesOf('ViewportMaskPerViewNV')

/** Checks of the built-ins of primitives, and of those with an element for each view. */
export const checks: readonly Check[] = [
  ...checksOfBuiltIns([
    { name: 'CullPrimitiveEXT', within: meshExt, storage: isOutput },
    { name: 'Layer', ...views },
    {
      name: 'PrimitiveId',
      within: models(
        'MeshEXT',
        'MeshNV',
        'IntersectionKHR',
        'AnyHitKHR',
        'ClosestHitKHR',
        'TessellationControl',
        'TessellationEvaluation',
        'Geometry',
        'Fragment',
      ),
      storage: [
        inStage(
          'input',
          models(
            'TessellationControl',
            'TessellationEvaluation',
            'Fragment',
            'IntersectionKHR',
            'AnyHitKHR',
            'ClosestHitKHR',
          ),
          'Input',
        ),
        inStage('geometry', models('Geometry'), 'Input', 'Output'),
        inStage('mesh', models('MeshEXT', 'MeshNV'), 'Output'),
      ],
      holds: int32,
      each: 'primitive',
      unless: meshExt,
    },
    {
      name: 'PrimitiveShadingRateKHR',
      within: models('MeshEXT', 'MeshNV', 'Vertex', 'Geometry'),
      storage: isOutput,
      holds: int32,
      each: 'primitive',
      unless: meshExt,
    },
    { name: 'ViewportIndex', ...views },
    {
      name: 'ViewportMaskNV',
      within: models('Vertex', 'MeshNV', 'TessellationEvaluation', 'Geometry'),
      storage: isOutput,
      holds: array(int32),
      each: 'primitive',
    },
    {
      name: 'ViewportMaskPerViewNV',
      within: models(
        'Vertex',
        'MeshNV',
        'TessellationControl',
        'TessellationEvaluation',
        'Geometry',
      ),
      storage: isOutput,
      holds: array(int32),
      each: 'vertex',
    },
  ]),
  {
    rule: 'Vulkan-shader-interfaces/primitive-id-fragment-capability',
    among: ['BuiltIn.PrimitiveId'],
    judgeModule(module, report) {
      if (primitiveCapabilities.some((name) => module.capabilities.has(name))) return
      const use = primitiveIds(module).find((candidate) => (candidate.models & fragment) !== 0)
      if (use !== undefined)
        report(use.variable.word, `no capability lets Fragment have PrimitiveId`)
    },
  },
  // The values that are written to PrimitiveShadingRateKHR.
  neverWrites('vertical', (rate) => (rate & vertical) === vertical, 'two and four pixels'),
  neverWrites('horizontal', (rate) => (rate & horizontal) === horizontal, 'two and four pixels'),
  neverWrites('flags', (rate) => (rate & ~(vertical | horizontal)) !== 0n, 'other bits'),
  // Built-ins with an element for each view.
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
