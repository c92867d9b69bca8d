import { describe, expect, it } from 'vitest'
import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'

describe('opcodeOf', () => {
  it('is the opcode of every instruction, under each of its names', () => {
    expect(instructions.length).toBeGreaterThan(0)
    for (const { opcode, name, aliases } of instructions)
      for (const each of [name, ...aliases]) expect(opcodeOf(each)).toBe(opcode)
  })

  it('throws an error for a name that the grammar does not have', () => {
    expect(() => opcodeOf('OpFunktion')).toThrow('the grammar has no instruction OpFunktion')
  })
})
