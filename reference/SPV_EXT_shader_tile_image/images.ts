import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { eachApplied } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelNames, modelOf, models, type Start, valuesBelow } from '../core/shared/models.ts'
import { perModule } from '../core/shared/surveys.ts'
import { eachTypeDeclaration, pointeeType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { nonCoherentModes } from './shared/non-coherent-modes.ts'

const tileDim = enumerant('Dim', 'TileImageDataEXT')
const tileClass = enumerant('StorageClass', 'TileImageEXT')
const coherent = enumerant('Decoration', 'Coherent')
const vulkan = enumerant('MemoryModel', 'Vulkan')
const [colorMode = ''] = nonCoherentModes
const colorRead = opcodeOf('OpColorAttachmentReadEXT')
const fragment = models('Fragment')

const holdsTileImage = containing(
  ({ name, operands: [, dim] }) => name === 'OpTypeImage' && dim?.value === tileDim,
)

/** Ids of the types that are, contain or point to tile images. */
const tileTypes = perModule((module): ReadonlySet<number> => {
  const found = new Set<number>()
  eachTypeDeclaration(module, (type) => {
    if (holdsTileImage(module, type) || holdsTileImage(module, pointeeType(module, type)))
      found.add(type.result)
  })
  return found
})

function isTileVariable(variable: Instruction | undefined): boolean {
  return variable?.name === 'OpVariable' && variable.valueAt(0) === tileClass
}

/** What a call tree has to do with tile images. */
const [usesImages, readsColor] = [1, 2]

/** By the id of a function, {@link usesImages} and {@link readsColor} of its call tree. */
function tileUses(module: Module): ReturnType<typeof valuesBelow> {
  const types = tileTypes(module)
  const starts: Start[] = []
  for (const { definition, end } of module.functions) {
    let uses = false
    let reads = false
    for (let index = definition.index; index < end; index++) {
      reads ||= module.opcodeAt(index) === colorRead
      if (uses) continue
      module.eachId(index, (id) => {
        uses ||= types.has(module.definition(id)?.resultType ?? 0)
      })
      uses ||= types.has(module.instructions.at(index)?.resultType ?? 0)
    }
    if (uses) starts.push([definition.result, usesImages])
    if (reads) starts.push([definition.result, readsColor])
  }
  return valuesBelow(module, starts, 2)
}

/** Validation Rules for Shader Capabilities; OpTypeImage. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_EXT_shader_tile_image/coherent-variable-has-ordered-reads',
    among: [`ExecutionMode.${colorMode}`],
    judgeModule(module, report) {
      // With the Vulkan memory model, nothing may be Coherent.
      if (module.all('OpMemoryModel')[0]?.valueAt(1) === vulkan) return
      eachApplied(module, ({ target, decoration, member, word }) => {
        if (decoration === coherent && member < 0 && isTileVariable(module.definition(target)))
          report(word, `%${target} is Coherent, and an entry point has the mode ${colorMode}`)
      })
    },
  },
  {
    rule: 'SPV_EXT_shader_tile_image/tile-images-are-for-fragment',
    among: ['TileImageColorReadAccessEXT'],
    judgeModule(module, report) {
      const others = module
        .all('OpEntryPoint')
        .filter((entry) => (modelOf(entry) & ~fragment) !== 0)
      if (others.length === 0 || tileTypes(module).size === 0) return
      const uses = tileUses(module)
      for (const entryPoint of others) {
        const { operands, word } = entryPoint
        const inTree = uses.get(operands[1]?.value ?? 0)
        if (inTree?.has(readsColor)) continue
        const listed = operands
          .slice(3)
          .some(({ value }) => isTileVariable(module.definition(value)))
        if (listed || inTree?.has(usesImages))
          report(word, `the entry point uses tile images in ${modelNames(modelOf(entryPoint))}`)
      }
    },
  },
]
