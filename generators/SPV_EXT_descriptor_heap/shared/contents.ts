import type { Pieces } from '../../pairs/pieces.ts'
import { descriptors } from './descriptors.ts'

/** Members of a structure with descriptors, and what of them the stock has no name for. */
interface Contents {
  readonly members: readonly string[]
  readonly pieces?: Pieces
  readonly annotations?: string
  readonly declarations?: string
}

const { type: rays, pieces } = descriptors['acceleration-structure']

/** Members of structures with descriptors, by name. */
export const contentsByName: Readonly<Record<string, Contents>> = {
  buffer: { members: ['%buffer_StorageBuffer'] },
  'integer-and-buffer': { members: ['%uint', '%buffer_Uniform'] },
  'buffer-and-integer': { members: ['%buffer_StorageBuffer', '%uint'] },
  'image-and-sampler': { members: ['%image_float_Cube_0_0_0_1_Unknown', '%sampler'] },
  'acceleration-structure': { members: [rays], pieces },
  'four-buffers': { members: Array.from({ length: 4 }, () => '%buffer_Uniform') },
  'array-of-buffers': { members: ['%float', '%stride_id64_buffer_Uniform_array3'] },
  'nested-structure': {
    members: ['%inner', '%uint'],
    annotations: 'OpMemberDecorate %inner 0 Offset 0\nOpMemberDecorate %inner 1 Offset 64',
    declarations: '%inner = OpTypeStruct %uint %buffer_StorageBuffer',
  },
}

/** What gives a member an offset: a literal, or an id. */
export type Form = 'literal' | 'id'

/** The decoration that gives a member its offset. */
export function offsetOf(structure: string, member: number, form: Form, bytes: number): string {
  return form === 'literal'
    ? `OpMemberDecorate ${structure} ${member} Offset ${bytes}`
    : `OpMemberDecorateIdEXT ${structure} ${member} OffsetIdEXT %uint_${bytes}`
}

/** Those of so many members of a structure, each after the other by as many bytes. */
export function offsetsOf(structure: string, form: Form, count: number, step: number): string {
  const members = Array.from({ length: count }, (_, member) => member)
  return members.map((member) => offsetOf(structure, member, form, step * member)).join('\n')
}
