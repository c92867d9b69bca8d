import { type Readings, readingsOf } from '../../pairs/readings-of.ts'

/**
 * Opcode, result type and what comes after the coordinate of `implicit`, `proj-dref-explicit`, `sparse-gather`, `query-lod`
 * and the like, image operands that must be there included.
 */
function usual(instruction: string): readonly [string, string, string, string] {
  const name = instruction
    .replace(/^(sparse-)?(?=.*plicit$)/, '$1sample-')
    .replace(/plicit$/, '$&-lod')
  const opcode = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const texel = /dref-\w+plicit/.test(instruction) ? 'float' : 'float4'
  const type = instruction.startsWith('sparse') ? `%structure_uint_and_${texel}` : `%${texel}`
  const compared = instruction.includes('dref') ? '%float_1' : ''
  const last = instruction.endsWith('gather') ? compared || '%uint_1' : compared
  if (instruction === 'write') return ['OpImageWrite', '', '%a_float4', '']
  if (instruction === 'query-lod') return ['OpImageQueryLod', '%float2', '', '']
  return [`OpImage${opcode}`, type, last, instruction.endsWith('explicit') ? 'Lod %float_0' : '']
}

/**
 * An instruction of that name as a line, with a result `%by_<name>`.
 *
 * @param text `giving` and the result type, if it is unusual, image and coordinate, then the depth-comparison reference,
 * the component to gather or the texel to write, and the image operands, as far as they are unusual.
 */
export function imageLine(instruction: string, text: string, name: string): string {
  const [opcode, usualType, usualLast, usualOperands] = usual(instruction)
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
      imageLine(as === undefined ? name : names, each, name),
    ),
  )
}
