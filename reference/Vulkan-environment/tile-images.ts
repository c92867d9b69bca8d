import type { Check } from '../check.ts'
import { eachApplied } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { perModule } from '../core/shared/surveys.ts'
import { declaresVariable } from '../core/shared/variables.ts'

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

/** Fragment Tile Image Interface. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/tile-image-locations-differ',
    at: ['OpEntryPoint'],
    among: ['StorageClass.TileImageEXT'],
    judge({ operands }, module, report) {
      const taken = new Map<number, number>()
      for (const { value: id, word } of operands.slice(3)) {
        const variable = module.definition(id)
        if (variable === undefined || !declaresVariable(variable)) continue
        const place = variable.valueAt(0) === tileImage ? locations(module).get(id) : undefined
        if (place === undefined) continue
        const other = taken.get(place)
        if (other !== undefined && other !== id)
          report(word, `tile images %${other} and %${id} have Location ${place}`)
        taken.set(place, id)
      }
    },
  },
]
