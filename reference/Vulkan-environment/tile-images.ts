import type { Check } from '../check.ts'
import { eachApplied } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { perModule } from '../core/shared/surveys.ts'
import { constituentCount, isArrayType, pointeeType } from '../core/shared/types.ts'
import { declaresVariable } from '../core/shared/variables.ts'
import type { Module } from '../module.ts'

const tileImage = enumerant('StorageClass', 'TileImageEXT')
const location = enumerant('Decoration', 'Location')

/** The Location of each object that has one. */
const locations = perModule((module): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  eachApplied(module, ({ target, member, decoration, operands }) => {
    const [operand] = operands
    if (decoration === location && member < 0 && operand !== undefined)
      found.set(target, operand.value)
  })
  return found
})

/** The locations that a tile image of an interface takes, up to `last`. */
interface ImageLocations {
  readonly variable: number
  readonly word: number
  readonly first: number
  readonly last: number
}

function takenBy(module: Module, variable: number, word: number): ImageLocations | undefined {
  const declaration = module.definition(variable)
  if (declaration === undefined || !declaresVariable(declaration)) return undefined
  const first = declaration.valueAt(0) === tileImage ? locations(module).get(variable) : undefined
  if (first === undefined) return undefined
  const type = pointeeType(module, module.definition(declaration.resultType))
  const length = isArrayType(type) ? (constituentCount(module, type) ?? 1) : 1
  return { variable, word, first, last: first + length - 1 }
}

/** Fragment Tile Image Interface. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/tile-image-locations-differ',
    at: ['OpEntryPoint'],
    among: ['StorageClass.TileImageEXT'],
    judge({ operands }, module, report) {
      const taken = operands
        .slice(3)
        .flatMap(({ value, word }) => takenBy(module, value, word) ?? [])
        .sort((image, other) => image.first - other.first)
      let before: ImageLocations | undefined
      for (const image of taken) {
        if (
          before !== undefined &&
          before.variable !== image.variable &&
          image.first <= before.last
        )
          report(
            image.word,
            `tile images %${before.variable} and %${image.variable} have Location ${image.first}`,
          )
        if (before === undefined || image.last > before.last) before = image
      }
    },
  },
]
