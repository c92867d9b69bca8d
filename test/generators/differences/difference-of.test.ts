import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { differenceOf } from '#generators/differences/difference-of'
import { differenceOfWords } from '#generators/differences/difference-of-words'
import type { Module } from '#generators/module'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'

const lines = [
  'OpCapability Kernel',
  'OpCapability Addresses',
  'OpMemoryModel Physical64 OpenCL',
  'OpEntryPoint Kernel %1 "main"',
  'OpDecorate %9 Restrict',
  'OpMemberDecorate %14 1 Offset 8',
  '%2 = OpTypeVoid',
  '%3 = OpTypeFunction %2',
  '%4 = OpTypeInt 32 0',
  '%5 = OpTypeFloat 32',
  '%6 = OpTypePointer CrossWorkgroup %4',
  '%7 = OpTypePointer CrossWorkgroup %5',
  '%8 = OpConstant %4 2',
  '%9 = OpVariable %6 CrossWorkgroup',
  '%10 = OpVariable %7 CrossWorkgroup',
  '%14 = OpTypeStruct %4 %5',
  '%16 = OpConstant %4 16',
  '%1 = OpFunction %2 None %3',
  '%11 = OpLabel',
  '%12 = OpLoad %4 %9',
  '%13 = OpIAdd %4 %12 %8',
  'OpStore %9 %13',
  'OpControlBarrier %8 %8 %16',
  'OpReturn',
  'OpFunctionEnd',
]

function moduleOf(text: readonly string[]): Module {
  const assembled = assemble(text.join('\n'), { version: 0x0001_0200, preserveIds: true })
  if (assembled.kind === 'faulty') throw new Error(assembled.errors[0]?.message)
  const module = read(assembled.words)
  if (module === undefined) throw new Error('these are no instructions')
  return module
}

const control = moduleOf(lines)

/** The difference where lines of the control, each named by how it begins, are others: none where a line is left out. */
function differenceWith(changes: Readonly<Record<string, readonly string[]>>): string {
  for (const start of Object.keys(changes))
    expect(lines.filter((line) => line.startsWith(start))).toHaveLength(1)
  const changed = lines.flatMap((line) => {
    const found = Object.entries(changes).find(([start]) => line.startsWith(start))
    return found?.[1] ?? [line]
  })
  return differenceOf(control, moduleOf(changed))
}

