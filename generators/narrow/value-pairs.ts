import type { Pair } from '../pairs/pair.ts'
import { ways } from '../pairs/pair-of.ts'
import type { Edit } from '../pairs/ways.ts'
import { inNarrowBlock } from './narrow-block.ts'
import type { NarrowKind } from './narrow-kind.ts'

/** Instructions whose result is narrow, and that take only what a module has in memory. */
function results({ wide }: NarrowKind): Record<string, string> {
  const either: Record<string, string> = {
    undefined: 'OpUndef %narrow',
    'undefined-vector': 'OpUndef %narrow4',
    'undefined-array': 'OpUndef %narrow_array',
    select: 'OpSelect %narrow %true %loaded %loaded',
    extract: 'OpCompositeExtract %narrow %loaded4 3',
    insert: 'OpCompositeInsert %narrow4 %loaded %loaded4 0',
    construct: 'OpCompositeConstruct %narrow4 %loaded %loaded %loaded %loaded',
    'construct-structure': 'OpCompositeConstruct %inner %loaded',
    shuffle: 'OpVectorShuffle %narrow4 %loaded4 %loaded4 7 6 1 0',
    'extract-dynamic': 'OpVectorExtractDynamic %narrow %loaded4 %uint_1',
  }
  return wide === 'float'
    ? {
        ...either,
        add: 'OpFAdd %narrow %loaded %loaded',
        negate: 'OpFNegate %narrow4 %loaded4',
        'from-integer': 'OpConvertUToF %narrow %uint_1',
        dot: 'OpDot %narrow %loaded4 %loaded4',
      }
    : {
        ...either,
        add: 'OpIAdd %narrow %loaded %loaded',
        negate: 'OpSNegate %narrow4 %loaded4',
        and: 'OpBitwiseAnd %narrow4 %loaded4 %loaded4',
        shift: 'OpShiftLeftLogical %narrow %loaded %uint_1',
        'from-float': `${wide === 'uint' ? 'OpConvertFToU' : 'OpConvertFToS'} %narrow %float_1`,
      }
}

/** Instructions with a narrow operand whose result is not narrow. */
function uses({ wide, size }: NarrowKind): Record<string, string> {
  const either: Record<string, string> =
    size === 1 ? { bitcast: 'OpBitcast %uint %loaded4' } : { bitcast: 'OpBitcast %uint2 %loaded4' }
  return wide === 'float'
    ? {
        ...either,
        equal: 'OpFOrdEqual %bool %loaded %loaded',
        'less-vectors': 'OpFOrdLessThan %bool4 %loaded4 %loaded4',
        'to-integer': 'OpConvertFToU %uint %loaded',
        'is-not-a-number': 'OpIsNan %bool %loaded',
      }
    : {
        ...either,
        equal: 'OpIEqual %bool %loaded %loaded',
        'less-vectors': `${wide === 'uint' ? 'OpULessThan' : 'OpSLessThan'} %bool4 %loaded4 %loaded4`,
        'to-float': `${wide === 'uint' ? 'OpConvertUToF' : 'OpConvertSToF'} %float %loaded`,
        shift: 'OpShiftLeftLogical %uint %uint_1 %loaded',
        index: 'OpAccessChain %to_narrow %buffer %uint_2 %loaded',
      }
}

/** Ways that each put another text in the place of one. */
function instead(from: string, texts: Readonly<Record<string, string>>): Record<string, Edit[]> {
  return Object.fromEntries(Object.entries(texts).map(([way, to]) => [way, [[from, to]]]))
}

