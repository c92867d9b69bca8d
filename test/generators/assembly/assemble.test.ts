import { describe, expect, it } from 'vitest'
import { assemble } from '../../../generators/assembly/assemble.ts'
import { spirvAs } from '../../support/spirv-as.ts'

const imported = '%s = OpExtInstImport "GLSL.std.450"\n'
const open = '%s = OpExtInstImport "NonSemantic.X"\n'

/** Texts that spirv-as accepts. */
const accepted: readonly string[] = [
  ';',
  ' \t\r\n',
  'OpNop OpNop;c\n\tOpNop\r\nOpNop ; "c',
  'OpNop\0OpBad',
  '%a\n=;c\nOpTypeInt\n32 ;c\n0',
  '%5 = OpTypeVoid\n%a = OpTypeVoid\n%b = OpTypeVoid\n%1 = OpTypeVoid\n%c = OpTypeVoid',
  'OpName %0x10 "x"\nOpName %16 "y"\nOpName %010 "z"\nOpName %08 "w"\nOpName %_a9 "v"',
  'OpName %99999999999 "x"\nOpName %4294967294 "y"\nOpName %0 "z"',
  'OpName %4294967295 "x"\nOpName %a "y"',
  'OpName %a "%5" ; %1\nOpName %2 "\\"\\\\\\n"',
  '%a = OpString ""\n%b = OpString "a;b\n\té"\n%c = OpString "abcd"\n%d = OpString "ab\\"',
  'OpMemoryModel Physical32 OpenCL OpSource OpenCL_C 100 %a "x"',
  'OpStore %a %b Volatile|Aligned 4 OpStore %a %b Aligned|MakePointerVisible 4 %c',
  'OpStore %a %b None OpStore %a %b Aligned|Aligned 4 %v = OpLoad %t %p',
  'OpDecorate %a LinkageAttributes "x" Export\nOpDecorate %a BankBitsALTERA 1 2 3',
  'OpDecorate %a FPMaxErrorDecorationINTEL 2\nOpDecorate %a FPFastMathMode NotNaN|NSZ',
  '%a = OpPhi %t %b %c %d\n%e = OpPhi %t\n%f = OpTypeStruct\n%g = OpConstantDataKHR %t 1 0xff',
  'OpGroupMemberDecorate %a %b 1 %c 2\nOpBranchConditional %a %b %c 1 2',
  '%a = OpSpecConstantOp %t CompositeExtract %b 1 2\n%c = OpSpecConstantOp %t !128 %b %d',
  `${imported}%a = OpExtInst %t %s Pow %b %c\n%d = OpExtInst %t %s !5 7 "x"`,
  `${open}%a = OpExtInst %t %s 7 %b %c\n%d = OpExtInst %t %s 05`,
  '%s = OpExtInstImport "NonSemantic.ClspvReflection.9"\n%a = OpExtInst %t %s Kernel %b %c %d %e %f',
  '!65536 !0x00030005 %a "b" 7 -5 0x10 1.5\n%b = OpTypeVoid !9',
  '%a = OpConstant !1 2 OpStore %a %b !2 4 OpDecorate %a LinkageAttributes !5 "x"',
  '%t = OpTypeInt !64 0\n%c = OpConstant %t 5\n%d = OpConstant !9 "x" %c',
  '%c = OpUndef %t\n%c = OpUndef %u\n%c = OpTypeVoid\n%c = OpLabel',
  '%i = OpTypeInt 32 0\n%a = OpUndef %i\n%l = OpTypeInt 64 0\n%a = OpUndef %l\nOpSwitch %a %d 5 %e',
]

/** Faulty texts with the places where spirv-as and we see the first fault. */
const faulty: readonly (readonly [string, number, number])[] = [
  ['', 1, 1],
  ['\0', 1, 1],
  ['OpNop\nOpFoo', 2, 1],
  ['OpNop ;x\n ;y\n\t OpBar', 3, 3],
  ['OpNop %a', 1, 9],
  ['OpNop 5', 1, 7],
  ['opNop', 1, 1],
  ['= OpNop', 1, 1],
  ['OpNop,OpNop', 1, 6],
  ['OpTypeVoid', 1, 1],
  ['%a', 1, 3],
  ['%a OpTypeVoid', 1, 4],
  ['%a =', 1, 5],
  ['%a = %b', 1, 6],
  ['%a = !5', 1, 6],
  ['%a = OpNop', 1, 6],
  ['%a = OpTypeInt 32', 1, 18],
  ['%a = OpTypeInt 32 0\n\n5', 3, 1],
  ['%a = OpTypeInt\n  32\n  x', 3, 3],
  ['OpName %a\nOpNop', 2, 1],
  ['OpName %a ; c', 1, 14],
  ['OpName a "b"', 1, 8],
  ['OpName %a.b "x"', 1, 8],
  ['OpName % "x"', 1, 8],
  ['OpName %a b', 1, 11],
  ['OpName %a "b', 1, 11],
  ['OpName %a "b"c', 1, 11],
  ['OpCapability 1', 1, 14],
  ['OpCapability Foo', 1, 14],
  ['OpStore %a %b Volatile|', 1, 15],
  ['OpStore %a %b 3', 1, 15],
  ['OpStore %a %b Aligned', 1, 22],
  ['OpStore %a %b Volatile |Aligned 4', 1, 24],
  ['OpDecorate %a FuncParamAttr NoWrite|Zext', 1, 29],
  ['OpExecutionMode %a LocalSize 1 2', 1, 33],
  ['OpGroupMemberDecorate %a %b', 1, 28],
  ['%a = OpSpecConstantOp %t OpIAdd %b %c', 1, 26],
  ['%a = OpSpecConstantOp %t Load %b', 1, 26],
  ['%s = OpExtInstImport "Foo"', 1, 22],
  [`${imported}%s = OpExtInstImport "OpenCL.std"`, 2, 22],
  [`${imported}%r = OpExtInst %t %s 1 %a`, 2, 22],
  [`${imported}%r = OpExtInst %t %s sin %a`, 2, 22],
  [`${imported}%r = OpExtInst %t %s Sin`, 2, 25],
  [`${imported}%r = OpExtInst %t %s Sin %a %b`, 2, 31],
  ['%r = OpExtInst %t %s Sin %a', 1, 19],
  [`${open}%r = OpExtInst %t %s 0x5 %a`, 2, 22],
  ['!-1', 1, 1],
  ['!1 Shader', 1, 4],
  ['!1 = 5', 1, 4],
  ['!1 1e5', 1, 4],
  ['OpSwitch %s %d 5 %l', 1, 16],
  ['%c = OpConstant %t 5', 1, 20],
]

