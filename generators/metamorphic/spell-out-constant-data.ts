import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction } from '../module.ts'
import { encode } from '../words/encode.ts'
import { read } from '../words/read.ts'
import { constituentCount, definitionsIn } from './constituents.ts'
import type { Transformation } from './transformation.ts'

const [opConstant, opTypeInt, opTypeFloat, opDecorate, opTypeStruct] = [
  'OpConstant',
  'OpTypeInt',
  'OpTypeFloat',
  'OpDecorate',
  'OpTypeStruct',
].map(opcodeOf) as [number, number, number, number, number]
const specId = enumerantByName('Decoration', 'SpecId')?.value
const composites: ReadonlyMap<number, number> = new Map(
  [
    ['OpConstantDataKHR', 'OpConstantComposite'] as const,
    ['OpSpecConstantDataKHR', 'OpSpecConstantComposite'] as const,
  ].map(([left, right]) => [opcodeOf(left), opcodeOf(right)]),
)

interface SpelledNumbers {
  readonly type: number
  readonly width: number
  readonly isSigned: boolean
}

/** The elements of a type, if they are numbers. */
function numbersOf(
  definitions: ReadonlyMap<number, Instruction>,
  composite: number,
): SpelledNumbers | undefined {
  const whole = definitions.get(composite)
  const type = whole?.opcode === opTypeStruct ? 0 : (whole?.words[1] ?? 0)
  const { opcode, words } = definitions.get(type) ?? { opcode: 0, words: [] }
  if (opcode !== opTypeInt && opcode !== opTypeFloat) return undefined
  return { type, width: words[1] ?? 0, isSigned: opcode === opTypeInt && words[2] === 1 }
}

/** Words of the literals of elements that are packed from the lowest bits. */
function literalsIn(
  data: readonly number[],
  count: number,
  { width, isSigned }: SpelledNumbers,
): readonly (readonly number[])[] {
  const bits = data.reduceRight((sum, word) => (sum << 32n) | BigInt(word), 0n)
  return Array.from({ length: count }, (_, n) => {
    const element = BigInt.asUintN(width, bits >> BigInt(n * width))
    if (width > 32) return [Number(element & 0xffff_ffffn), Number(element >> 32n)]
    return [Number(BigInt.asUintN(32, isSigned ? BigInt.asIntN(width, element) : element))]
  })
}

function spellOut(words: Uint32Array): Uint32Array | undefined {
  const module = read(words)
  if (module === undefined) return undefined
  const definitions = definitionsIn(module)
  const specialized = new Set(
    module.instructions
      .filter((each) => each.opcode === opDecorate && each.words[1] === specId)
      .map((each) => each.words[0]),
  )
  let { bound } = module
  const instructions = module.instructions.flatMap((each): readonly Instruction[] => {
    const opcode = composites.get(each.opcode)
    const [type = 0, result = 0, ...data] = each.words
    if (opcode === undefined || specialized.has(result)) return [each]
    const numbers = numbersOf(definitions, type)
    const count = constituentCount(definitions, type)
    if (numbers === undefined || count === undefined) return [each]
    if (32 * data.length !== Math.ceil((count * numbers.width) / 32) * 32) return [each]
    const constants = literalsIn(data, count, numbers).map(
      (literal): Instruction => ({
        opcode: opConstant,
        words: [numbers.type, bound++, ...literal],
      }),
    )
    const ids = constants.map((instruction) => instruction.words[1] as number)
    return [...constants, { opcode, words: [type, result, ...ids] }]
  })
  return bound === module.bound ? undefined : encode({ ...module, bound, instructions })
}

export const transformation: Transformation = {
  name: 'spell-out-constant-data',
  summary: 'constant data are composites of constants',
  preserves: 'valid',
  apply: spellOut,
  twin: spellOut,
}
