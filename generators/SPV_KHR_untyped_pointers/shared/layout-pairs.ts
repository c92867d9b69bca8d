import { rowsOf } from '../../pairs/rows-of.ts'
import { inFull } from '../../pairs/shorthand.ts'
import { inKind } from './pieces.ts'

/** A type called `%type` that is laid out explicitly, and how its layout is broken. */
interface Layout {
  /** Name of the way. */
  readonly way: string
  /** Its decorations, with the broken ones. */
  readonly annotations: string
  readonly declarations: string
}

/** Lines of a cell, between semicolons; decorations in full. */
function linesIn(cell: string): string {
  return inFull({ annotations: cell.replaceAll('; ', '\n') }).annotations ?? ''
}

/** The layouts of a table: the way, decorations, the broken ones, declarations, and decorations before and behind them that stay. */
export function layoutsOf(table: string): readonly Layout[] {
  return rowsOf(table).map(
    ([way = '', valid = '', broken = '', declarations = '', before = '', behind = '']) => ({
      way,
      annotations: `${linesIn(before)}\n{${linesIn(valid)} | ${way}: ${linesIn(broken)}}\n${linesIn(behind)}`,
      declarations: declarations.replaceAll('; ', '\n'),
    }),
  )
}

/**
 * Every way of breaking a layout, each in a type at the bound of what is laid out. Sizes are in bytes: columns of
 * `%float4` have 16, rows of `%matrix` too, and an element that begins at 48 ends behind it.
 */
export const layouts = layoutsOf(`
no-offsets | %type 0 Offset 0, 1 Offset 4 | | %type = OpTypeStruct %uint %uint
one-offset-missing | %type 0 Offset 0, 1 Offset 4 | %type 0 Offset 0 | %type = OpTypeStruct %uint %uint
nested-offset-missing | %inner 0 Offset 0 | | %inner = OpTypeStruct %uint; %type = OpTypeStruct %uint %inner | %type 0 Offset 0, 1 Offset 4
same-offsets | %type 0 Offset 64, 1 Offset 68 | %type 0 Offset 64, 1 Offset 64 | %type = OpTypeStruct %uint %uint
overlapping-members | %type 0 Offset 0, 1 Offset 16 | %type 0 Offset 0, 1 Offset 12 | %type = OpTypeStruct %float4 %uint
overlapping-members-out-of-order | %type 0 Offset 8, 1 Offset 0 | %type 0 Offset 4, 1 Offset 0 | %type = OpTypeStruct %uint %float2
member-in-an-element | %type 0 Offset 0, 1 Offset 52 | %type 0 Offset 0, 1 Offset 48 | %words = OpTypeArray %uint %uint_4; %type = OpTypeStruct %words %uint | %words ArrayStride 16
no-array-stride | %type ArrayStride 4 | | %type = OpTypeArray %uint %uint_4
inner-array-stride-missing | %inner ArrayStride 8 | | %inner = OpTypeArray %float2 %uint_3; %type = OpTypeArray %inner %uint_2 | %type ArrayStride 24
array-stride-in-a-structure-missing | %words ArrayStride 4 | | %words = OpTypeArray %uint %uint_4; %type = OpTypeStruct %words | %type 0 Offset 0
array-stride-of-zero | %type ArrayStride 16 | %type ArrayStride 0 | %type = OpTypeArray %uint %uint_4
array-stride-of-zero-for-one-element | %type ArrayStride 16 | %type ArrayStride 0 | %type = OpTypeArray %float4 %uint_1
overlapping-elements | %type ArrayStride 16 | %type ArrayStride 12 | %type = OpTypeArray %float4 %uint_2
overlapping-structures | %type ArrayStride 16 | %type ArrayStride 12 | %inner = OpTypeStruct %uint %uint; %type = OpTypeArray %inner %uint_3 | %inner 0 Offset 0, 1 Offset 12
no-matrix-stride | %type 0 MatrixStride 8 | | %type = OpTypeStruct %float2x2 | %type 0 Offset 0, 0 ColMajor
no-majorness | %type 0 RowMajor | | %type = OpTypeStruct %float2x2 | %type 0 Offset 0, 0 MatrixStride 8
array-of-matrices-without-matrix-stride | %type 0 MatrixStride 16 | | %inner = OpTypeArray %float2x2 %uint_3; %type = OpTypeStruct %inner %uint | %type 0 Offset 0, 1 Offset 96, 0 RowMajor; %inner ArrayStride 32
matrix-stride-of-zero | %type 0 MatrixStride 16 | %type 0 MatrixStride 0 | %type = OpTypeStruct %float2x2 | %type 0 Offset 0, 0 ColMajor
overlapping-columns | %type 0 MatrixStride 16 | %type 0 MatrixStride 8 | %matrix = OpTypeMatrix %float4 2; %type = OpTypeStruct %matrix | %type 0 Offset 0, 0 ColMajor
overlapping-rows | %type 0 MatrixStride 16 | %type 0 MatrixStride 8 | %matrix = OpTypeMatrix %float2 4; %type = OpTypeStruct %matrix | %type 0 Offset 0, 0 RowMajor`)

