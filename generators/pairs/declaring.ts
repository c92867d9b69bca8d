import { linesIn } from '../assembly/line.ts'
import { fragment, kernel, library, type Pieces } from './pieces.ts'

/** Modules of each kind that declare an extension and its capability. */
export function declaring(extension: string, capability: string) {
  const extensions = `OpExtension "${extension}"`
  const capabilities = (others: string) => `${others}\nOpCapability ${capability}`
  const shader = { capabilities: capabilities('OpCapability Shader'), extensions } satisfies Pieces
  return {
    shader,
    fragment: { ...shader, ...fragment },
    kernel: { ...kernel, capabilities: capabilities(kernel.capabilities), extensions },
    library: { ...library, capabilities: capabilities(library.capabilities), extensions },
  } as const
}

/** The same modules by a name, each with a version that the others do not have: all versions and kinds are among them. */
export function grounds({
  shader,
  fragment,
  kernel,
  library,
}: ReturnType<typeof declaring>): readonly (readonly [
  name: string,
  Pieces,
  environment: string,
])[] {
  return [
    ['shader', shader, 'spv1.6'],
    ['oldest-kernel', kernel, 'spv1.0'],
    ['old-fragment', fragment, 'spv1.1'],
    ['kernel', kernel, 'spv1.2'],
    ['library', library, 'spv1.3'],
    ['newer-shader', shader, 'spv1.4'],
    ['newer-library', library, 'spv1.5'],
  ]
}

/** The pieces without the last capability, or with another one instead. */
export function withoutCapability(pieces: Pieces): Pieces {
  const lines = linesIn(pieces.capabilities ?? '')
  const alternatives = `{${lines.at(-1)} | removed: | another-instead: OpCapability Float64}`
  return { ...pieces, capabilities: lines.with(-1, alternatives).join('\n') }
}

/** The pieces without the extension, or with another one instead. */
export function withoutExtension(pieces: Pieces): Pieces {
  const other = 'OpExtension "SPV_KHR_no_integer_wrap_decoration"'
  return { ...pieces, extensions: `{${pieces.extensions} | removed: | another-instead: ${other}}` }
}

/** Alternatives to a valid text, whose names begin with `before`; the text itself if there are none. */
export function choose(
  before: string,
  valid: string,
  ways: Readonly<Record<string, string>>,
): string {
  const others = Object.entries(ways).map(([way, text]) => ` | ${before}-${way}: ${text}`)
  return others.length === 0 ? valid : `{${valid}${others.join('')}}`
}
