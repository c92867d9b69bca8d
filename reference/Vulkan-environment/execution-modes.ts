import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { modeOf } from '../core/modes/entry-points.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { type Models, modelNames, modelOf, models } from '../core/shared/models.ts'
import { globalVariables } from '../core/shared/variables.ts'
import type { Module } from '../module.ts'
import { modelsTouching } from '../shared/stages.ts'
import { type Size, sizeOf } from './shared/sizes.ts'

const builtIn = enumerant('Decoration', 'BuiltIn')
const [localSize, localSizeId] = [
  enumerant('ExecutionMode', 'LocalSize'),
  enumerant('ExecutionMode', 'LocalSizeId'),
]
const withWorkgroups = models('GLCompute', 'TaskNV', 'MeshNV', 'TaskEXT', 'MeshEXT')
const [compute, fragment] = [models('GLCompute'), models('Fragment')]
const ofTileShading = compute | fragment

/** The fault in workgroup sizes according to a mode. */
function sized(rule: RuleId, name: string, fault: (size: Size) => string | undefined): Check {
  const mode = enumerant('ExecutionMode', name)
  return {
    rule,
    at: ['OpEntryPoint'],
    among: [`ExecutionMode.${name}`],
    judge(entryPoint, module, report) {
      if ((modelOf(entryPoint) & withWorkgroups) === 0) return
      const given = modeOf(module, entryPoint, mode)
      const message = given && fault(sizeOf(module, entryPoint))
      if (given !== undefined && message !== undefined)
        report(given.word, `the workgroup size ${message}`)
    },
  }
}

/** Checks that entry points of an execution model do not have a mode. */
function notWith(rule: RuleId, name: string, model: Models): Check {
  const mode = enumerant('ExecutionMode', name)
  return {
    rule,
    among: ['TileShadingQCOM'],
    judgeModule(module, report) {
      for (const entryPoint of module.all('OpEntryPoint')) {
        const given =
          (modelOf(entryPoint) & model) === 0 ? undefined : modeOf(module, entryPoint, mode)
        if (given !== undefined)
          report(given.word, `a ${modelNames(model)} entry point has ${name}`)
      }
    },
  }
}

const tiles = enumerantSet('BuiltIn', 'TileOffsetQCOM', 'TileDimensionQCOM', 'TileApronSizeQCOM')

/** The execution models in which a built-in of tiles is: their own rules blame those. */
function modelsOfTiles(module: Module): Models {
  return globalVariables(module)
    .filter(({ result }) =>
      module
        .decorations(result)
        .some(
          ({ decoration, operands }) =>
            decoration === builtIn && tiles.has(operands[0]?.value ?? -1),
        ),
    )
    .reduce((set, variable) => set | modelsTouching(module)(variable), 0)
}

function isOdd(value: number | undefined): boolean {
  return value !== undefined && value % 2 === 1
}

/** Execution modes. */
export const checks: readonly Check[] = [
  sized('Vulkan-environment/derivative-group-quads-size', 'DerivativeGroupQuadsKHR', ([x, y]) =>
    isOdd(x) || isOdd(y) ? `is ${x} by ${y}` : undefined,
  ),
  sized('Vulkan-environment/derivative-group-linear-size', 'DerivativeGroupLinearKHR', (size) => {
    let product = 1
    for (const value of size) {
      if (value === undefined) return undefined
      product = (product * (value % 4)) % 4
    }
    return size.length > 0 && product !== 0 ? `is ${size.join(' by ')}` : undefined
  }),
  {
    rule: 'Vulkan-environment/tile-shading-stage',
    among: ['TileShadingQCOM'],
    judgeModule(module, report) {
      for (const entryPoint of module.all('OpEntryPoint')) {
        const wrong = modelOf(entryPoint) & ~ofTileShading
        if (wrong !== 0 && (modelsOfTiles(module) & wrong) === 0)
          report(
            entryPoint.word,
            `there is a ${modelNames(wrong)} entry point beside TileShadingQCOM`,
          )
      }
    },
  },
  notWith(
    'Vulkan-environment/tile-attachment-read-stage',
    'NonCoherentTileAttachmentReadQCOM',
    compute,
  ),
  notWith('Vulkan-environment/tile-shading-rate-stage', 'TileShadingRateQCOM', fragment),
  {
    rule: 'Vulkan-environment/tile-shading-rate-alone',
    among: ['TileShadingQCOM'],
    judgeModule(module, report) {
      const rate = enumerant('ExecutionMode', 'TileShadingRateQCOM')
      for (const entryPoint of module.all('OpEntryPoint')) {
        if ((modelOf(entryPoint) & compute) === 0) continue
        if (modeOf(module, entryPoint, rate) === undefined) continue
        const size = [localSize, localSizeId].flatMap(
          (mode) => modeOf(module, entryPoint, mode) ?? [],
        )
        for (const { word } of size) report(word, 'the entry point has TileShadingRateQCOM as well')
      }
    },
  },
]
