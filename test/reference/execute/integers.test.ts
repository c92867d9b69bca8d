import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loads, run, stores, words } from '../../support/compute.ts'

const wrap = (value: bigint): number => Number(BigInt.asUintN(32, value))
const signed = (value: number): bigint => BigInt(value | 0)

/** The meaning of each instruction on integers without a width, from the words of its section. */
const meanings: Readonly<Record<string, (x: number, y: number) => bigint>> = {
  OpIAdd: (x, y) => BigInt(x) + BigInt(y),
  OpISub: (x, y) => BigInt(x) - BigInt(y),
  OpIMul: (x, y) => BigInt(x) * BigInt(y),
  OpUDiv: (x, y) => BigInt(x) / BigInt(y),
  OpUMod: (x, y) => BigInt(x) % BigInt(y),
  OpSDiv: (x, y) => signed(x) / signed(y),
  OpSRem: (x, y) => signed(x) % signed(y),
  OpSMod: (x, y) => ((signed(x) % signed(y)) + signed(y)) % signed(y),
  OpBitwiseAnd: (x, y) => BigInt(x) & BigInt(y),
  OpBitwiseOr: (x, y) => BigInt(x) | BigInt(y),
  OpBitwiseXor: (x, y) => BigInt(x) ^ BigInt(y),
}
const word = fc.oneof(
  fc.integer({ min: 0, max: 0xffffffff }),
  fc.constantFrom(0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff),
)

for (const [name, meaning] of Object.entries(meanings))
  it(`the interpreter computes ${name} as on integers without a width, modulo 2^32`, () => {
    const shader = { body: `${loads(2)}\n%r = ${name} %uint %i0 %i1\n${stores('%r')}` }
    fc.assert(
      fc.property(word, word, (x, y) => {
        const divides = /Div|Rem|Mod/.test(name)
        const overflows = /OpS(Div|Rem|Mod)/.test(name) && x === 0x80000000 && y === 0xffffffff
        const outcome = run(shader, [x, y])
        if ((divides && y === 0) || overflows)
          expect(outcome).toMatchObject({ kind: 'undefined', section: name })
        else expect(words(outcome, 1)).toEqual([wrap(meaning(x, y))])
      }),
      { numRuns: 25 },
    )
  })

const shifts: readonly (readonly [string, number, number, number | undefined])[] = [
  ['OpShiftLeftLogical', 0x80000001, 1, 2],
  ['OpShiftRightLogical', 0x80000001, 31, 1],
  ['OpShiftRightArithmetic', 0x80000000, 31, 0xffffffff],
  ['OpShiftLeftLogical', 1, 32, undefined],
  ['OpShiftRightLogical', 1, 0xffffffff, undefined],
]
it.each(shifts)(
  'the interpreter computes %s of %i by %i, or reports undefined behavior',
  (name, base, distance, expected) => {
    const body = `${loads(2)}\n%r = ${name} %uint %i0 %i1\n${stores('%r')}`
    expect(words(run({ body }, [base, distance]), 1)).toEqual([expected])
  },
)

it('the interpreter shifts, counts and reverses bits', () => {
  const body = `${loads(2)}
%a = OpBitFieldInsert %uint %i0 %i1 %uint_4 %uint_8
%b = OpBitFieldSExtract %uint %i0 %uint_4 %uint_4
%c = OpBitFieldUExtract %uint %i0 %uint_4 %uint_4
%d = OpBitReverse %uint %i0
%e = OpBitCount %uint %i0
%f = OpBitFieldInsert %uint %i0 %i1 %i0 %uint_8
${stores('%a', '%b', '%c', '%d', '%e', '%f')}`
  expect(words(run({ body }, [0xf00000c3, 0x5a]), 6)).toEqual([
    0xf00005a3,
    0xfffffffc,
    0xc,
    0xc300000f,
    8,
    undefined,
  ])
})

it('the interpreter gives the high-order bits of products, carries and borrows', () => {
  const body = `${loads(2)}
%a = OpUMulExtended %pair %i0 %i1
%b = OpSMulExtended %pair %i0 %i1
%c = OpIAddCarry %pair %i0 %i1
%d = OpISubBorrow %pair %i1 %i0
${['a', 'b', 'c', 'd'].flatMap((id) => [0, 1].map((n) => `%${id}${n} = OpCompositeExtract %uint %${id} ${n}`)).join('\n')}
${stores('%a0', '%a1', '%b0', '%b1', '%c0', '%c1', '%d0', '%d1')}`
  const declarations = '%pair = OpTypeStruct %uint %uint'
  expect(words(run({ body, declarations }, [0xffffffff, 2]), 8)).toEqual([
    0xfffffffe, 1, 0xfffffffe, 0xffffffff, 1, 1, 3, 1,
  ])
})

it('the interpreter computes with integers of 8, 16 and 64 bits', () => {
  const body = `${loads(1)}
%byte = OpUConvert %uint8 %i0
%a8 = OpIAdd %uint8 %byte %byte
%a = OpUConvert %uint %a8
%b8 = OpSConvert %int %a8
%b = OpBitcast %uint %b8
%short = OpUConvert %uint16 %i0
%c16 = OpIMul %uint16 %short %short
%c = OpUConvert %uint %c16
%long = OpUConvert %uint64 %i0
%square = OpIMul %uint64 %long %long
%halves = OpBitcast %uint2 %square
%d = OpCompositeExtract %uint %halves 0
%e = OpCompositeExtract %uint %halves 1
${stores('%a', '%b', '%c', '%d', '%e')}`
  const capabilities = 'OpCapability Int8\nOpCapability Int16\nOpCapability Int64'
  const declarations = `%uint8 = OpTypeInt 8 0
%uint16 = OpTypeInt 16 0
%uint64 = OpTypeInt 64 0`
  expect(words(run({ body, capabilities, declarations }, [0xfffffff0]), 5)).toEqual([
    0xe0, 0xffffffe0, 0x100, 0x100, 0xffffffe0,
  ])
})

it('the interpreter finds overflow in an instruction that is decorated not to have any', () => {
  const body = `${loads(2)}\n%r = OpIAdd %uint %i0 %i1\n${stores('%r')}`
  const shader = { body, decorations: 'OpDecorate %r NoUnsignedWrap' }
  expect(words(run(shader, [0xfffffffe, 1]), 1)).toEqual([0xffffffff])
  expect(run(shader, [0xffffffff, 1])).toMatchObject({
    kind: 'undefined',
    section: 'NoUnsignedWrap',
  })
})
