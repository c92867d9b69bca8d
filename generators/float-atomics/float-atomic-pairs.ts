import type { Pair } from '../pairs/pair.ts'
import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { compute, kernel, type Pieces } from '../pairs/pieces.ts'

/** What the texts on atomic operations on floating-point numbers differ in. */
export interface FloatAtomics {
  readonly extension: string
  /** Names of the instructions, with `Op`. */
  readonly operations: readonly string[]
  /** By width in bits. */
  readonly capabilities: Readonly<Partial<Record<16 | 32 | 64, string>>>
}

const names = { 16: 'half', 32: 'float', 64: 'double' } as const

/** Variables by the name of their type. */
const types = [
  'float',
  'double',
  'half',
  'uint',
  'int',
  'ulong',
  'float2',
  'double2',
  'bool',
  'float_only',
]

function variables(storageClass: string, some = types): string {
  return some
    .map((type) => `%of_${type} = OpVariable %pointer_${storageClass}_${type} ${storageClass}`)
    .join('\n')
}

function interfacesOf(some = types): string {
  return some.map((type) => `%of_${type}`).join(' ')
}

const shader = piecesIn(compute)`interfaces: ${interfacesOf()}
declarations: ${variables('Workgroup')}`

const inKernels = ['float', 'double', 'uint', 'float2']

const ofKernels = piecesIn(kernel)`interfaces: ${interfacesOf(inKernels)}
declarations: ${variables('CrossWorkgroup', inKernels)}`

/** Shaders and kernels that declare the capabilities of some widths. */
function settingWith(
  { extension, capabilities }: FloatAtomics,
  pieces: Pieces,
  ...widths: readonly (keyof typeof names)[]
): Pieces {
  const own = pieces.skeleton === 'kernel' ? kernel.capabilities : 'OpCapability Shader'
  const lines = widths.map((width) => `OpCapability ${capabilities[width]}`)
  return piecesIn(pieces)`capabilities: ${[own, ...lines].join('\n')}
extensions: OpExtension "${extension}"`
}

/** Every instruction with an operand that is replaced: Result Type, pointer or value. */
function bodyOf(
  { operations }: FloatAtomics,
  parts: readonly [type: string, pointer: string, value: string],
  others: Readonly<Record<string, readonly [type: string, pointer: string, value: string]>>,
): string {
  const text = (operation: string, [type, pointer, value]: readonly [string, string, string]) =>
    `${operation} ${type} ${pointer} %uint_2 %uint_0 ${value}`
  const lines = operations.map((operation) => {
    const name = operation.replaceAll(/^OpAtomic|EXT$/g, '').toLowerCase()
    const ways = Object.entries(others).map(
      ([way, other]) => `\n| ${name}-${way.replace('_', '-')}: ${text(operation, other)}`,
    )
    const own = text(operation, parts)
    return `%by_${name} = ${ways.length === 0 ? own : `{${own}${ways.join('')}}`}`
  })
  return lines.join('\n')
}

const whole = (type: string) => [`%${type}`, `%of_${type}`, `%a_${type}`] as const

/** Pairs of the rules that the texts on atomic operations on floating-point numbers have in common. */
export function floatAtomicPairs(text: FloatAtomics): readonly Pair[] {
  const { capabilities } = text
  const widths = [32, 64, 16] as const
  const known = widths.filter((width) => capabilities[width] !== undefined)
  const body = (type: string, others: Parameters<typeof bodyOf>[2]) =>
    bodyOf(text, whole(type), others)
  const notFloats = Object.fromEntries(
    ['uint', 'int', 'ulong', 'float2', 'double2', 'bool'].map((type) => [type, whole(type)]),
  )
  const allowed = settingWith(text, shader, ...known)
  const kernels = settingWith(text, ofKernels, ...known)
  return [
    pairIn(allowed)`result-type-is-a-floating-point-scalar/shader: the results are floats
body: ${body('float', notFloats)}`,
    pairOf`result-type-is-a-floating-point-scalar/kernel: the results in a kernel are floats
${kernels}
body: ${body('float', { uint: whole('uint'), float2: whole('float2') })}`,
    pairIn(allowed)`value-has-the-result-type/shader: the values have the type of the result
body: ${body(
      'float',
      Object.fromEntries(
        ['double', 'half', 'uint', 'int', 'float2', 'bool', 'float_only'].map((type) => [
          type,
          ['%float', '%of_float', `%a_${type}`] as const,
        ]),
      ),
    )}`,
    pairIn(allowed)`value-has-the-result-type/not-a-value: the values have types
before: %void %helper()
body: %nothing = OpFunctionCall %void %helper
${body('float', {
  label: ['%float', '%of_float', '%entry'],
  type: ['%float', '%of_float', '%float'],
  'void-call': ['%float', '%of_float', '%nothing'],
})}`,
    pairOf`value-has-the-result-type/wide: the values are as wide as the result, in a kernel
${kernels}
body: ${body('double', { narrower: ['%double', '%of_double', '%a_float'] })}`,
    pairOf`pointer-points-to-the-result-type/shader: the pointers are to the type of the result
${allowed}
body: ${body(
      'float',
      Object.fromEntries(
        ['double', 'half', 'uint', 'int', 'float2', 'bool', 'float_only'].map((type) => [
          type,
          ['%float', `%of_${type}`, '%a_float'] as const,
        ]),
      ),
    )}`,
    pairOf`pointer-points-to-the-result-type/wide: the pointers are to a type as wide as the result, in a kernel
${kernels}
body: ${body('double', { narrower: ['%double', '%of_float', '%a_double'] })}`,
    ...known.map((width) => {
      const others = known.filter((other) => other !== width)
      const own = `OpCapability ${capabilities[width]}`
      const setting = settingWith(text, shader)
      return pairOf`width-has-its-capability/${names[width]}: the capability for ${String(width)} bits is declared
${setting}
capabilities: ${setting.capabilities ?? ''}
{${own}${others
        .map(
          (other) => `
| with-${other}-bits: OpCapability ${capabilities[other]}`,
        )
        .join('')}}
body: ${body(names[width], {})}`
    }),
    pairOf`width-has-its-capability/all: the capabilities for all widths are declared
${settingWith(text, shader)}
capabilities: OpCapability Shader
${known.map((width) => `{OpCapability ${capabilities[width]} | without-${width}-bits:}`).join('\n')}
body: ${known.map((width) => body(names[width], {}).replaceAll('%by_', `%of_${width}_`)).join('\n')}`,
    ...(capabilities[16] === undefined
      ? [
          pairIn(allowed)`width-is-32-or-64/shader: the results have 32 bits
body: ${body('float', { half: whole('half') })}`,
          pairIn(settingWith(text, shader, 64))`width-is-32-or-64/wide: the results have 64 bits
body: ${body('double', { half: whole('half') })}`,
        ]
      : []),
  ]
}
