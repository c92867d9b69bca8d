import { type Readings, readingsOf } from '../../pairs/readings-of.ts'

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

/**
 * An instruction of that name as a line, with a result `%by_<name>`.
 *
 * @param text `giving` and the result type, if it is unusual, image and coordinate, then the depth-comparison reference,
 * the component to gather or the texel to write, and the image operands, as far as they are unusual.
 */
export function imageLine(instruction: ImageInstruction, text: string, name: string): string {
  const [opcode, usualType, usualLast, usualOperands] = instructions[instruction]
  const [, type = usualType, operands = '', last = usualLast, rest = usualOperands] =
    /^(?:giving (%\w+) )?(%\w+ %\w+)(?: (%\w+))?(?: (.+))?$/.exec(text) ?? []
  const start = type === '' ? opcode : `%by_${name.replaceAll('-', '_')} = ${opcode} ${type}`
  return [start, operands, last, rest].filter((part) => part !== '').join(' ')
}

/**
 * A line for each name, with alternatives that each put another line in its place: as few as show every way and every
 * name.
 */
function inTurn(
  names: readonly string[],
  { valid, ways }: Readings,
  lineOf: (name: string, text: string) => string,
): string {
  const others = [...ways]
  const most = others.length === 0 ? 0 : Math.max(names.length, others.length)
  return names
    .map((name, first) => {
      const own = Array.from({ length: most }, (_, at) => at).flatMap((at) => {
        if (at % names.length !== first) return []
        const [way, text] = others[at % others.length] as (typeof others)[number]
        return ` | ${name}-${way}: ${lineOf(name, text)}`
      })
      const line = lineOf(name, valid)
      return own.length === 0 ? line : `{${line}${own.join('')}}`
    })
    .join('\n')
}

/**
 * Text in which lines `each <names of instructions>: <what they take>` (`imageLine`) are written in full. What they take
 * may have alternatives: each stands in as few of the lines as show every way and every instruction, and is named after
 * both. `each <instruction> as <name>: ...` is one line under another name.
 */
export function withImageLines(text: string, who: string): string {
  const lines = /^each ([a-z -]+?)(?: as ([a-z-]+))?: (.*(?:\n *\|.*)*)$/gm
  return text.replaceAll(lines, (_, names: string, as: string | undefined, taken: string) =>
    inTurn(as === undefined ? names.split(' ') : [as], readingsOf(taken, who), (name, each) =>
      imageLine((as === undefined ? name : names) as ImageInstruction, each, name),
    ),
  )
}
