import { extname } from 'node:path'

/** The part of a file that is one shader, or all of it. */
export interface ShaderSection {
  /** The stage as glslang calls it; `kernel` for kernels. */
  readonly stage: string
  readonly text: string
  readonly isWhole: boolean
}

const stagesByName: Readonly<Record<string, string>> = {
  vertex: 'vert',
  fragment: 'frag',
  compute: 'comp',
  geometry: 'geom',
  'tessellation control': 'tesc',
  'tessellation evaluation': 'tese',
}

/** Parts that begin with a line that a pattern finds, by the name in it. */
function parts(
  text: string,
  heading: RegExp,
): readonly (readonly [name: string, lines: string[]])[] {
  const found: [string, string[]][] = []
  for (const line of text.split('\n')) {
    const name = heading.exec(line)?.[1]
    if (name !== undefined) found.push([name, []])
    else found.at(-1)?.[1].push(line)
  }
  return found
}

function named(name: string, lines: readonly string[]): readonly ShaderSection[] {
  const stage = stagesByName[name]
  return stage === undefined ? [] : [{ stage, text: `${lines.join('\n')}\n`, isWhole: false }]
}

/** Godot's build puts the macros of a variant in this line. */
const variant = '#VERSION_DEFINES'

/**
 * The shaders of a file: of a test script of piglit (`[vertex shader]`) and of a file of Godot (`#[vertex]`) each section of a stage;
 * otherwise the file. A file that others include has none.
 */
export function sectionsOf(path: string, text: string): readonly ShaderSection[] {
  const ending = extname(path).slice(1)
  if (ending === 'shader_test')
    return parts(text, /^\[([^\]]+)\]\s*$/).flatMap(([name, lines]) =>
      name.endsWith(' shader') ? named(name.slice(0, -' shader'.length), lines) : [],
    )
  if (ending === 'glsl')
    return parts(text, /^#\[(\w+)\]\s*$/).flatMap(([name, lines]) =>
      named(
        name,
        lines.map((line) => (line.trim() === variant ? '' : line)),
      ),
    )
  return [{ stage: ending === 'cl' ? 'kernel' : ending, text, isWhole: true }]
}
