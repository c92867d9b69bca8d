import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'

const text = 'SPV_KHR_untyped_pointers'
const version = 0x0001_0600

const kernel = `OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Physical32 OpenCL
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%event = OpTypeEvent
%u1 = OpConstant %u32 1
%u2 = OpConstant %u32 2
%none = OpConstantNull %event
%local = OpTypeUntypedPointerKHR Workgroup
%local2 = OpTypeUntypedPointerKHR Workgroup
%global = OpTypeUntypedPointerKHR CrossWorkgroup
%a = OpUntypedVariableKHR %local Workgroup %u32
%a2 = OpUntypedVariableKHR %local2 Workgroup %u32
%b = OpUntypedVariableKHR %global CrossWorkgroup %u32
%f = OpFunction %void None %fn
%l = OpLabel
`

const shader = (annotations: string, declarations: string) => `OpCapability Shader
OpCapability Linkage
OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Logical GLSL450
${annotations}%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%v2 = OpTypeVector %f32 2
%m2 = OpTypeMatrix %v2 2
%u0 = OpConstant %u32 0
%u2 = OpConstant %u32 2
%buffer = OpTypeUntypedPointerKHR StorageBuffer
%local = OpTypeUntypedPointerKHR Workgroup
${declarations}%f = OpFunction %void None %fn
%l = OpLabel
`
const end = 'OpReturn\nOpFunctionEnd\n'

/** The rules that are blamed by a version, each once and without the name of the text; `unsupported` where nothing is judged. */
function blames(module: string, revision: string | number): readonly string[] | 'unsupported' {
  const verdict = validate(assembly(`${module}${end}`, { version }), newest, {
    revisions: { [text]: revision },
  })
  if (verdict.kind === 'valid') return []
  if (verdict.kind !== 'invalid') return 'unsupported'
  return [...new Set(verdict.blames.map(({ rule }) => rule.replace(`${text}/`, '')))]
}

it('the judge does not apply versions without OpUntypedGroupAsyncCopyKHR to a module that has it', () => {
  const module = `${kernel}%x = OpUntypedGroupAsyncCopyKHR %event %u2 %a %b %u1 %u1 %u1 %none\n`
  expect(blames(module, 'newest')).toEqual([])
  expect(blames(module, 'first')).toBe('unsupported')
})

const blockArray = `%s = OpTypeStruct %f32
%as = OpTypeArray %s %u2
%v = OpUntypedVariableKHR %buffer StorageBuffer %as
`
const block = 'OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0\n'

const changes: readonly (readonly [
  string,
  string,
  string,
  readonly string[],
  readonly string[],
])[] = [
  [
    'OpPtrDiff of two untyped pointer types',
    `${kernel}%x = OpPtrDiff %u32 %a %a2\n`,
    '2024-08-14',
    [],
    ['subtracted-pointers-have-one-type'],
  ],
  [
    'some of the optional operands of a prefetch',
    `${kernel}OpUntypedPrefetchKHR %b %u1 %u1\n`,
    '2025-07-29',
    [],
    ['prefetch-has-rw-locality-and-cache-type-or-none'],
  ],
  [
    'a cast into another storage class',
    `${kernel}%x = OpBitcast %global %a\n`,
    '2025-07-29',
    [],
    ['bitcast-keeps-the-storage-class'],
  ],
  [
    'an element of an array of blocks by its own type',
    `${shader(block, blockArray)}%x = OpUntypedAccessChainKHR %buffer %f32 %v\n`,
    '2025-07-29',
    [],
    ['variable-of-an-array-of-blocks-is-walked-from-its-data-type'],
  ],
  [
    'an array of blocks in Workgroup without layout',
    shader('', '%w = OpTypeArray %f32 %u2\n%v = OpUntypedVariableKHR %local Workgroup %w\n'),
    '2025-07-29',
    [],
    ['workgroup-data-type-is-explicitly-laid-out'],
  ],
  [
    'a variable of a matrix',
    shader('', '%v = OpUntypedVariableKHR %buffer StorageBuffer %m2\n'),
    '2026-06-24',
    ['data-type-is-no-matrix'],
    [],
  ],
  [
    'a load of a matrix from outside a structure',
    `${shader('', '%v = OpUntypedVariableKHR %buffer StorageBuffer %f32\n')}%x = OpLoad %m2 %v\n`,
    '2026-06-24',
    [],
    ['matrix-access-through-untyped-pointer-comes-from-a-structure'],
  ],
]

describe('modules that a change concerns', () => {
  it.each(changes)('are judged by both versions: %s', (_, module, since, before, after) => {
    expect(blames(module, since)).toEqual(after)
    expect(blames(module, 'newest')).toEqual(after)
    expect(blames(module, 'first')).toEqual(before)
  })
})

it('a change does not mistake instructions without a result type for those whose pointer type has id 0', () => {
  const module = shader('', '%0 = OpTypeUntypedPointerKHR StorageBuffer\n')
  const found = blames(module, 'newest')
  expect(found).toContain('core/id-not-zero')
  expect(found).not.toContain('logical-pointer-operand-is-of-a-listed-instruction')
  expect(found).not.toContain('logical-pointer-result-is-of-a-listed-instruction')
})
