import { array, assert, constantFrom, integer, property, record, uint32Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { instructions } from '#spec/grammar/grammar'
import { encode } from '../../support/encode.ts'
import { ownCases } from '../../support/own-cases.ts'
import { newest } from '../newest.ts'

const kinds = new Set(['valid', 'invalid', 'unsupported'])
const small = ownCases.filter(({ expect }) => expect === 'valid').map(({ words }) => words)

function answers(words: Uint32Array): boolean {
  return kinds.has(validate(words, newest).kind)
}

describe('validate answers any input', () => {
  it('that consists of random words', () => {
    assert(property(uint32Array({ maxLength: 64 }), answers), { numRuns: 500 })
  })

  it('that consists of existing instructions with random operands', () => {
    const instruction = record({
      opcode: constantFrom(...instructions.map(({ opcode }) => opcode)),
      words: array(integer({ min: 0, max: 40 }), { maxLength: 8 }),
    })
    assert(
      property(array(instruction, { maxLength: 40 }), (list) => answers(encode(list))),
      { numRuns: 800 },
    )
  })

  it('that is a module with some words changed', () => {
    expect(small.length).toBeGreaterThan(300)
    const change = record({ at: integer({ min: 0, max: 4095 }), by: integer({ min: 0, max: 60 }) })
    assert(
      property(
        constantFrom(...small),
        array(change, { minLength: 1, maxLength: 4 }),
        (words, changes) => {
          const changed = words.slice()
          for (const { at: index, by: replacement } of changes) {
            const place = Math.floor((index / 4096) * changed.length)
            changed[place] =
              replacement < 50
                ? (changed[(place + replacement) % changed.length] ?? 0)
                : replacement - 50
          }
          return answers(changed)
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('that is a module with instructions left out, repeated or exchanged', () => {
    const edit = record({ at: integer({ min: 0, max: 4095 }), to: integer({ min: 0, max: 4095 }) })
    assert(
      property(
        constantFrom(...small),
        array(edit, { minLength: 1, maxLength: 3 }),
        (words, edits) => {
          const list: Uint32Array[] = []
          for (let index = 5; index < words.length; index += (words[index] ?? 0) >>> 16)
            list.push(words.subarray(index, index + ((words[index] ?? 0) >>> 16)))
          for (const { at: index, to } of edits) {
            const [taken] = list.splice(Math.floor((index / 4096) * list.length), 1)
            if (taken !== undefined && to % 3 !== 0)
              list.splice(
                Math.floor((to / 4096) * list.length),
                0,
                ...(to % 3 === 1 ? [taken] : [taken, taken]),
              )
          }
          return answers(
            Uint32Array.from([...words.subarray(0, 5), ...list.flatMap((row) => [...row])]),
          )
        },
      ),
      { numRuns: 1000 },
    )
  })
})
