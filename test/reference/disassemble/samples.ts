import { instructionByName, instructions } from '#spec/grammar/grammar'
import type { Instruction, InstructionSet, Operand } from '#spec/grammar/types'
import { type Encoded, stringWords } from '../../support/encode.ts'
import { type Sampler, sampler } from './sampler.ts'

/** Ids that {@link prelude} defines, and that of an imported set. */
export const ids = { uint: 1, zero: 2, set: 100 } as const

/** The declarations that the samples depend on: a type for literals, and a selector of that type. */
export const prelude: readonly Encoded[] = [
  { opcode: 21, words: [ids.uint, 32, 0] },
  { opcode: 43, words: [ids.uint, ids.zero, 0] },
]

/** All encodings of the operands: every count that the quantifiers allow, then every enumerant of every operand. */
function operandLists(sample: Sampler, operands: readonly Operand[]): number[][] {
  const required = operands.findLastIndex(({ quantifier }) => quantifier === '') + 1
  const lists: number[][] = []
  for (let count = required; count <= operands.length; count++) {
    const taken = operands.slice(0, count)
    const words = (): number[] => taken.flatMap(({ kind }) => sample.operand(kind))
    lists.push(words())
    const last = taken.at(-1)
    if (last?.quantifier !== '*') continue
    lists.push([...words(), ...sample.operand(last.kind)])
    lists.push([...words(), ...sample.operand(last.kind), ...sample.operand(last.kind)])
  }
  operands.forEach(({ kind }, index) => {
    const taken = operands.slice(0, Math.max(required, index + 1))
    for (const words of sample.operands(kind))
      lists.push(
        taken
          .map((row) => sample.operand(row.kind))
          .with(index, words)
          .flat(),
      )
  })
  return lists
}

const heads: ReadonlySet<string> = new Set(['IdResultType', 'IdResult'])

function afterResult({ operands }: Instruction): readonly Operand[] {
  return operands.filter(({ kind }) => !heads.has(kind))
}

function head(sample: Sampler, { operands }: Instruction): number[] {
  return operands
    .filter(({ kind }) => heads.has(kind))
    .map(({ kind }) => (kind === 'IdResultType' ? ids.uint : sample.id()))
}

/** Instructions whose operands depend on other words than their own; they have samples of their own. */
const special: ReadonlySet<string> = new Set([
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
  'OpSpecConstantOp',
])

/** Samples of every core instruction but the special ones. */
export function coreSamples(): readonly Encoded[] {
  const sample = sampler()
  return instructions
    .filter(({ name }) => !special.has(name))
    .flatMap((row) =>
      operandLists(sample, afterResult(row)).map((words) => {
        if (row.name === 'OpSwitch') words[0] = ids.zero
        const operands = row.name === 'OpExtInstImport' ? stringWords('OpenCL.std') : words
        return { opcode: row.opcode, words: [...head(sample, row), ...operands] }
      }),
    )
}

/** Samples of every instruction of an extended set, executed in both ways, after the import as `id` that they need. */
export function setSamples(set: InstructionSet, id: number = ids.set): readonly Encoded[] {
  const sample = sampler(set)
  const name = set.versioned ? `${set.name}1` : set.name
  const executing = ['OpExtInst', 'OpExtInstWithForwardRefsKHR']
  return [
    { opcode: 11, words: [id, ...stringWords(name)] },
    ...executing.flatMap((opcode) =>
      set.instructions.flatMap((row) =>
        operandLists(sample, row.operands).map((words) => ({
          opcode: instructionByName(opcode)?.opcode ?? 0,
          words: [ids.uint, sample.id(), id, row.opcode, ...words],
        })),
      ),
    ),
  ]
}

/** Samples of `OpSpecConstantOp` with each of the operations. */
export function embeddedSamples(names: readonly string[]): readonly Encoded[] {
  const sample = sampler()
  return names.flatMap((name) => {
    const row = instructionByName(name)
    if (row === undefined) throw new Error(`no instruction ${name}`)
    return operandLists(sample, afterResult(row)).map((words) => ({
      opcode: 52,
      words: [ids.uint, sample.id(), row.opcode, ...words],
    }))
  })
}
