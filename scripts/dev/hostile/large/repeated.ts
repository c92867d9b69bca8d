import { instructions, operandKindByName } from '#spec/grammar/grammar'
import type { Instruction, Operand } from '#spec/grammar/types'
import type { Chance } from '../chance.ts'
import { createWorld, type ReferableIds } from './world.ts'
import { string } from './writer.ts'

/** Writes the words of one operand. */
type FillOperand = (words: number[]) => void

const structural: ReadonlySet<string> = new Set([
  'OpFunction',
  'OpFunctionParameter',
  'OpFunctionEnd',
  'OpLabel',
  'OpCapability',
  'OpExtension',
  'OpMemoryModel',
])

/** Instructions that can be piled up. */
const candidates = instructions.filter(({ name, operands }) => {
  return !structural.has(name) && operands.length > 0
})

const atModuleScope: ReadonlySet<string> = new Set([
  'Type-Declaration',
  'Constant-Creation',
  'Extension',
])
const beforeTypes: ReadonlySet<string> = new Set(['Annotation', 'Mode-Setting', 'Debug'])

/** One of the world's ids, of a kind that is the same each time; which one of that kind may change. */
function idOf(world: ReferableIds, earlier: readonly number[], chance: Chance): () => number {
  const { basics, types, pointers, variables, values, functionType, sets } = world
  const kinds: readonly (readonly number[])[] = [
    types,
    types.slice(-1),
    pointers,
    variables,
    variables,
    values,
    values,
    [basics.one],
    Object.values(basics),
    earlier,
    [functionType],
    sets,
  ]
  const kind = kinds[chance(kinds.length)] ?? types
  const last = chance(2) === 0
  return () => (last ? kind.at(-1) : kind[chance(Math.max(1, kind.length))]) ?? basics.one
}

function resultTypeOf({ basics, types, pointers }: ReferableIds, chance: Chance): () => number {
  const kinds = [types, types.slice(-1), pointers, pointers.slice(-1), Object.values(basics)]
  const kind = kinds[chance(kinds.length)] ?? types
  return () => kind[chance(Math.max(1, kind.length))] ?? basics.uint
}

const opcodesInConstants = [81, 82, 128, 65, 79, 169]

function enumerantFill(kind: string, chance: Chance): FillOperand {
  const plain = operandKindByName(kind)?.enumerants.filter(
    ({ parameters }) => parameters.length === 0,
  )
  const value = plain?.[chance(plain.length)]?.value ?? 0
  return (words) => words.push(value)
}

/** How to fill an operand of that kind each time. */
function fillOf(kind: string, world: ReferableIds, earlier: number[], chance: Chance): FillOperand {
  const { writer, basics } = world
  if (kind === 'IdResult')
    return (words) => {
      const id = writer.id()
      words.push(id)
      earlier.push(id)
    }
  if (kind === 'IdResultType') {
    const next = resultTypeOf(world, chance)
    return (words) => words.push(next())
  }
  if (kind === 'LiteralString') return (words) => words.push(...string('abc'))
  if (kind === 'LiteralSpecConstantOpInteger') {
    const opcode = opcodesInConstants[chance(opcodesInConstants.length)] ?? 128
    return (words) => words.push(opcode, basics.one, basics.one)
  }
  const row = operandKindByName(kind)
  if (row?.category === 'Id') {
    const next = idOf(world, earlier, chance)
    return (words) => words.push(next())
  }
  if (row?.category === 'Composite') {
    const fills = row.bases.map((base) => fillOf(base, world, earlier, chance))
    return (words) => {
      for (const fill of fills) fill(words)
    }
  }
  if (row?.category === 'Literal') {
    const value = chance(3)
    return (words) => words.push(value)
  }
  return enumerantFill(kind, chance)
}

/** How often operands that may come any number of times do so. */
const counts = [0, 1, 2, 3, 16, 250, 2000]

function filled(
  operands: readonly Operand[],
  world: ReferableIds,
  earlier: number[],
  chance: Chance,
): FillOperand[] {
  return operands.flatMap(({ kind, quantifier }): FillOperand[] => {
    if (quantifier === '?' && chance(2) === 0) return []
    const fill = fillOf(kind, world, earlier, chance)
    if (quantifier !== '*') return [fill]
    const count = counts[chance(counts.length)] ?? 0
    return new Array<FillOperand>(count).fill(fill)
  })
}

function write(world: ReferableIds, row: Instruction, most: number, chance: Chance): void {
  const { writer } = world
  const earlier: number[] = []
  const fills = filled(row.operands, world, earlier, chance)
  const into = beforeTypes.has(row.class)
    ? writer.before
    : atModuleScope.has(row.class)
      ? writer.declare
      : writer.put
  while (writer.size() < most) {
    const words: number[] = []
    for (const fill of fills) fill(words)
    into(row.name, ...words)
  }
}

/** A module of about `size` words that says one instruction, or two by turns, again and again over types of one shape. */
export function repeatedInstruction(size: number, chance: Chance, name?: string): Uint32Array {
  const share = [16, 4, 2][chance(3)] ?? 2
  const world = createWorld(
    Math.max(1, Math.floor(size / share / (2 + chance(10)))),
    [1, 1, 8, Number.POSITIVE_INFINITY][chance(4)] ?? 1,
    chance,
  )
  const { writer, basics, functionType } = world
  const main = writer.id()
  writer.put('OpFunction', basics.void, main, 0, functionType)
  writer.put('OpLabel', writer.id())
  const row = candidates.find((candidate) => candidate.name === name)
  const rows = [row ?? candidates[chance(candidates.length)]]
  if (chance(3) === 0) rows.push(candidates[chance(candidates.length)])
  const begun = writer.size()
  for (const [index, row] of rows.entries())
    if (row !== undefined)
      write(world, row, begun + ((size - begun) * (index + 1)) / rows.length, chance)
  writer.put('OpReturn')
  writer.put('OpFunctionEnd')
  return writer.words(world.prologue)
}
