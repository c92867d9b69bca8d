import type { Module } from '#reference/module'
import { debugInfoOf } from '#reference/NonSemantic.Shader.DebugInfo/shared/debug-info'
import { sourcePlacesOf } from '#reference/source-places'
import { debugMeasure } from './debug-measure.ts'
import type { CountChange } from './survival.ts'

/** The debug information of a module that is left in a text in GLSL. */
export interface GlslMeasure {
  /** `#line` directives of the text, and how many of them name a line that the module states for code. */
  readonly directives: number
  readonly statedDirectives: number
  /** Lines that code of the module comes from; after: those that a directive names. */
  readonly lines: CountChange
  /** Local variables that the module describes; after: those whose name is a word of the text. */
  readonly variables: CountChange
  /** Apart from directives and numbers of temporaries, the text is that of the module without debug information. */
  readonly isSameText: boolean
}

const lineDirective = /^#line (\d+) "(.*)"$/

/** The extension that lets `#line` name a file. */
const lineExtension = '#extension GL_GOOGLE_cpp_style_line_directive'

/** The places of the `#line` directives, as `file:line`. */
function directivesIn(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const [, number, file] = lineDirective.exec(line) ?? []
    return number === undefined ? [] : [`${file}:${number}`]
  })
}

function withoutDirectives(text: string): string {
  return text
    .split('\n')
    .filter((line) => !lineDirective.test(line) && !line.startsWith(lineExtension))
    .join('\n')
}

/** The statements with their temporaries (`_17`) numbered in their order. */
function numbered(statements: string): string {
  const numbers = new Map<string, string>()
  return statements.replace(/\b_\d+\b/g, (name) => {
    const number = numbers.get(name) ?? `_${numbers.size}`
    numbers.set(name, number)
    return number
  })
}

/** The places that DebugLine or OpLine state in blocks, whatever follows, as `file:line`. */
function statedPlaces(module: Module): ReadonlySet<string> {
  const placeOf = sourcePlacesOf(module)
  const stated = new Set<string>()
  for (const instruction of module.instructions) {
    const { name, index } = instruction
    const isLine = name === 'OpLine' || debugInfoOf(module, instruction)?.row?.name === 'DebugLine'
    const place = isLine ? placeOf(index + 1) : undefined
    if (place !== undefined) stated.add(`${place.file}:${place.line}`)
  }
  return stated
}

/**
 * Looks for the debug information of a module in a text that was made of it.
 *
 * @param without the text that is made of the module without debug information.
 */
export function glslMeasure(module: Module, text: string, without: string): GlslMeasure {
  const { lines, described } = debugMeasure(module)
  const directives = directivesIn(text)
  const stated = statedPlaces(module)
  const statements = withoutDirectives(text)
  const words = new Set(statements.match(/\w+/g))
  const names = [...described].map(([key, count]) => ({ name: key.split(':')[0] ?? '', count }))
  const counted = (chosen: typeof names): number =>
    chosen.reduce((sum, { count }) => sum + count, 0)
  return {
    directives: directives.length,
    statedDirectives: directives.filter((place) => stated.has(place)).length,
    lines: {
      before: lines.size,
      after: [...lines].filter((line) => directives.includes(line)).length,
    },
    variables: {
      before: counted(names),
      after: counted(names.filter(({ name }) => words.has(name))),
    },
    isSameText: numbered(statements) === numbered(withoutDirectives(without)),
  }
}
