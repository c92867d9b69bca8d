import type { Pieces } from './pieces.ts'

/** Replaces what matches outside of quoted strings. */
function replaced(
  text: string,
  pattern: RegExp,
  replacement: (match: readonly (string | undefined)[]) => string,
): string {
  const quotedOr = new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"|${pattern.source}`, 'gm')
  return text.replaceAll(quotedOr, (...match: (string | undefined)[]) =>
    match[0]?.startsWith('"') ? match[0] : replacement(match),
  )
}

/**
 * Text in which blocks are written in short, as assembly:
 *
 *     %left: OpReturn      a label, and the next instruction of its block
 *     -> %join             OpBranch
 *     -> %next:            OpBranch, and the label of the block after it
 *     [%join]              OpSelectionMerge, before the branch that ends the block
 *     [%out %continue]     OpLoopMerge
 */
export function withBlocks(text: string): string {
  const labels = replaced(text, /(-> )?(%\w+):(?:[ \n]|$|(?=\}))/, ([, arrow, name]) =>
    arrow ? `OpBranch ${name}\n${name} = OpLabel\n` : `${name} = OpLabel\n`,
  )
  const branches = replaced(labels, /-> /, () => 'OpBranch ')
  return replaced(branches, /\[(%\w+)(?: (%\w+))?\] /, ([, merge, target]) =>
    target === undefined
      ? `OpSelectionMerge ${merge} None\n`
      : `OpLoopMerge ${merge} ${target} None\n`,
  )
}

const header = /^(%\w+) (%\w+)\((.*)\)(?: as (%\w+))?$/

const termination =
  /Op(?:Branch|Switch|Return|Unreachable|Kill|TerminateInvocation|(?:TerminateRay|IgnoreIntersection)KHR|EmitMeshTasks|Abort)/

/** OpFunction and OpFunctionParameter of a function. */
interface Head {
  readonly name: string
  readonly head: readonly string[]
}

/** The head of a function that a line is short for. */
function headOf(line: string): Head | undefined {
  const [, result, name = '', listed = '', signature] = header.exec(line) ?? []
  if (result === undefined) return undefined
  const parameters = listed === '' ? [] : listed.split(', ').map((each) => each.split(' '))
  const types = parameters.map(([type = '']) => type.slice(1)).join('_and_')
  const plain = result === '%void' && types === '' ? '' : `_${result.slice(1)}`
  const type = signature ?? `%signature${plain}${types === '' ? '' : `_of_${types}`}`
  return {
    name,
    head: [
      `${name} = OpFunction ${result} None ${type}`,
      ...parameters.map(([parameterType, id]) => `${id} = OpFunctionParameter ${parameterType}`),
    ],
  }
}

/** The head of `%main` in full, and the label of its first block, where it is written in short. */
function withMain(text: string): string {
  const lines = text.split('\n')
  const full = headOf(lines.at(-1) ?? '')?.head
  return full === undefined ? text : [...lines.slice(0, -1), ...full, '%entry = OpLabel'].join('\n')
}

/** The lines of a function in short, after its header, with the first label, the last instruction and the end. */
function completed(name: string, lines: readonly string[]): readonly string[] {
  if (lines.some((line) => line.includes('OpFunctionEnd'))) return lines
  const [first = ''] = lines
  return [
    ...(/^%\w+ = OpLabel/.test(first) ? [] : [`${name}_entry = OpLabel`]),
    ...lines,
    ...(termination.test(lines.at(-1) ?? '') ? [] : ['OpReturn']),
    'OpFunctionEnd',
  ]
}

/**
 * Text in which functions are written in short, as assembly: `%float %name(%uint %first, %int %second)`, and the
 * instructions. Its type is `%signature_float_of_uint_and_int`, or another after `as`. The label of the first block,
 * `OpReturn` and `OpFunctionEnd` are added where the text has none.
 */
function withFunctions(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const functions: (Head & { readonly body: string[] })[] = []
  const done: string[] = []
  const close = () => {
    const open = functions.pop()
    if (open !== undefined) done.push(...open.head, ...completed(open.name, open.body))
  }
  for (const line of lines) {
    const head = headOf(line)
    if (head !== undefined) {
      close()
      functions.push({ ...head, body: [] })
    } else if (/^%\w+ = OpFunction /.test(line)) {
      close()
      done.push(line)
    } else (functions.at(-1)?.body ?? done).push(line)
  }
  close()
  return done.join('\n')
}

