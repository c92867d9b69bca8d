import { operandKindByName } from '#spec/grammar/grammar'
import type { InstructionSet, Operand, OperandKind } from '#spec/grammar/types'
import { stringWords } from '../../support/encode.ts'

/** Makes operand words. Every word that is an id or a plain number is another one. */
export interface Sampler {
  readonly id: () => number
  /** Words of one operand of that kind, enumerants with what belongs to them. */
  readonly operand: (kind: string) => readonly number[]
  /**
   * All ways to write an operand of an enumerated kind: every enumerant, with every enumerant among its parameters;
   * every bit, no bit and all bits. Empty for other kinds.
   */
  readonly operands: (kind: string) => readonly (readonly number[])[]
}

/** A bound above every id that is used in the samples. */
const firstId = 1000

function unsigned(value: number): number {
  return value >>> 0
}

/** A sampler for the core kinds and those of `set`. */
export function sampler(set?: InstructionSet): Sampler {
  let next = firstId
  const id = (): number => next++

  const kindOf = (name: string): OperandKind => {
    const kind = set?.operandKinds.find((row) => row.kind === name) ?? operandKindByName(name)
    if (kind === undefined) throw new Error(`no operand kind ${name}`)
    return kind
  }

  const operand = (name: string): readonly number[] => {
    const kind = kindOf(name)
    switch (kind.category) {
      case 'Id':
        return [id()]
      case 'Composite':
        return kind.bases.flatMap(operand)
      case 'BitEnum':
        return [0]
      case 'ValueEnum': {
        const first = kind.enumerants.find(({ parameters }) => parameters.length === 0)
        return [first?.value ?? 0]
      }
      case 'Literal':
        if (name === 'LiteralString') return stringWords('a "string" \\ in Ünicode')
        return name === 'LiteralFloat' ? [0x3fc0_0000] : [0x8000_0000 + id()]
    }
  }

  const parameterLists = (parameters: readonly Operand[]): readonly number[][] => {
    const plain = (): (readonly number[])[] => parameters.map(({ kind }) => operand(kind))
    const lists = [plain().flat()]
    parameters.forEach(({ kind, quantifier }, index) => {
      for (const words of operands(kind)) lists.push(plain().with(index, words).flat())
      if (quantifier !== '*') return
      lists.push(plain().slice(0, index).flat(), [...plain(), operand(kind)].flat())
    })
    return lists
  }

  const operands = (name: string): readonly (readonly number[])[] => {
    const { category, enumerants } = kindOf(name)
    if (category !== 'ValueEnum' && category !== 'BitEnum') return []
    const each = enumerants.flatMap(({ value, parameters }) =>
      parameterLists(parameters).map((words) => [value, ...words]),
    )
    if (category === 'ValueEnum') return each
    const bits = enumerants
      .filter(({ value }) => value !== 0 && (value & (value - 1)) === 0)
      .sort((a, b) => unsigned(a.value) - unsigned(b.value))
    const all = unsigned(bits.reduce((mask, { value }) => mask | value, 0))
    const parameters = bits.flatMap((row) => row.parameters).flatMap(({ kind }) => operand(kind))
    return [[0], ...each, [all, ...parameters]]
  }

  return { id, operand, operands }
}