describe('the difference of a module from its control', () => {
  it('is empty for equal modules', () => {
    expect(differenceOf(control, control)).toBe('')
  })

  it('names the operand, and the ids of the file with their definitions', () => {
    expect(differenceWith({ OpStore: ['OpStore %10 %13'] })).toBe(
      'Pointer of OpStore is %10 (a variable in CrossWorkgroup that holds a 32-bit float) instead of %9 (a variable in CrossWorkgroup that holds an unsigned 32-bit integer)',
    )
    expect(differenceWith({ '%13': ['%13 = OpIAdd %4 %8 %8'] })).toBe(
      'Operand 1 of OpIAdd %13 is %8 (the unsigned 32-bit integer 2) instead of %12 (the result of OpLoad, an unsigned 32-bit integer)',
    )
  })

  it('names a type that is written instead of a value', () => {
    expect(differenceWith({ OpStore: ['OpStore %9 %4'] })).toContain(
      'is %4 (the type of an unsigned 32-bit integer) instead of %13',
    )
  })

  it('says what numbers of scopes and memory semantics mean', () => {
    expect(differenceWith({ OpControlBarrier: ['OpControlBarrier %8 %16 %8'] })).toBe(
      'Memory of OpControlBarrier is %16 (the unsigned 32-bit integer 16) instead of %8 (2, Workgroup), its Semantics is %8 (2, Acquire) instead of %16 (16, SequentiallyConsistent)',
    )
  })

  it('names the decorated id rather than the instruction', () => {
    expect(differenceWith({ OpMemberDecorate: ['OpMemberDecorate %14 1 Offset 2'] })).toBe(
      'Byte Offset of member 1 of %14 (a structure of an unsigned 32-bit integer and a 32-bit float) is 2 instead of 8',
    )
  })

  it('never names an id that the file does not have', () => {
    const other = lines.filter((line) => !line.startsWith('%12') && !line.startsWith('%13'))
    const changed = other.map((line) => (line.startsWith('OpStore') ? 'OpStore %9 %8' : line))
    const difference = differenceOf(control, moduleOf(changed))
    expect(difference).toBe(
      'missing after OpLabel %11: OpLoad %4 %9; an OpIAdd; Object of OpStore is %8 (the unsigned 32-bit integer 2) instead of the result of OpIAdd, an unsigned 32-bit integer',
    )
    expect(difference).not.toMatch(/%1[23]\b/)
  })

  it('says which instruction is missing, added or moved, and where', () => {
    expect(differenceWith({ 'OpCapability Addresses': [] })).toBe('missing: OpCapability Addresses')
    expect(differenceWith({ OpDecorate: [] })).toBe(
      'missing: OpDecorate %9 Restrict (%9 is a variable in CrossWorkgroup that holds an unsigned 32-bit integer)',
    )
    expect(differenceWith({ OpReturn: ['OpNop', 'OpReturn'] })).toBe(
      'added after OpControlBarrier: OpNop',
    )
    expect(differenceWith({ OpStore: [], OpReturn: ['OpStore %9 %13', 'OpReturn'] })).toMatch(
      /^moved after OpControlBarrier: OpStore %9 %13/,
    )
  })

  it('says which operand was added or is missing', () => {
    expect(differenceWith({ '%12': ['%12 = OpLoad %4 %9 Volatile'] })).toBe(
      'OpLoad %12 has the additional operand Memory Access: Volatile',
    )
    expect(differenceWith({ '%14': ['%14 = OpTypeStruct %4'] })).toBe(
      'OpTypeStruct %14 lacks the operand Member 1 type: %5 (a 32-bit float)',
    )
  })

  it('names the declaration that replaces another', () => {
    expect(differenceWith({ 'OpCapability Addresses': ['OpCapability Int64'] })).toBe(
      'the module declares the capability Int64 instead of Addresses',
    )
  })

  it('counts the differences that it leaves out', () => {
    const difference = differenceWith({
      'OpCapability Addresses': [],
      OpDecorate: [],
      OpMemberDecorate: ['OpMemberDecorate %14 1 Offset 2'],
      OpStore: ['OpStore %10 %13'],
      OpReturn: ['OpUnreachable'],
    })
    expect(difference).toMatch(/; and 2 more differences$/)
  })

  it('names the version in the header, and its other fields only if nothing else differs', () => {
    expect(differenceOf(control, { ...control, version: 0x0001_0000 })).toBe(
      'the version in the header is 1.0 instead of 1.2',
    )
    expect(differenceOf(control, { ...control, bound: 3 })).toBe(
      `the bound in the header is 3 instead of ${control.bound}`,
    )
  })

  it('stays short for types that contain themselves', () => {
    const ring = [
      'OpTypeForwardPointer %20 CrossWorkgroup',
      '%21 = OpTypeStruct %4 %20',
      '%20 = OpTypePointer CrossWorkgroup %21',
      '%14 = OpTypeStruct %4 %20',
    ]
    expect(differenceWith({ '%14': ring }).length).toBeLessThan(500)
  })
})

