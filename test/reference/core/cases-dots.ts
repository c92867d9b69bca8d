import type { RuleCase } from '../case-makers.ts'
import { body } from './case.ts'

/** Dot products of integers. */
export const dotCases: readonly RuleCase[] = dots()

function dots(): readonly RuleCase[] {
  const base = 'OpCapability Shader\nOpCapability Int8\nOpCapability Int64\nOpCapability DotProduct'
  const all = `${base}\nOpCapability DotProductInputAll`
  const packed = `${base}\nOpCapability DotProductInput4x8BitPacked`
  const bytes = `${base}\nOpCapability DotProductInput4x8Bit`
  const declarations = `%u8 = OpTypeInt 8 0
%i8 = OpTypeInt 8 1
%u64 = OpTypeInt 64 0
%v4u8 = OpTypeVector %u8 4
%v4i8 = OpTypeVector %i8 4
%v3u8 = OpTypeVector %u8 3
%v2u64 = OpTypeVector %u64 2
%f = OpUndef %v2f
%a = OpUndef %v2u
%s = OpUndef %v2i
%three = OpUndef %v3u
%b = OpUndef %v4u8
%sb = OpUndef %v4i8
%b3 = OpUndef %v3u8
%l = OpUndef %u64
%vl = OpUndef %v2u64
%c8 = OpUndef %u8`
  const dot = (
    rule: string,
    valid: string,
    invalid: string,
    capabilities: string = all,
  ): RuleCase =>
    body(rule, `%x = ${valid}`, `%x = ${invalid}`, { minor: 6, capabilities, declarations })
  const format = 'PackedVectorFormat4x8Bit'
  return [
    dot('integer-dot-result', 'OpSDot %u32 %a %a', 'OpSDot %f32 %a %a'),
    dot('integer-dot-result', 'OpSDot %i32 %a %a', 'OpSDot %v2u %a %a'),
    dot('integer-dot-result', 'OpUDot %u32 %a %a', 'OpUDot %i32 %a %a'),
    dot('integer-dot-result', 'OpSDot %u8 %b %b', 'OpSDot %u8 %a %a'),
    dot('integer-dot-result', 'OpSUDot %u32 %s %a', 'OpSUDot %u8 %s %a'),
    dot('integer-dot-result', 'OpUDotAccSat %u32 %a %a %u1', 'OpUDotAccSat %i32 %a %a %i1'),
    dot(
      'integer-dot-result',
      `OpSDot %u8 %u1 %u1 ${format}`,
      `OpSDot %f32 %u1 %u1 ${format}`,
      packed,
    ),
    dot('integer-dot-operand', 'OpSDot %u64 %a %a', 'OpSDot %u64 %f %f'),
    dot('integer-dot-operand', 'OpSUDot %u64 %a %a', 'OpSUDot %u64 %a %u32'),
    dot(
      'integer-dot-operand',
      `OpSDot %u64 %u1 %u1 ${format}`,
      `OpSDot %u64 %l %l ${format}`,
      packed,
    ),
    dot(
      'integer-dot-operand',
      `OpSUDot %u32 %i1 %u1 ${format}`,
      `OpSUDot %u32 %sb %u1 ${format}`,
      `${packed}\nOpCapability DotProductInput4x8Bit`,
    ),
    dot('integer-dot-same', 'OpSDot %u64 %s %s', 'OpSDot %u64 %s %a'),
    dot('integer-dot-same', 'OpUDot %u32 %a %a', 'OpUDot %u32 %a %vl'),
    dot('integer-dot-same', 'OpUDot %u64 %a %a', 'OpUDot %u64 %a %s'),
    dot('integer-dot-same', 'OpSUDot %u64 %s %a', 'OpSUDot %u64 %s %three'),
    dot('integer-dot-same', 'OpSUDot %u64 %s %a', 'OpSUDot %u64 %s %vl'),
    dot(
      'integer-dot-same',
      `OpSUDot %u32 %i1 %u1 ${format}`,
      `OpSDot %u32 %i1 %u1 ${format}`,
      packed,
    ),
    dot('integer-dot-signedness', 'OpUDot %u32 %a %a', 'OpUDot %u32 %s %s'),
    dot('integer-dot-signedness', 'OpSUDot %i32 %s %a', 'OpSUDot %i32 %s %s'),
    dot('integer-dot-signedness', 'OpSUDotAccSat %i32 %a %a %i1', 'OpSUDotAccSat %i32 %a %s %i1'),
    dot('integer-dot-capability', 'OpUDot %u32 %b %b', 'OpUDot %u32 %a %a', bytes),
    dot('integer-dot-capability', 'OpSDot %u32 %sb %sb', 'OpSDot %u32 %b3 %b3', bytes),
    dot('integer-dot-capability', 'OpUDot %u32 %b %b', `OpUDot %u32 %u1 %u1 ${format}`),
    dot(
      'integer-dot-capability',
      `OpUDot %u32 %u1 %u1 ${format}`,
      `OpUDot %u32 %b %b ${format}`,
      packed,
    ),
    dot('integer-dot-format', `OpUDot %u32 %u1 %u1 ${format}`, 'OpUDot %u32 %u1 %u1', packed),
    dot(
      'integer-dot-format',
      `OpSUDotAccSat %i32 %u1 %u1 %i1 ${format}`,
      'OpSUDotAccSat %i32 %u1 %u1 %i1',
      packed,
    ),
    dot('integer-dot-accumulator', 'OpSDotAccSat %u32 %a %a %u1', 'OpSDotAccSat %u32 %a %a %i1'),
    dot('integer-dot-accumulator', 'OpUDotAccSat %u64 %a %a %l', 'OpUDotAccSat %u64 %a %a %u64'),
  ]
}
