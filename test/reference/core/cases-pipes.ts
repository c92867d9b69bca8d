import type { RuleCase } from '../case-makers.ts'
import { body, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const pipes: Pieces = {
  ...kernel,
  capabilities: `${kernel.capabilities}
OpCapability Pipes
OpCapability PipeStorage
OpCapability Groups
OpCapability GenericPointer
OpCapability Int64`,
  declarations: `%u64 = OpTypeInt 64 0
%long = OpConstant %u64 4
%reading = OpTypePipe ReadOnly
%writing = OpTypePipe WriteOnly
%reserve = OpTypeReserveId
%storage = OpTypePipeStorage
%stored = OpConstantPipeStorage %storage 4 4 16
%gu = OpTypePointer Generic %u32
%cu = OpTypePointer CrossWorkgroup %u32
%g = OpConstantNull %gu
%c = OpConstantNull %cu
%takes = OpTypeFunction %void %reading %writing`,
}

/** Instructions on pipes in a function that takes one to read from and one to write to. */
function inFunction(lines: string): Pieces {
  return {
    functions: `%f = OpFunction %void None %takes
%in = OpFunctionParameter %reading
%out = OpFunctionParameter %writing
%l = OpLabel
%id = OpReserveReadPipePackets %reserve %in %u1 %u4 %u4
${lines}
OpReturn
OpFunctionEnd`,
  }
}

function either(rule: string, valid: string, invalid: string): RuleCase {
  return parts(rule, inFunction(valid), inFunction(invalid), pipes, invalid)
}

const pairs: readonly (readonly [rule: string, valid: string, invalid: readonly string[]])[] = [
  [
    'pipe-object',
    '%x = OpReadPipe %u32 %in %g %u4 %u4',
    ['%x = OpReadPipe %u32 %out %g %u4 %u4', '%x = OpReadPipe %u32 %id %g %u4 %u4'],
  ],
  [
    'pipe-object',
    '%x = OpReserveWritePipePackets %reserve %out %u1 %u4 %u4',
    ['%x = OpReserveWritePipePackets %reserve %in %u1 %u4 %u4'],
  ],
  ['pipe-object', 'OpCommitReadPipe %in %id %u4 %u4', ['OpCommitReadPipe %out %id %u4 %u4']],
  [
    'pipe-object',
    'OpGroupCommitWritePipe %u2 %out %id %u4 %u4',
    ['OpGroupCommitWritePipe %u2 %in %id %u4 %u4'],
  ],
  [
    'pipe-object',
    '%x = OpGetNumPipePackets %u32 %out %u4 %u4',
    ['%x = OpGetNumPipePackets %u32 %u4 %u4 %u4'],
  ],
  [
    'pipe-result',
    '%x = OpWritePipe %u32 %out %g %u4 %u4',
    ['%x = OpWritePipe %u64 %out %g %u4 %u4', '%x = OpWritePipe %bool %out %g %u4 %u4'],
  ],
  [
    'pipe-result',
    '%x = OpGroupReserveReadPipePackets %reserve %u2 %in %u1 %u4 %u4',
    ['%x = OpGroupReserveReadPipePackets %u32 %u2 %in %u1 %u4 %u4'],
  ],
  ['pipe-result', '%x = OpIsValidReserveId %bool %id', ['%x = OpIsValidReserveId %u32 %id']],
  [
    'pipe-pointer',
    '%x = OpReadPipe %u32 %in %g %u4 %u4',
    ['%x = OpReadPipe %u32 %in %c %u4 %u4', '%x = OpReadPipe %u32 %in %u4 %u4 %u4'],
  ],
  [
    'pipe-pointer',
    '%x = OpReservedWritePipe %u32 %out %id %u0 %g %u4 %u4',
    ['%x = OpReservedWritePipe %u32 %out %id %u0 %c %u4 %u4'],
  ],
  ['pipe-reserve-id', '%x = OpIsValidReserveId %bool %id', ['%x = OpIsValidReserveId %bool %u0']],
  [
    'pipe-reserve-id',
    'OpGroupCommitReadPipe %u2 %in %id %u4 %u4',
    ['OpGroupCommitReadPipe %u2 %in %in %u4 %u4'],
  ],
  [
    'pipe-number',
    '%x = OpReservedReadPipe %u32 %in %id %u0 %g %u4 %u4',
    [
      '%x = OpReservedReadPipe %u32 %in %id %long %g %u4 %u4',
      '%x = OpReservedReadPipe %u32 %in %id %u0 %g %f1 %u4',
      '%x = OpReservedReadPipe %u32 %in %id %u0 %g %u4 %long',
    ],
  ],
  [
    'pipe-number',
    '%x = OpGetMaxPipePackets %u32 %in %u4 %u4',
    ['%x = OpGetMaxPipePackets %u32 %in %u4 %true'],
  ],
  [
    'pipe-storage-result',
    '%x = OpCreatePipeFromPipeStorage %reading %stored',
    ['%x = OpCreatePipeFromPipeStorage %storage %stored'],
  ],
  [
    'pipe-storage-operand',
    '%x = OpCreatePipeFromPipeStorage %reading %stored',
    ['%x = OpCreatePipeFromPipeStorage %reading %in'],
  ],
]

/** Types of what the instructions on pipes take and give. */
export const pipeCases: readonly RuleCase[] = [
  ...pairs.flatMap(([rule, valid, invalid]) => invalid.map((lines) => either(rule, valid, lines))),
  parts(
    'pipe-storage-result',
    { body: '' },
    { declarations: `${pipes.declarations}\n%other = OpConstantPipeStorage %u32 4 4 16` },
    pipes,
    'OpConstantPipeStorage',
  ),
]

const pointers: Pieces = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability GenericPointer\nOpCapability Int64`,
  declarations: `%u64 = OpTypeInt 64 0
%fv = OpTypePointer Function %void
%pf = OpTypePointer Function %fu
%pairs = OpTypeStruct %u32 %fu
%fs = OpTypePointer Function %pairs
%flags = OpTypeStruct %u32 %bool
%fb = OpTypePointer Function %flags
%gu = OpTypePointer Generic %u32
%g = OpConstantNull %gu
%nothing = OpConstantNull %fv
%s = OpConstantNull %fs
%b = OpConstantNull %fb`,
  locals: '%v = OpVariable %fu Function',
}

/** Sizes of what pointers point to, and semantics of pointers. */
export const sizeCases: readonly RuleCase[] = [
  body('lifetime-size', 'OpLifetimeStart %v 0', 'OpLifetimeStart %v 4', pointers),
  body('lifetime-size', 'OpLifetimeStop %nothing 4', 'OpLifetimeStop %v 1', pointers, 'void'),
  ...[
    ['size-of-result', '%x = OpSizeOf %u32 %v', '%x = OpSizeOf %u64 %v'],
    ['size-of-result', '%x = OpSizeOf %u32 %s', '%x = OpSizeOf %f32 %s'],
    ['size-of-pointer', '%x = OpSizeOf %u32 %s', '%x = OpSizeOf %u32 %b'],
    ['size-of-pointer', '%x = OpSizeOf %u32 %v', '%x = OpSizeOf %u32 %nothing'],
    ['size-of-pointer', '%x = OpSizeOf %u32 %v', '%x = OpSizeOf %u32 %u4'],
    [
      'pointer-semantics-result',
      '%x = OpGenericPtrMemSemantics %u32 %g',
      '%x = OpGenericPtrMemSemantics %u64 %g',
    ],
    [
      'pointer-semantics-pointer',
      '%x = OpGenericPtrMemSemantics %u32 %g',
      '%x = OpGenericPtrMemSemantics %u32 %v',
    ],
    [
      'pointer-semantics-pointer',
      '%x = OpGenericPtrMemSemantics %u32 %g',
      '%x = OpGenericPtrMemSemantics %u32 %u4',
    ],
  ].map(
    ([rule = '', valid = '', invalid = '']): RuleCase =>
      body(rule, valid, invalid, pointers, invalid),
  ),
]