describe('the difference of words from their control', () => {
  const words = encode(control)

  it('is the difference of the modules if the words are modules', () => {
    expect(differenceOfWords(words, encode({ ...control, version: 0x0001_0000 }))).toBe(
      'the version in the header is 1.0 instead of 1.2',
    )
  })

  it('names words that are not instructions by their place', () => {
    expect(differenceOfWords(words, words.with(0, 7))).toBe(
      'word 0, the magic number, is 0x00000007 instead of 0x07230203',
    )
    expect(differenceOfWords(words, words.with(5, 0x0000_0011))).toBe(
      'word 5 is 0x00000011 instead of 0x00020011',
    )
    expect(differenceOfWords(words, words.slice(0, 3))).toBe(
      `the module ends after 3 of ${words.length} words`,
    )
  })

  it('matches operands that bits ask for by their bits, not by their places', () => {
    const loop = (control: string) =>
      moduleOf([
        'OpCapability Shader',
        'OpMemoryModel Logical GLSL450',
        '%1 = OpTypeVoid',
        '%2 = OpTypeFunction %1',
        '%3 = OpFunction %1 None %2',
        '%4 = OpLabel',
        'OpBranch %5',
        '%5 = OpLabel',
        `OpLoopMerge %6 %7 ${control}`,
        'OpBranch %6',
        '%7 = OpLabel',
        'OpBranch %5',
        '%6 = OpLabel',
        'OpReturn',
        'OpFunctionEnd',
      ])
    const before = loop('PartialCount 8')
    expect(differenceOf(before, loop('IterationMultiple|PartialCount 0 8'))).toBe(
      'Loop Control of OpLoopMerge is IterationMultiple|PartialCount instead of PartialCount, with IterationMultiple 0',
    )
    expect(differenceOf(before, loop('DontUnroll'))).toBe(
      'Loop Control of OpLoopMerge is DontUnroll instead of PartialCount, without PartialCount 8',
    )
    expect(differenceOf(before, loop('PeelCount 8'))).toBe(
      'Loop Control of OpLoopMerge is PeelCount instead of PartialCount, with PeelCount 8, without PartialCount 8',
    )
  })

  it('tells types of the same words apart by their decorations, and blocks by how they end', () => {
    const types = (pointee: string) =>
      moduleOf([
        'OpCapability Shader',
        'OpMemoryModel Logical GLSL450',
        'OpDecorate %4 Block',
        'OpMemberDecorate %4 0 Offset 0',
        '%1 = OpTypeVoid',
        '%2 = OpTypeFunction %1',
        '%3 = OpTypeInt 32 0',
        '%4 = OpTypeStruct %3',
        '%5 = OpTypeStruct %3',
        `%6 = OpTypePointer StorageBuffer ${pointee}`,
      ])
    expect(differenceOf(types('%4'), types('%5'))).toBe(
      'Type of OpTypePointer %6 is %5 (a structure of one unsigned 32-bit integer, without Block and Offset 0 on member 0) instead of %4 (a structure of one unsigned 32-bit integer, with Block and Offset 0 on member 0)',
    )
    const branches = (target: string) =>
      moduleOf([
        '%1 = OpTypeVoid',
        '%2 = OpTypeFunction %1',
        '%3 = OpFunction %1 None %2',
        '%4 = OpLabel',
        `OpBranch ${target}`,
        '%5 = OpLabel',
        'OpReturn',
        '%6 = OpLabel',
        'OpUnreachable',
        'OpFunctionEnd',
      ])
    expect(differenceOf(branches('%5'), branches('%6'))).toBe(
      'Target Label of OpBranch is %6 (a block that ends in OpUnreachable) instead of %5 (a block that ends in OpReturn)',
    )
  })

  it('names the type of a result if too many other operands differ to be listed', () => {
    const sum = (type: string, value: string) =>
      moduleOf([
        '%1 = OpTypeFloat 32',
        '%2 = OpTypeFloat 64',
        '%3 = OpConstant %1 1',
        '%4 = OpConstant %2 1',
        `%5 = OpFmaKHR ${type} ${value} ${value} ${value}`,
      ])
    expect(differenceOf(sum('%1', '%3'), sum('%2', '%4'))).toBe(
      '%5 = OpFmaKHR %2 %4 %4 %4 instead of %5 = OpFmaKHR %1 %3 %3 %3 (a 64-bit float instead of a 32-bit float)',
    )
  })
})
