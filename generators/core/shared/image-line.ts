/** Opcode, result type and what stands behind the coordinate, image operands that must be there included. */
const instructions = {
  implicit: ['OpImageSampleImplicitLod', '%float4', '', ''],
  explicit: ['OpImageSampleExplicitLod', '%float4', '', 'Lod %float_0'],
  'dref-implicit': ['OpImageSampleDrefImplicitLod', '%float', '%float_1', ''],
  'dref-explicit': ['OpImageSampleDrefExplicitLod', '%float', '%float_1', 'Lod %float_0'],
  'proj-implicit': ['OpImageSampleProjImplicitLod', '%float4', '', ''],
  'proj-explicit': ['OpImageSampleProjExplicitLod', '%float4', '', 'Lod %float_0'],
  'proj-dref-implicit': ['OpImageSampleProjDrefImplicitLod', '%float', '%float_1', ''],
  'proj-dref-explicit': ['OpImageSampleProjDrefExplicitLod', '%float', '%float_1', 'Lod %float_0'],
  fetch: ['OpImageFetch', '%float4', '', ''],
  gather: ['OpImageGather', '%float4', '%uint_1', ''],
  'dref-gather': ['OpImageDrefGather', '%float4', '%float_1', ''],
  read: ['OpImageRead', '%float4', '', ''],
  write: ['OpImageWrite', '', '%a_float4', ''],
  'query-lod': ['OpImageQueryLod', '%float2', '', ''],
  'sparse-implicit': ['OpImageSparseSampleImplicitLod', '%structure_uint_and_float4', '', ''],
  'sparse-explicit': [
    'OpImageSparseSampleExplicitLod',
    '%structure_uint_and_float4',
    '',
    'Lod %float_0',
  ],
  'sparse-dref-implicit': [
    'OpImageSparseSampleDrefImplicitLod',
    '%structure_uint_and_float',
    '%float_1',
    '',
  ],
  'sparse-dref-explicit': [
    'OpImageSparseSampleDrefExplicitLod',
    '%structure_uint_and_float',
    '%float_1',
    'Lod %float_0',
  ],
  'sparse-fetch': ['OpImageSparseFetch', '%structure_uint_and_float4', '', ''],
  'sparse-gather': ['OpImageSparseGather', '%structure_uint_and_float4', '%uint_1', ''],
  'sparse-dref-gather': ['OpImageSparseDrefGather', '%structure_uint_and_float4', '%float_1', ''],
  'sparse-read': ['OpImageSparseRead', '%structure_uint_and_float4', '', ''],
} as const

/** Name of an instruction that takes an image and a coordinate. */
export type ImageInstruction = keyof typeof instructions

/** What a line says where it does not say what is usual. */
interface Unusual {
  readonly operands?: string
  readonly result?: string
  /** The depth-comparison reference, the component to gather, or the texel to write. */
  readonly third?: string
  /** Name of the result, behind `%by_`. */
  readonly name?: string
}

/** An instruction of that name as a line, with a result `%by_<name>`. */
export function imageLine(
  instruction: ImageInstruction,
  image: string,
  coordinate: string,
  unusual: Unusual = {},
): string {
  const [opcode, type, last, usual] = instructions[instruction]
  const { operands = usual, result = type, third = last, name = instruction } = unusual
  const start = result === '' ? opcode : `%by_${name.replaceAll('-', '_')} = ${opcode} ${result}`
  return [start, image, coordinate, third, operands].filter((part) => part !== '').join(' ')
}
