import { describe, expect, it } from 'vitest'
import { modulesOf } from '#generators/pairs/pair-makers'
import { makersOf } from '#runner/corpus/makers'
import { opcodeOf } from '#spec/grammar/opcodes'
import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import { itKeepsThePairsContract } from '../../support/pairs-contract.ts'

await itKeepsThePairsContract('NonSemantic.ClspvReflection', 90)

const { pairs } = await makersOf('NonSemantic.ClspvReflection')
const opExtInst = opcodeOf('OpExtInst')

/** Numbers of the instructions that have a way in which a name has that number after its text. */
function numbersIn(rule: string, way: RegExp): readonly number[] {
  const names = pairs
    .filter((pair) => pair.rule === rule)
    .flatMap(({ broken }) => Object.keys(broken))
  const numbers = names.flatMap((name) => way.exec(name)?.[1] ?? [])
  return [...new Set(numbers.map(Number))].sort((left, right) => left - right)
}

/** Numbers of the instructions that pass. */
function numbersOf(passes: (row: (typeof reflectionInstructions)[number]) => boolean) {
  return reflectionInstructions.filter(passes).map(({ number }) => number)
}

describe('the pairs of reflection', () => {
  it('show every instruction of the reflection set with every number of operands', () => {
    const counts = new Map<number, Set<number>>()
    for (const pair of pairs)
      for (const { opcode, words } of modulesOf(pair).control().instructions) {
        if (opcode !== opExtInst) continue
        const [, , , number = 0, ...operands] = words
        counts.set(number, (counts.get(number) ?? new Set()).add(operands.length))
      }
    for (const { number, operands } of reflectionInstructions) {
      const least = operands.filter(({ quantifier }) => quantifier === '').length
      for (let count = number === 1 ? 2 : least; count <= operands.length; count++)
        if (number !== 1 || count === 2 || count === 5)
          expect([...(counts.get(number) ?? [])], `${number} with ${count}`).toContain(count)
    }
  })

  it('drop the last operand of every instruction, and add one to all that have no variable list', () => {
    expect(numbersIn('required-operands-are-present', /^last-missing-of-(\d+)$/)).toEqual(
      numbersOf(() => true),
    )
    expect(numbersIn('no-operands-beyond-the-last', /^one-more-of-(\d+)$/)).toEqual(
      numbersOf(({ operands }) => operands.at(-1)?.quantifier !== '*'),
    )
  })

  it.each([
    ['constant-operand-is-op-constant', ['constant']],
    ['constant-operand-is-32-bit-unsigned', ['constant']],
    ['string-operand-is-op-string', ['string', 'hex-string']],
    ['kernel-reference-is-a-kernel-instruction', ['kernel']],
    ['argument-info-reference-is-an-argument-info-instruction', ['argument-info']],
  ])('break %s in every operand of its kind', (rule, kinds) => {
    const names = pairs
      .filter((pair) => pair.rule === rule)
      .flatMap(({ broken }) => Object.keys(broken))
    const broken = new Set(names.map((name) => name.replace(/-as-.*/, '')))
    for (const { number, operands } of reflectionInstructions)
      for (const { name } of operands.filter(({ kind }) => kinds.includes(kind)))
        expect(broken).toContain(
          `${name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}-of-${number}`,
        )
  })

  it('import a version that is too early for every later instruction', () => {
    const later = numbersOf(({ since }) => since > 1)
    expect(later).toHaveLength(18)
    const early = pairs.filter(({ broken }) => 'one-version-early' in broken)
    expect(early).toHaveLength(later.length)
  })
})
