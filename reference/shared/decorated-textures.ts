import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import { innermostElement } from '../core/shared/types.ts'
import { heldType, membersWith } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

/** The variable that a pointer, an image, a sampler or a sampled image comes from. */
interface TextureOrigin {
  readonly variable: Instruction
  /** Those of {@link marks} that the variable or something made of it on the way has. */
  readonly decorations: readonly string[]
}

/** Origins by the ids that come from variables. */
type Origins = (module: Module) => ReadonlyMap<number, TextureOrigin>

/** Decorations of textures and samplers. */
const marks = ['WeightTextureQCOM', 'BlockMatchTextureQCOM', 'BlockMatchSamplerQCOM']

const pointers = [
  'OpCopyObject',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpPtrAccessChain',
  'OpInBoundsPtrAccessChain',
  'OpLoad',
]
const opLoad = opcodeOf('OpLoad')

function decorationsOf(module: Module, id: number): readonly string[] {
  return marks.filter((decoration) => module.isDecorated(id, decoration))
}

function ofVariable(module: Module, id: number): TextureOrigin | undefined {
  const variable = module.definition(id)
  if (variable?.name !== 'OpVariable') return undefined
  return { variable, decorations: decorationsOf(module, id) }
}

/**
 * Where the objects of some types come from. What something is made from is before it, else another rule is broken.
 *
 * @param made the instructions that make such an object of another one, with the index of the operand that this is
 * @param loaded the types of what is loaded; a pointer that is loaded points to something else
 */
function originsThrough(
  made: Readonly<Record<string, number>>,
  loaded: ReadonlySet<string>,
): Origins {
  const places = new Map(Object.entries(made).map(([name, place]) => [opcodeOf(name), place]))
  const handing = new Set([...pointers.map(opcodeOf), ...places.keys()])
  return perModule((module): ReadonlyMap<number, TextureOrigin> => {
    const found = new Map<number, TextureOrigin>()
    module.each(handing, (instruction) => {
      const source = instruction.valueAt(places.get(instruction.opcode) ?? 0) ?? 0
      const origin = found.get(source) ?? ofVariable(module, source)
      if (origin === undefined) return
      if (instruction.opcode === opLoad && !loaded.has(resultType(module, instruction)?.name ?? ''))
        return
      const added = decorationsOf(module, instruction.result)
      const decorations =
        added.length === 0 ? origin.decorations : [...new Set([...origin.decorations, ...added])]
      found.set(instruction.result, { ...origin, decorations })
    })
    return found
  })
}

/** The variables of images and sampled images. */
export const textureOrigins = originsThrough(
  { OpSampledImage: 0, OpImage: 0 },
  new Set(['OpTypeImage', 'OpTypeSampledImage']),
)

/** The variables of samplers: those of the samplers themselves, and of what is loaded with its sampler. */
export const samplerOrigins = originsThrough(
  { OpSampledImage: 1 },
  new Set(['OpTypeSampler', 'OpTypeSampledImage']),
)

/** Whether it is not known what the text asks: a member of what the variable holds has the decoration. */
function isOfDecoratedMember(module: Module, variable: Instruction, decoration: string): boolean {
  const held = innermostElement(module, heldType(module, variable))
  return (
    held?.name === 'OpTypeStruct' &&
    membersWith(module, held, enumerant('Decoration', decoration)).size > 0
  )
}

/** The check that sampled images that come from variables have a decoration. */
export function comesDecorated(
  rule: RuleId,
  {
    users,
    places,
    decoration,
    origins,
  }: {
    /** The instructions that take them. */
    readonly users: readonly string[]
    /** Which operands of those they are. */
    readonly places: readonly number[]
    readonly decoration: string
    readonly origins: Origins
  },
): Check {
  return {
    rule,
    at: users,
    judge(instruction, module, report) {
      for (const place of places) {
        const id = instruction.valueAt(place) ?? 0
        const origin = origins(module).get(id)
        if (origin === undefined || origin.decorations.includes(decoration)) continue
        if (operandType(module, instruction, place)?.name !== 'OpTypeSampledImage') continue
        if (isOfDecoratedMember(module, origin.variable, decoration)) continue
        report(
          operandWord(instruction, place),
          `%${id} comes from variable %${origin.variable.result}, which is not decorated with ${decoration}`,
        )
      }
    },
  }
}
