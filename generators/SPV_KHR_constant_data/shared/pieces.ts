import { fragment, kernel, library, type Pieces } from '../../pairs/pieces.ts'

const extensions = 'OpExtension "SPV_KHR_constant_data"'

/** The capability that a module of the text declares. */
export const capability = 'OpCapability ConstantDataKHR'

/** A compute shader with data. */
export const dataShader = {
  capabilities: `OpCapability Shader\n${capability}`,
  extensions,
} satisfies Pieces

/** A fragment shader with data. */
export const dataFragment = { ...dataShader, ...fragment } satisfies Pieces

/** An OpenCL kernel with data. */
export const dataKernel = {
  ...kernel,
  capabilities: `${kernel.capabilities}\n${capability}`,
  extensions,
} satisfies Pieces

/** Declarations of a library with data. */
export const dataLibrary = {
  ...library,
  capabilities: `${library.capabilities}\n${capability}`,
  extensions,
} satisfies Pieces

/** Modules of each kind, with the versions in which the declarations are shown. */
export const grounds: readonly (readonly [name: string, Pieces, environment: string])[] = [
  ['shader', dataShader, 'spv1.6'],
  ['oldest-kernel', dataKernel, 'spv1.0'],
  ['old-fragment', dataFragment, 'spv1.1'],
  ['kernel', dataKernel, 'spv1.2'],
  ['library', dataLibrary, 'spv1.3'],
  ['newer-shader', dataShader, 'spv1.4'],
  ['newer-library', dataLibrary, 'spv1.5'],
]

/** The pieces in which the capability is missing, or another stands in its place. */
export function withoutCapability(pieces: Pieces): Pieces {
  const { capabilities = '' } = pieces
  const alternatives = `{${capability} | removed: | another-instead: OpCapability Float64}`
  return { ...pieces, capabilities: capabilities.replace(capability, alternatives) }
}

/** The pieces in which the extension is missing, or another stands in its place. */
export function withoutExtension(pieces: Pieces): Pieces {
  const other = 'OpExtension "SPV_KHR_no_integer_wrap_decoration"'
  return { ...pieces, extensions: `{${extensions} | removed: | another-instead: ${other}}` }
}

/** The two instructions of the text, by what begins the names of their ways. */
export const forms = { plain: 'OpConstantDataKHR', specialized: 'OpSpecConstantDataKHR' } as const

/** Their names. */
export const formNames = ['plain', 'specialized'] as const

/** That many words for Data, none like another. */
export function words(count: number): string {
  return Array.from({ length: count }, (_, at) => (0x0302_0100 + at * 0x0404_0404) >>> 0).join(' ')
}

/** Alternatives in the place of a valid text, whose names begin with `before`. */
export function choose(
  before: string,
  valid: string,
  ways: Readonly<Record<string, string>>,
): string {
  const others = Object.entries(ways).map(([way, text]) => ` | ${before}-${way}: ${text}`)
  return others.length === 0 ? valid : `{${valid}${others.join('')}}`
}
