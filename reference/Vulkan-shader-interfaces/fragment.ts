import type { Check } from '../check.ts'
import { modeOf } from '../core/modes/entry-points.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { certainStores } from './shared/built-in-uses.ts'
import { array, bool, float32, int32, integer, vector } from './shared/shapes.ts'
import { checksOfBuiltIns, isEither, isInput, isOutput, ruleOf } from './shared/survey.ts'

const fragment = models('Fragment')

/** Checks that an entry point that writes a built-in in every run has an execution mode. */
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

/** Built-ins of fragment shaders. */
export const checks: readonly Check[] = [
  // Built-ins of fragment shaders.
  ...checksOfBuiltIns([
    { name: 'BaryCoordKHR', within: fragment, storage: isInput, holds: vector(3, float32) },
    { name: 'BaryCoordNoPerspAMD', within: fragment, storage: isInput, holds: vector(2, float32) },
    { name: 'BaryCoordNoPerspKHR', within: fragment, storage: isInput, holds: vector(3, float32) },
    {
      name: 'BaryCoordNoPerspCentroidAMD',
      within: fragment,
      storage: isInput,
      holds: vector(3, float32),
    },
    {
      name: 'BaryCoordNoPerspSampleAMD',
      within: fragment,
      storage: isInput,
      holds: vector(2, float32),
    },
    {
      name: 'BaryCoordPullModelAMD',
      within: fragment,
      storage: isInput,
      holds: vector(3, float32),
    },
    { name: 'BaryCoordSmoothAMD', within: fragment, storage: isInput, holds: vector(2, float32) },
    {
      name: 'BaryCoordSmoothCentroidAMD',
      within: fragment,
      storage: isInput,
      holds: vector(2, float32),
    },
    {
      name: 'BaryCoordSmoothSampleAMD',
      within: fragment,
      storage: isInput,
      holds: vector(2, float32),
    },
    { name: 'FragCoord', within: fragment, storage: isInput, holds: vector(4, float32) },
    { name: 'FragDepth', within: fragment, storage: isOutput, holds: float32 },
    { name: 'FragInvocationCountEXT', within: fragment, storage: isInput, holds: int32 },
    { name: 'FragSizeEXT', within: fragment, storage: isInput, holds: vector(2, int32) },
    { name: 'FragStencilRefEXT', within: fragment, storage: isOutput, holds: integer },
    { name: 'FrontFacing', within: fragment, storage: isInput, holds: bool },
    { name: 'FullyCoveredEXT', within: fragment, storage: isInput, holds: bool },
    { name: 'HelperInvocation', within: fragment, storage: isInput, holds: bool },
    { name: 'PointCoord', within: fragment, storage: isInput, holds: vector(2, float32) },
    { name: 'SampleId', within: fragment, storage: isInput, holds: int32 },
    { name: 'SampleMask', within: fragment, storage: isEither, holds: array(int32) },
    { name: 'SamplePosition', within: fragment, storage: isInput, holds: vector(2, float32) },
    { name: 'ShadingRateKHR', within: fragment, storage: isInput, holds: int32 },
    {
      name: 'TileOffsetQCOM',
      within: models('Fragment', 'GLCompute'),
      storage: isInput,
      holds: vector(2, int32),
    },
    {
      name: 'TileDimensionQCOM',
      within: models('Fragment', 'GLCompute'),
      storage: isInput,
      holds: vector(2, int32),
    },
    {
      name: 'TileApronSizeQCOM',
      within: models('Fragment', 'GLCompute'),
      storage: isInput,
      holds: vector(2, int32),
    },
  ]),
  // Built-ins that fragment shaders write.
  needsMode('FragDepth', 'DepthReplacing'),
  needsMode('FragStencilRefEXT', 'StencilRefReplacingEXT'),
]
