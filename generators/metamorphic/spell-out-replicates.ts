import { opcodeOf } from '#spec/grammar/opcodes'
import { encode } from '../words/encode.ts'
import { read } from '../words/read.ts'
import { constituentCount, definitionsIn } from './constituents.ts'
import type { Transformation } from './transformation.ts'

/** The instruction that lists constituents, by the one that repeats a value. */
const spelledOut: ReadonlyMap<number, number> = new Map(
  [
    ['OpConstantCompositeReplicateEXT', 'OpConstantComposite'] as const,
    ['OpSpecConstantCompositeReplicateEXT', 'OpSpecConstantComposite'] as const,
    ['OpCompositeConstructReplicateEXT', 'OpCompositeConstruct'] as const,
  ].map(([left, right]) => [opcodeOf(left), opcodeOf(right)]),
)

function spellOut(words: Uint32Array): Uint32Array | undefined {
  const module = read(words)
  if (module === undefined) return undefined
  const definitions = definitionsIn(module)
  let changed = false
  const instructions = module.instructions.map((each) => {
    const opcode = spelledOut.get(each.opcode)
    const [type = 0, result = 0, value = 0] = each.words
    const count = opcode === undefined ? undefined : constituentCount(definitions, type)
    if (opcode === undefined || count === undefined || each.words.length !== 3) return each
    changed = true
    return { opcode, words: [type, result, ...new Array<number>(count).fill(value)] }
  })
  return changed ? encode({ ...module, instructions }) : undefined
}

export const transformation: Transformation = {
  name: 'spell-out-replicates',
  summary: 'composites of one value many times list it',
  preserves: 'valid',
  apply: spellOut,
  twin: spellOut,
}
