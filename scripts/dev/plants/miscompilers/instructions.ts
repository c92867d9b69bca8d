// Optimisers that exchange, replace or drop single instructions.
import { resultsOf } from '#generators/words/results-of'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { MiscompilerPlant } from '../plant.ts'
import { definitionOf, each, exchanged, renamed } from './changes.ts'

const roundingMode = 39
const towardZero = 1
const noContraction = 42
const volatile = 1
const [rowMajor, columnMajor] = [4, 5]

/** Plants that need no more than one instruction. */
export const singleInstructions: readonly MiscompilerPlant[] = [
  {
    name: 'select',
    summary: 'exchanges the values of OpSelect',
    change: each('OpSelect', (words) => exchanged(words, 3, 4)),
  },
  {
    name: 'shift',
    summary: 'shifts arithmetically where a logical shift is asked for',
    change: renamed({ OpShiftRightLogical: 'OpShiftRightArithmetic' }),
  },
  {
    name: 'remainder',
    summary: 'takes the sign of the divisor for that of the remainder',
    change: renamed({ OpSRem: 'OpSMod' }),
  },
  {
    name: 'sign-extension',
    summary: 'does not extend the sign of a conversion',
    change: renamed({ OpSConvert: 'OpUConvert' }),
  },
  {
    name: 'bit-field',
    summary: 'does not extend the sign of an extracted bit field',
    change: renamed({ OpBitFieldSExtract: 'OpBitFieldUExtract' }),
  },
  {
    name: 'not-a-number',
    summary: 'compares with NaN as if all comparisons were ordered',
    change: renamed({
      OpFUnordLessThan: 'OpFOrdLessThan',
      OpFUnordGreaterThan: 'OpFOrdGreaterThan',
      OpFUnordEqual: 'OpFOrdEqual',
      OpFUnordNotEqual: 'OpFOrdNotEqual',
    }),
  },
  {
    name: 'rounding',
    summary: 'rounds to nearest where rounding toward zero is decorated',
    change: each('OpDecorate', (words) =>
      words[1] === roundingMode && words[2] === towardZero ? words.with(2, 0) : words,
    ),
  },
  {
    name: 'signed-zero',
    summary: 'negates by subtracting from zero',
    change: (module) => {
      const zeros = new Map(
        module.instructions
          .filter(({ opcode }) => opcode === opcodeOf('OpConstantNull'))
          .map((instruction) => [instruction.words[0], resultsOf(instruction).result]),
      )
      return {
        ...module,
        instructions: module.instructions.map((instruction) => {
          const [type = 0, result = 0, value = 0] = instruction.words
          const zero = zeros.get(type)
          return instruction.opcode === opcodeOf('OpFNegate') && zero !== undefined
            ? { opcode: opcodeOf('OpFSub'), words: [type, result, zero, value] }
            : instruction
        }),
      }
    },
  },
  {
    name: 'swizzle',
    summary: 'exchanges the first two components of OpVectorShuffle',
    change: each('OpVectorShuffle', (words) => exchanged(words, 4, 5)),
  },
  {
    name: 'insertion',
    summary: 'inserts into the component before, if there is one',
    change: each('OpCompositeInsert', (words) => {
      const index = words.at(-1) ?? 0
      return index > 0 && words.length === 5 ? words.with(4, index - 1) : words
    }),
  },
  {
    name: 'matrix',
    summary: 'multiplies the vector by the matrix instead of the matrix by the vector',
    change: (module) => ({
      ...module,
      instructions: module.instructions.map((instruction) => {
        const { opcode, words } = instruction
        const type = definitionOf(module, definitionOf(module, words[2])?.words[0])
        const column = definitionOf(module, type?.words[1])
        const isSquare = column !== undefined && type?.words[2] === column.words[2]
        return opcode === opcodeOf('OpMatrixTimesVector') && isSquare
          ? { opcode: opcodeOf('OpVectorTimesMatrix'), words: exchanged(words, 2, 3) }
          : instruction
      }),
    }),
  },
  {
    name: 'majority',
    summary: 'reads matrices by rows where they are stored by columns',
    change: each('OpMemberDecorate', (words) =>
      words[2] === columnMajor ? words.with(2, rowMajor) : words,
    ),
  },
  {
    name: 'contraction',
    summary: 'drops NoContraction',
    change: each('OpDecorate', (words) => (words[1] === noContraction ? undefined : words)),
  },
  {
    name: 'volatile',
    summary: 'drops volatile stores',
    change: each('OpStore', (words) => (((words[2] ?? 0) & volatile) === 0 ? words : undefined)),
  },
  {
    name: 'copy',
    summary: 'drops OpCopyMemory',
    change: each('OpCopyMemory', () => undefined),
  },
  {
    name: 'barrier',
    summary: 'drops control barriers',
    change: each('OpControlBarrier', () => undefined),
  },
  {
    name: 'texels',
    summary: 'drops writes of texels',
    change: each('OpImageWrite', () => undefined),
  },
  {
    name: 'atomic',
    summary: 'subtracts where an atomic addition is asked for',
    change: renamed({ OpAtomicIAdd: 'OpAtomicISub' }),
  },
  {
    name: 'interface',
    summary: 'drops the last variable of each interface',
    change: each('OpEntryPoint', (words) => {
      const end = words.findIndex((word, index) => index >= 2 && word >>> 24 === 0)
      return words.length > end + 1 ? words.slice(0, -1) : words
    }),
  },
]