/** An array of structures becomes one of blocks, which are descriptors and have no stride. */
const blocks = layoutsOf(
  'stride-of-blocks | | %inner Block | %inner = OpTypeStruct %uint; %type = OpTypeArray %inner %uint_2 | %inner 0 Offset 0; %type ArrayStride 4',
)

/** Types that are laid out and never broken: without members, without an end, of blocks. */
export const unbroken = rowsOf(`
empty-structure | | %type = OpTypeStruct
run-time-array | %type ArrayStride 16 | %type = OpTypeRuntimeArray %float4
blocks-without-a-stride | %inner Block, 0 Offset 0 | %inner = OpTypeStruct %uint; %type = OpTypeArray %inner %uint_4`).map(
  ([way = '', annotations = '', declarations = '']): Layout => ({
    way,
    annotations: linesIn(annotations),
    declarations: declarations.replaceAll('; ', '\n'),
  }),
)

export const visible = ['StorageBuffer', 'Uniform', 'PushConstant']

const withBlocks = [...layouts, ...blocks]

/** Layouts by a word: `few` are what one form of chain is enough to show. */
const sets: Readonly<Record<string, readonly Layout[]>> = {
  layouts,
  blocks: withBlocks,
  all: [...withBlocks, ...unbroken],
  few: layouts.filter(({ way }) => /^no-(?:offsets|array-stride)$|^overlapping-members$/.test(way)),
  empty: unbroken.slice(0, 1),
}

export const chains = [
  ['access', 'OpUntypedAccessChainKHR', ''],
  ['in-bounds-access', 'OpUntypedInBoundsAccessChainKHR', ''],
  ['ptr-access', 'OpUntypedPtrAccessChainKHR', ' %uint_0'],
] as const

/** The constant of the type, or a value that is not known, in turn. */
const objects = ['OpConstantNull', 'OpUndef'] as const

/**
 * Pairs of a table, one for each layout of a row: the rule and what their names begin with, what the control shows, the
 * kind of module, storage classes in turn, the layouts, and what is done with the type, which is else that of a variable.
 */
export function layoutPairs(table: string) {
  return rowsOf(table).flatMap(
    ([begin = '', summary = '', kind = '', classes = '', set = '', body = '']) =>
      (sets[set] ?? []).map(({ way, annotations, declarations }, at) => {
        const all = classes.split(' ')
        const storageClass = all[at % all.length] as string
        const isBound = storageClass === 'StorageBuffer' || storageClass === 'Uniform'
        const isTyped = body.includes('%typed')
        const held = body === '' ? '%type' : '%data'
        // Variables that the API sees hold blocks, in the environments of Vulkan.
        const isHeld =
          visible.includes(storageClass) && !(held === '%type' && way.includes('blocks'))
        return inKind[kind as keyof typeof inKind]`${begin}${way}
${summary}
interfaces: ${isTyped ? '%typed' : '%bytes'}
annotations: ${annotations}
${body.includes('Ptr') ? '%pointer ArrayStride 128' : ''}
${held === '%data' ? '%data ArrayStride 4' : ''}
${isHeld ? '%block Block, 0 Offset 0' : ''}
${isBound ? '%bytes DescriptorSet 0, Binding 0' : ''}
declarations: ${declarations}
${held === '%data' ? '%data = OpTypeArray %uint %uint_32' : ''}
${isHeld ? `%block = OpTypeStruct ${held}` : ''}
%pointer = OpTypeUntypedPointerKHR ${storageClass}
${
  isTyped
    ? `%to_data = OpTypePointer Workgroup %data
%typed = OpVariable %to_data Workgroup`
    : `%bytes = OpUntypedVariableKHR %pointer ${storageClass} ${isHeld ? '%block' : held}`
}
${body.includes('%object_of_type') ? `%object_of_type = ${objects[at % 2] as string} %type` : ''}
body: ${body}`
      }),
  )
}
