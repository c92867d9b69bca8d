/** Declarations of a type `%it`, with its decorations. */
export interface Layout {
  readonly annotations: string
  readonly declarations: string
}

const offsets = (...bytes: readonly number[]): string =>
  bytes.map((offset, member) => `OpMemberDecorate %it ${member} Offset ${offset}`).join('\n')

const member = (of: number, stride: number, majorness: string): string =>
  `OpMemberDecorate %it ${of} MatrixStride ${stride}\nOpMemberDecorate %it ${of} ${majorness}`

const vector: Layout = { annotations: '', declarations: '%it = OpTypeVector %f32 2' }

const m22 = '%v2f = OpTypeVector %f32 2\n%m22 = OpTypeMatrix %v2f 2\n'
const block = '%block = OpTypeStruct %v4f'
const isBlock = 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0'

/** Types with an explicit layout. */
export const sound = {
  'a vector': vector,
  'an array': {
    annotations: 'OpDecorate %it ArrayStride 4',
    declarations: '%it = OpTypeArray %u32 %u4',
  },
  'a stride with room between': {
    annotations: 'OpDecorate %it ArrayStride 20',
    declarations: '%it = OpTypeArray %v4f %u4',
  },
  'members in another order': {
    annotations: offsets(4, 0),
    declarations: '%it = OpTypeStruct %v4f %u32',
  },
  'an array of matrices in a structure': {
    annotations: `OpDecorate %m22s ArrayStride 32\n${offsets(0, 64)}\n${member(0, 16, 'ColMajor')}`,
    declarations: `${m22}%m22s = OpTypeArray %m22 %u2\n%it = OpTypeStruct %m22s %u32`,
  },
  'rows of a matrix between those of another': {
    annotations: `${offsets(0, 8)}\n${member(0, 16, 'RowMajor')}\n${member(1, 16, 'RowMajor')}`,
    declarations: `${m22}%it = OpTypeStruct %m22 %m22`,
  },
  'an array whose length is specialized': {
    annotations: 'OpDecorate %it ArrayStride 4',
    declarations: '%spec = OpSpecConstant %u32 1\n%it = OpTypeArray %v4f %spec',
  },
  'an array of blocks': {
    annotations: isBlock,
    declarations: `${block}\n%it = OpTypeArray %block %u2`,
  },
  'an array of arrays of blocks': {
    annotations: isBlock,
    declarations: `${block}\n%inner = OpTypeArray %block %u2\n%it = OpTypeArray %inner %u2`,
  },
  'no members': { annotations: '', declarations: '%it = OpTypeStruct' },
} satisfies Readonly<Record<string, Layout>>

/** Types without one, for one reason each. */
export const faulty: Readonly<Record<string, Layout>> = {
  'no Offset': { annotations: offsets(0), declarations: '%it = OpTypeStruct %v4f %u32' },
  'no ArrayStride': { annotations: '', declarations: '%it = OpTypeArray %u32 %u4' },
  'no ArrayStride deep inside': {
    annotations: `OpMemberDecorate %inner 0 Offset 0\n${offsets(0)}`,
    declarations: `
%bare = OpTypeArray %u32 %u4
%inner = OpTypeStruct %bare
%it = OpTypeStruct %inner`,
  },
  'ArrayStride 0': {
    annotations: 'OpDecorate %it ArrayStride 0',
    declarations: '%it = OpTypeArray %u32 %u4',
  },
  'ArrayStride less than an element': {
    annotations: 'OpDecorate %it ArrayStride 8',
    declarations: '%it = OpTypeArray %v4f %u4',
  },
  'the same Offset': { annotations: offsets(4, 4), declarations: '%it = OpTypeStruct %u32 %u32' },
  'a vector over the next member': {
    annotations: offsets(0, 12),
    declarations: '%it = OpTypeStruct %v4f %u32',
  },
  'an array over the next member': {
    annotations: `OpDecorate %words ArrayStride 4\n${offsets(0, 8)}`,
    declarations: '%words = OpTypeArray %u32 %u4\n%it = OpTypeStruct %words %u32',
  },
  'no MatrixStride': {
    annotations: `${offsets(0)}\nOpMemberDecorate %it 0 ColMajor`,
    declarations: `${m22}%it = OpTypeStruct %m22`,
  },
  'neither RowMajor nor ColMajor': {
    annotations: `${offsets(0)}\nOpMemberDecorate %it 0 MatrixStride 8`,
    declarations: `${m22}%it = OpTypeStruct %m22`,
  },
  'MatrixStride 0': {
    annotations: `${offsets(0)}\n${member(0, 0, 'ColMajor')}`,
    declarations: `${m22}%it = OpTypeStruct %m22`,
  },
  'MatrixStride less than a column': {
    annotations: `${offsets(0)}\n${member(0, 4, 'ColMajor')}`,
    declarations: `${m22}%it = OpTypeStruct %m22`,
  },
  'matrices of an array that overlap': {
    annotations: `OpDecorate %m22s ArrayStride 16\n${offsets(0)}\n${member(0, 16, 'ColMajor')}`,
    declarations: `${m22}%m22s = OpTypeArray %m22 %u2\n%it = OpTypeStruct %m22s`,
  },
  'a stride at an array of blocks': {
    annotations: `${isBlock}\nOpDecorate %it ArrayStride 64`,
    declarations: `${block}\n%it = OpTypeArray %block %u2`,
  },
}