/** Faulty texts for which our place differs: the declaration at fault, not the text after it. */
const elsewhere: readonly (readonly [string, number, number])[] = [
  ['%a.b = OpTypeVoid', 1, 1],
  ['%a = OpTypeVoid\n%a = OpTypeBool', 2, 1],
  ['OpNop\n%a = OpTypeInt 32 !0 5', 2, 1],
  ['%a = OpTypeFloat 8 BFloat16KHR', 1, 1],
  ['%a = OpTypeFloat 16 !99', 1, 1],
  ['%a = OpString "a\nb" x', 2, 4],
]

function place(complaint: string): readonly number[] {
  const [, line, column] = /^error: (\d+): (\d+): /.exec(complaint) ?? []
  return [Number(line), Number(column)]
}

function firstFault(text: string): readonly number[] {
  const assembled = assemble(text)
  const [first] = assembled.kind === 'faulty' ? assembled.errors : []
  return [first?.line ?? 0, first?.column ?? 0]
}

describe('texts that spirv-as accepts', () => {
  it.each(accepted)('a text assembles to the words of spirv-as: %j', (text) => {
    for (const preserveIds of [true, false]) {
      const theirs = spirvAs(text, { preserveIds })
      if (theirs.kind !== 'words') throw new Error(theirs.complaint)
      expect(assemble(text, { preserveIds })).toMatchObject({ words: theirs.words })
    }
  })

  it('have the version of the target in their header', () => {
    const theirs = spirvAs('OpNop', { environment: 'vulkan1.1' })
    expect(assemble('OpNop', { version: 0x1_0300 })).toMatchObject(
      theirs.kind === 'words' ? { words: theirs.words } : {},
    )
  })
})

describe('faulty texts', () => {
  it.each(faulty)('%j is faulty at %i:%i', (text, line, column) => {
    const theirs = spirvAs(text)
    expect(theirs.kind).toBe('refused')
    expect(place(theirs.kind === 'refused' ? theirs.complaint : '')).toEqual([line, column])
    expect(firstFault(text)).toEqual([line, column])
  })

  it.each(elsewhere)(
    '%j is faulty for both assemblers, for ours at %i:%i',
    (text, line, column) => {
      expect(spirvAs(text).kind).toBe('refused')
      expect(firstFault(text)).toEqual([line, column])
    },
  )

  it('an instruction of a later version is reported', () => {
    expect(assemble('%a = OpCopyLogical %b %c', { version: 0x1_0000 })).toMatchObject({
      kind: 'faulty',
      errors: [{ line: 1, column: 6, message: "Invalid Opcode name 'OpCopyLogical'" }],
    })
    expect(spirvAs('%a = OpCopyLogical %b %c', { environment: 'spv1.0' }).kind).toBe('refused')
    expect(assemble('%a = OpCopyLogical %b %c').kind).toBe('assembled')
  })

  it('are reported with one fault for each instruction', () => {
    const assembled = assemble(
      'OpFoo 1 2\nOpNop\n%a = OpTypeInt x y\nOpName %a "ok"\nOpCapability X',
    )
    expect(assembled).toMatchObject({
      kind: 'faulty',
      errors: [
        { line: 1, column: 1 },
        { line: 3, column: 16 },
        { line: 5, column: 14 },
      ],
    })
  })

  it('an instruction that is too long is reported', () => {
    expect(assemble(`%a = OpTypeStruct${' %b'.repeat(65533)}`).kind).toBe('assembled')
    expect(assemble(`%a = OpTypeStruct${' %b'.repeat(65534)}`).kind).toBe('faulty')
  })
})

it('the faults of a text are reported with the names of ids', () => {
  const assembled = assemble('%main = OpTypeVoid\n%7 = OpTypeBool')
  expect(assembled.kind === 'assembled' && [...assembled.ids]).toEqual([
    ['main', 1],
    ['7', 7],
  ])
})
