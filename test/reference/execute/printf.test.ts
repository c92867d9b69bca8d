import { describe, expect, it } from 'vitest'
import { execute } from '#reference/execute/execute'
import { type FormatSpecifier, formatParts } from '#reference/execute/printf-format'
import { floatText, integerText } from '#reference/execute/printf-numbers'
import { assembly } from '../../support/assembly.ts'

function specifierIn(format: string): FormatSpecifier {
  const [part] = formatParts(format)
  if (part?.kind !== 'specifier') throw new Error(`${format}: not a specifier`)
  return part
}

describe('numbers of DebugPrintf', () => {
  // As C prints them: ISO/IEC 9899, fprintf.
  it.each([
    ['%f', 0.1, '0.100000'],
    ['%f', -0, '-0.000000'],
    ['%.0f', 2.5, '2'],
    ['%f', 1e21, '1000000000000000000000.000000'],
    ['%e', 0, '0.000000e+00'],
    ['%.0e', 999999.5, '1e+06'],
    ['%e', 5e-324, '4.940656e-324'],
    ['%g', 0.0001, '0.0001'],
    ['%g', 0.00001, '1e-05'],
    ['%g', 999999.5, '1e+06'],
    ['%.3g', 123456, '1.23e+05'],
    ['%G', 1e300, '1E+300'],
    ['%a', 0, '0x0p+0'],
    ['%a', 5e-324, '0x0.0000000000001p-1022'],
    ['%.2a', 0.1, '0x1.9ap-4'],
    ['%012a', 1, '0x0000001p+0'],
    ['%06f', Number.POSITIVE_INFINITY, '   inf'],
    ['%F', Number.NEGATIVE_INFINITY, '-INF'],
  ])('are printed by %s: %s gives %s', (format, value, expected) => {
    expect(floatText(value, specifierIn(format))).toBe(expected)
  })

  it.each([
    ['%d', -1n, 32, '-1'],
    ['%u', -1n, 32, '4294967295'],
    ['%lx', -1n, 64, 'ffffffffffffffff'],
    ['%08.3d', -5n, 32, '    -005'],
    ['%.0x', 0n, 32, ''],
    ['%o', 8n, 32, '10'],
  ])('are printed by %s: %s in %s bits gives %s', (format, value, width, expected) => {
    expect(integerText(value, width, specifierIn(format))).toBe(expected)
  })
})

describe('formats of DebugPrintf', () => {
  it.each(['%s', '%c', '%-d', '%+d', '%*d', '%hd', '%lld', '%lf', '%v5f', '%v2p', '%9999d', '%'])(
    'are not described if they have %s',
    (format) => {
      expect(formatParts(`a ${format}`).map(({ kind }) => kind)).toContain('unknown')
    },
  )
})

/** A shader that prints a 32-bit integer, a Boolean and an undefined integer. */
function printing(format: string, ...printed: readonly string[]) {
  return execute(
    assembly(
      `OpCapability Shader
%set = OpExtInstImport "NonSemantic.DebugPrintf"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 2 1 1
%format = OpString "${format}"
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%yes = OpConstantTrue %bool
%five = OpConstant %uint 5
%open = OpUndef %uint
%signature = OpTypeFunction %void
%main = OpFunction %void None %signature
%entry = OpLabel
%print = OpExtInst %void %set DebugPrintf %format ${printed.join(' ')}
OpReturn
OpFunctionEnd
`,
      { version: 0x0001_0600 },
    ),
    { groups: [1, 1, 1] },
  )
}

describe('the output of DebugPrintf', () => {
  it('is one message from each invocation', () => {
    expect(printing('x = %u, %d', '%five', '%yes', '%open')).toMatchObject({
      kind: 'finished',
      printed: [
        { invocation: 0, text: 'x = 5, 1' },
        { invocation: 1, text: 'x = 5, 1' },
      ],
    })
  })

  it.each([
    ['%u', '%open', '%14, which is undefined is printed'],
    ['%f', '%five', '%f of a value that is not a float'],
    ['%lu', '%five', '%lu of an integer of 32 bits'],
    ['%v2u', '%five', '%v2u of a value with 1 components'],
    ['%p', '%five', '%p of a value that is not a pointer'],
    ['%s', '%five', '%s is not described'],
  ])('is open if the format %s prints %s', (format, printed, open) => {
    const outcome = printing(format, printed)
    expect(outcome).toMatchObject({ kind: 'finished' })
    if (outcome.kind === 'finished')
      expect(outcome.printed?.[0]?.open?.replace(/^%\d+/, '%14')).toBe(open)
  })

  it('is undefined if arguments are missing', () => {
    expect(printing('%u %u', '%five')).toMatchObject({
      kind: 'undefined',
      rule: 'NonSemantic.DebugPrintf/arguments-suffice-for-the-format',
    })
  })
})