/** Capabilities by their names, as instructions; lines with instructions stay as they are. */
function withCapabilities(text: string): string {
  const apart = /\bOp\w+ (?:\{[^}]*\}|[^|}\n]*)|[{}]|(?<![\w-])[A-Z]\w*/g
  return text.replaceAll(apart, (found) => {
    if (found.startsWith('Op')) return found
    if (found === '{') return '\n{'
    return found === '}' ? '}\n' : `\nOpCapability ${found}\n`
  })
}

/** Parts of a line between separators, apart from those in braces and in quoted strings. */
function itemsOf(line: string, separator: RegExp): readonly string[] {
  const kept: string[] = []
  const marked = line.replaceAll(
    /"(?:[^"\\]|\\.)*"|\{[^}]*\}/g,
    (found) => `\0${kept.push(found)}\0`,
  )
  return marked
    .trim()
    .split(separator)
    .map((item) => item.replaceAll(/\0(\d+)\0/g, (_, ordinal) => kept[Number(ordinal) - 1] ?? ''))
}

/** Lines `%id %id item, item` as instructions, each of each id and item. */
function listed(text: string, instruction: (id: string, item: string) => string): string {
  const line = /^((?:(?:%\w+|\{%[^}]*\}) )+)(?!=)([^{\n]*(?:\{[^}]*\}[^{\n]*)*)$/gm
  return text.replaceAll(line, (_, ids: string, items: string) =>
    itemsOf(ids, / /)
      .flatMap((id) => itemsOf(items, /, /).map((item) => instruction(id, item)))
      .join('\n'),
  )
}

/**
 * Decorations of ids or, with their numbers, of members: `%block %other Block, 0 Offset 0, 1 Offset 4`. A group of them,
 * applied to ids or to members: `%group = [Flat, NoPerspective] %input %output`.
 */
function withDecorations(text: string): string {
  const ungrouped = text.replaceAll(
    /^(%\w+) = \[(.*)\] (.+)$/gm,
    (_, group: string, items: string, targets: string) =>
      `${group} ${items}
${group} = OpDecorationGroup
OpGroup${/[ {]\d/.test(targets) ? 'Member' : ''}Decorate ${group} ${targets}`,
  )
  return listed(
    ungrouped,
    (id, item) => `Op${/^\{?\s*\d/.test(item) ? 'Member' : ''}Decorate ${id} ${item}`,
  )
}

/**
 * Entry points under the names of their functions: `Fragment %main %input %output, GLCompute %other`. A line that begins
 * with an id continues the interface of the line before it.
 */
function withEntryPoints(text: string): string {
  return text
    .replaceAll(/\n\s*(?=%)/g, ' ')
    .replaceAll(
      /(^|, )([A-Z]\w*) %(\w+)/gm,
      (_, before: string, model: string, name: string) =>
        `${before === '' ? '' : '\n'}OpEntryPoint ${model} %${name} "${name}"`,
    )
}

/** Modes that every entry point of a model has. */
const usualModes: Readonly<Record<string, string>> = {
  Fragment: 'OriginUpperLeft',
  GLCompute: 'LocalSize 1 1 1',
  Geometry: 'InputPoints, OutputPoints, OutputVertices 1',
}

/** The modes that the models of entry points ask for. */
function modesFor(entryPoints: string): string {
  return Array.from(entryPoints.matchAll(/OpEntryPoint (\w+) (%\w+)/g), ([, model = '', name]) =>
    model in usualModes ? `${name} ${usualModes[model]}` : '',
  ).join('\n')
}

/** Execution modes of an entry point: `%main Triangles, SpacingEqual`. */
function withModes(text: string): string {
  return listed(text, (id, item) => `OpExecutionMode ${id} ${item}`)
}

const notations: Readonly<Partial<Record<keyof Pieces, (text: string) => string>>> = {
  capabilities: withCapabilities,
  entryPoints: withEntryPoints,
  modes: withModes,
  annotations: withDecorations,
  before: (text) => withFunctions(withBlocks(text)),
  main: (text) => withBlocks(withMain(text)),
  body: withBlocks,
  end: withBlocks,
  after: (text) => withFunctions(withBlocks(text)),
}

/** Pieces in full of those that are written in short; where only entry points are given, they have the usual modes. */
export function inFull(pieces: Pieces): Pieces {
  const full: Pieces = Object.fromEntries(
    Object.entries(pieces).map(([place, text]) => [
      place,
      notations[place as keyof Pieces]?.(text) ?? text,
    ]),
  )
  const { entryPoints, modes } = full
  if (entryPoints === undefined || modes !== undefined) return full
  return { ...full, modes: withModes(modesFor(entryPoints)) }
}
