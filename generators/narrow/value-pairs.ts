import { type Pair, pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import type { Edit } from '../pairs/ways.ts'
import { narrowBlock, withLines } from './narrow-block.ts'
import type { NarrowKind } from './narrow-kind.ts'

function lines(from: string, to: Readonly<Record<string, string>>): Record<string, Edit[]> {
  return Object.fromEntries(Object.entries(to).map(([way, line]) => [way, [[from, line]]]))
}

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

/** The conversions and copies that are allowed, with narrow results and operands. */
function allowed({ convert, wide }: NarrowKind): string {
  return `%converted = ${convert} %${wide} %loaded
%converted4 = ${convert} %${wide}4 %loaded4
%back = ${convert} %narrow %converted
%back4 = ${convert} %narrow4 %converted4
%copied = OpCopyObject %narrow %loaded
%copied4 = OpCopyObject %narrow4 %loaded4
OpStore %chain %back
OpStore %chain %copied
OpStore %chain4 %back4
OpStore %chain4 %copied4`
}

/** Values of a narrow type: where they come from and where they are used. */
export function valuePairs(kind: NarrowKind): readonly Pair[] {
  const { name, summary, wide, arithmetic } = kind
  const from = 'value-comes-from-a-load-copy-or-conversion'
  const used = 'value-is-used-by-a-store-copy-or-conversion'
  const block = narrowBlock(kind)
  const wideLine = `OpCopyObject %${wide} %wide`
  const shader = withLines(block, {
    declarations: `%constant = OpConstant %${wide} 3\n%constant_null = OpConstantNull %${wide}`,
    body: `${allowed(kind)}\n%other = ${wideLine}`,
  })
  const add = wide === 'float' ? 'OpFAdd' : 'OpIAdd'
  const equal = wide === 'float' ? 'OpFOrdEqual' : 'OpIEqual'
  return [
    pair(from, name, `${summary} are loaded, copied, converted and stored`, shader, [
      `{OpConstant %${wide} | constant: OpConstant %narrow
  | specialization-constant: OpSpecConstant %narrow} 3`,
      `OpConstantNull {%${wide} | null: %narrow | null-vector: %narrow4 | null-array: %narrow_array}`,
      { ...lines(wideLine, results(kind)) },
    ]),
    pair(
      from,
      `${name}-with-arithmetic`,
      `${arithmetic} is declared too, so that ${summary} can be added`,
      withLines(narrowBlock(kind, { also: [arithmetic] }), {
        body: `%sum = ${add} %narrow %loaded %loaded`,
      }),
      `{OpCapability ${arithmetic} | without-arithmetic:}`,
    ),
    pair(used, name, `${summary} are used by copies, conversions and stores`, shader, {
      ...lines(wideLine, uses(kind)),
      ...(wide === 'float'
        ? {}
        : {
            'converted-equal': [[wideLine, 'OpIEqual %bool %back %copied']],
            selector: [
              [
                `%other = ${wideLine}`,
                'OpSelectionMerge %merge None\nOpSwitch %loaded %merge\n%merge = OpLabel',
              ],
            ],
          }),
    }),
    pairOf`${used}/${name}-with-names
loaded and converted ${summary} have names
${shader}
debug: OpName %loaded "loaded"
OpName %back4 "back"
OpName %same "same"
body: ${shader.body}
%same = ${equal} %bool {%wide %wide | equal: %loaded %loaded}`,
    pair(
      used,
      `${name}-with-arithmetic`,
      `${arithmetic} is declared too, so that ${summary} can be compared`,
      withLines(narrowBlock(kind, { also: [arithmetic] }), {
        body: `%same = ${equal} %bool %loaded %loaded`,
      }),
      `{OpCapability ${arithmetic} | without-arithmetic:}`,
    ),
  ]
}

/** Loads of aggregates with narrow data. */
export function loadPairs(kind: NarrowKind, rule: string): readonly Pair[] {
  const { name, summary, wide } = kind
  const load = `OpLoad %${wide} %wide_chain`
  return [
    pair(
      rule,
      name,
      `a scalar and a vector of ${summary} are loaded; an aggregate of 32-bit data as well`,
      withLines(narrowBlock(kind), {
        annotations: `OpDecorate %wide_block Block
OpMemberDecorate %wide_block 0 Offset 0
OpDecorate %wide_buffer DescriptorSet 0
OpDecorate %wide_buffer Binding 1`,
        entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %wide_buffer',
        declarations: `%wide_block = OpTypeStruct %${wide}
%to_wide_block = OpTypePointer StorageBuffer %wide_block
%wide_buffer = OpVariable %to_wide_block StorageBuffer`,
        body: '%aggregate = OpLoad {%wide_block %wide_buffer | block: %block %buffer}',
      }),
      {
        array: [[load, 'OpLoad %narrow_array %array_chain']],
        structure: [[load, 'OpLoad %inner %inner_chain']],
      },
    ),
  ]
}

/** Copies of memory with narrow data, which the texts do not mention. */
export function copyPairs(kind: NarrowKind): readonly Pair[] {
  const { name, summary } = kind
  const copy = 'OpCopyMemory %wide_chain %wide_chain'
  return [
    pair(
      'copied-memory-has-no-narrow-data',
      name,
      `memory of 32 bits is copied beside ${summary}`,
      withLines(narrowBlock(kind), { body: copy }),
      {
        scalar: [[copy, 'OpCopyMemory %chain %chain']],
        vector: [[copy, 'OpCopyMemory %chain4 %chain4']],
        structure: [[copy, 'OpCopyMemory %inner_chain %inner_chain']],
        block: [[copy, 'OpCopyMemory %buffer %buffer']],
      },
    ),
  ]
}