/** Values of a narrow type: where they come from and where they are used. */
export function valuePairs(kind: NarrowKind): readonly Pair[] {
  const { name, summary, wide, arithmetic, convert } = kind
  const from = 'value-comes-from-a-load-copy-or-conversion'
  const used = 'value-is-used-by-a-store-copy-or-conversion'
  const inBlock = inNarrowBlock(kind)
  const wideLine = `OpCopyObject %${wide} %wide`
  /** The conversions and copies that are allowed, with narrow results and operands. */
  const allowed = `+declarations: %constant = OpConstant %${wide} 3
%constant_null = OpConstantNull %${wide}
+body: %converted = ${convert} %${wide} %loaded
%converted4 = ${convert} %${wide}4 %loaded4
%back = ${convert} %narrow %converted
%back4 = ${convert} %narrow4 %converted4
%copied = OpCopyObject %narrow %loaded
%copied4 = OpCopyObject %narrow4 %loaded4
OpStore %chain %back
OpStore %chain %copied
OpStore %chain4 %back4
OpStore %chain4 %copied4
%other = ${wideLine}`
  const isFloat = wide === 'float'
  const equal = isFloat ? 'OpFOrdEqual' : 'OpIEqual'
  const ofIntegers = {
    'converted-equal': [[wideLine, 'OpIEqual %bool %back %copied']],
    selector: [[`%other = ${wideLine}`, '[%merge] OpSwitch %loaded %merge\n%merge:']],
  } as const
  return [
    inBlock`${from}/${name}: ${summary} are loaded, copied, converted and stored
${allowed}
changed: {OpConstant %${wide} | constant: OpConstant %narrow | specialization-constant: OpSpecConstant %narrow} 3
changed: OpConstantNull {%${wide} | null: %narrow | null-vector: %narrow4 | null-array: %narrow_array}
${ways(instead(wideLine, results(kind)))}`,
    inBlock`${from}/${name}-with-arithmetic: ${arithmetic} is declared too, so that ${summary} can be added
+capabilities: {${arithmetic} | without-arithmetic:}
+body: %sum = ${isFloat ? 'OpFAdd' : 'OpIAdd'} %narrow %loaded %loaded`,
    inBlock`${used}/${name}: ${summary} are used by copies, conversions and stores
${allowed}
${ways({ ...instead(wideLine, uses(kind)), ...(isFloat ? {} : ofIntegers) })}`,
    inBlock`${used}/${name}-with-names: loaded and converted ${summary} have names
debug: OpName %loaded "loaded"
OpName %back4 "back"
OpName %same "same"
${allowed}
%same = ${equal} %bool {%wide %wide | equal: %loaded %loaded}`,
    inBlock`${used}/${name}-with-arithmetic: ${arithmetic} is declared too, so that ${summary} can be compared
+capabilities: {${arithmetic} | without-arithmetic:}
+body: %same = ${equal} %bool %loaded %loaded`,
  ]
}

/** A pair of loads of aggregates with narrow data. */
export function loadPair(kind: NarrowKind, rule: string): Pair {
  const { name, summary, wide } = kind
  return inNarrowBlock(kind)`${rule}/${name}
a scalar and a vector of ${summary} are loaded; an aggregate of 32-bit data as well
+annotations: %wide_block Block, 0 Offset 0
%wide_buffer DescriptorSet 0, Binding 1
+declarations: %wide_block = OpTypeStruct %${wide}
%to_wide_block = OpTypePointer StorageBuffer %wide_block
%wide_buffer = OpVariable %to_wide_block StorageBuffer
+body: %aggregate = OpLoad {%wide_block %wide_buffer | block: %block %buffer}
changed: OpLoad {%${wide} %wide_chain | array: %narrow_array %array_chain | structure: %inner %inner_chain}`
}

/** A pair of copies of memory with narrow data, which the texts do not mention. */
export function copyPair(kind: NarrowKind): Pair {
  return inNarrowBlock(kind)`copied-memory-has-no-narrow-data/${kind.name}
memory of 32 bits is copied beside ${kind.summary}
+body: OpCopyMemory {%wide_chain %wide_chain | scalar: %chain %chain | vector: %chain4 %chain4
  | structure: %inner_chain %inner_chain | block: %buffer %buffer}`
}
