import { describe, expect, it } from 'vitest'
import { disassemble } from '#reference/disassemble/disassemble'
import { instructions } from '#spec/grammar/grammar'
import { instructionSetByName, instructionSets } from '#spec/grammar/instruction-sets'
import { encode } from '../../support/encode.ts'
import { spirvDis } from '../../support/spirv-dis.ts'
import { expectSame } from './expect-same.ts'
import { hasInitMode } from './has-init-mode.ts'
import { coreSamples, embeddedSamples, prelude, setSamples } from './samples.ts'

/** A set that the grammar has and whose import spirv-dis 2026.4 refuses. */
const refusedSet = 'Arm.ExperimentalMLOperations'

/** The opcodes that `OpSpecConstantOp` may execute, from its description in the core specification. */
const operations = `
  SConvert UConvert FConvert SNegate Not IAdd ISub IMul UDiv SDiv UMod SRem SMod ShiftRightLogical
  ShiftRightArithmetic ShiftLeftLogical BitwiseOr BitwiseXor BitwiseAnd VectorShuffle CompositeExtract
  CompositeInsert LogicalOr LogicalAnd LogicalNot LogicalEqual LogicalNotEqual Select IEqual INotEqual ULessThan
  SLessThan UGreaterThan SGreaterThan ULessThanEqual SLessThanEqual UGreaterThanEqual SGreaterThanEqual QuantizeToF16
  ConvertFToS ConvertSToF ConvertFToU ConvertUToF ConvertPtrToU ConvertUToPtr GenericCastToPtr PtrCastToGeneric
  Bitcast FNegate FAdd FSub FMul FDiv FRem FMod AccessChain InBoundsAccessChain PtrAccessChain InBoundsPtrAccessChain`
  .trim()
  .split(/\s+/)
  .map((name) => `Op${name}`)

describe('disassembly is that of spirv-dis', () => {
  const core = coreSamples()

  it('disassembles every core instruction, operand count and enumerant as spirv-dis does', () => {
    expect(new Set(core.map(({ opcode }) => opcode)).size).toBe(instructions.length - 3)
    expectSame(encode([...prelude, ...core.filter((sample) => !hasInitMode(sample))]))
  })

  it('leaves out InitModeALTERA, which spirv-dis cannot show', () => {
    const samples = core.filter(hasInitMode)
    expect(samples.length).toBeGreaterThan(0)
    for (const sample of samples) {
      const words = encode([sample])
      expect(spirvDis(words, ['--raw-id']).complaint).toContain('Unhandled operand type')
      expect(disassemble(words)).toMatch(/ InitModeALTERA InitOnDeviceRe(set|program)ALTERA\n$/)
    }
  })

  it('disassembles every operation of OpSpecConstantOp as spirv-dis does', () => {
    expect(operations.length).toBeGreaterThan(50)
    expectSame(encode([...prelude, ...embeddedSamples(operations)]))
  })

  const known = instructionSets.filter(({ name }) => name !== refusedSet)

  it.each(known.map((set) => ({ set, name: set.name })))(
    'disassembles every instruction of $name as spirv-dis does',
    ({ set }) => {
      const samples = setSamples(set)
      expect(samples.length).toBeGreaterThan(2 * set.instructions.length)
      expectSame(encode([...prelude, ...samples]))
    },
  )

  it(`leaves out ${refusedSet}, which spirv-dis does not know`, () => {
    const set = instructionSetByName(refusedSet)
    const samples = set === undefined ? [] : setSamples(set)
    expect(samples.length).toBeGreaterThan(2)
    const words = encode([...prelude, ...samples])
    expect(spirvDis(words, ['--raw-id']).complaint).toContain('Invalid extended instruction import')
    expect(disassemble(words)).toMatch(/ = OpExtInst %1 %100 CALL \d+ %\d+ %\d+\n/)
  })
})
