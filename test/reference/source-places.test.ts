import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { disassemble } from '#reference/disassemble/disassemble'
import { sourcePlacesOf, sourcePlaceText } from '#reference/source-places'
import { assembly } from '../support/assembly.ts'

/** A shader whose function is `body`, with the debug information of a version of the set. */
function shader(body: string, version = 101, file = 'a.comp'): Uint32Array {
  return assembly(`OpCapability Shader
%opencl = OpExtInstImport "OpenCL.DebugInfo.100"
%set = OpExtInstImport "NonSemantic.Shader.DebugInfo.${version}"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "${file}"
%other = OpString "b.comp"
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%zero = OpConstant %uint 0
%three = OpConstant %uint 3
%seven = OpConstant %uint 7
%source = OpExtInst %void %set DebugSource %file
%signature = OpTypeFunction %void
%main = OpFunction %void None %signature
%entry = OpLabel
${body}
OpReturn
OpFunctionEnd
`)
}

/** The places of the instructions with one of those names, in order. */
function placesOf(
  words: Uint32Array,
  ...names: readonly string[]
): readonly (string | undefined)[] {
  const { module } = decode(words)
  const placeOf = sourcePlacesOf(module)
  return [...module.instructions].flatMap(({ name, index }) => {
    const place = placeOf(index)
    return names.includes(name) ? [place && sourcePlaceText(place)] : []
  })
}

const nop = 'OpNop'
const debugLine = '%l = OpExtInst %void %set DebugLine %source %three %three %seven %seven'

describe('the place in the program that an instruction comes from', () => {
  it('is that of the OpLine before it, until the next one, OpNoLine or the end of the block', () => {
    const words = shader(
      `${nop}\nOpLine %file 5 2\n${nop}\nOpLine %other 6 0\n${nop}\nOpNoLine\n${nop}\nOpLine %file 8 1\nOpBranch %next\n%next = OpLabel\n${nop}`,
    )
    expect(placesOf(words, 'OpNop', 'OpBranch')).toEqual([
      ...[undefined, 'a.comp:5:2', 'b.comp:6', undefined, 'a.comp:8:1', undefined],
    ])
  })

  it('is that of OpLine after an instruction of OpenCL.DebugInfo.100, which has no lines for code', () => {
    const scope = '%s = OpExtInst %void %opencl DebugNoScope'
    const words = shader(`OpLine %file 5 2\n${scope}\n${nop}`)
    expect(placesOf(words, 'OpNop')).toEqual(['a.comp:5:2'])
  })

  it('is that of DebugLine rather than that of OpLine, until DebugNoLine', () => {
    const words = shader(
      `OpLine %other 9 9\n${debugLine}\n${nop}\n%n = OpExtInst %void %set DebugNoLine\n${nop}`,
    )
    expect(placesOf(words, 'OpNop')).toEqual(['a.comp:3:7', 'b.comp:9:9'])
  })

  it('is not read from a version of the set that no text describes', () => {
    expect(placesOf(shader(`${debugLine}\n${nop}`, 102), 'OpNop')).toEqual([undefined])
    expect(placesOf(shader(`${debugLine}\n${nop}`, 100), 'OpNop')).toEqual(['a.comp:3:7'])
  })

  it('has a short name on one line, whatever the module contains', () => {
    const [long] = placesOf(shader(`${debugLine}\n${nop}`, 101, 'x'.repeat(10_000)), 'OpNop')
    expect(long).toBe(`…${'x'.repeat(119)}:3:7`)
    const [broken] = placesOf(shader(`${debugLine}\n${nop}`, 101, 'a\\nb'), 'OpNop')
    expect(broken).toBe('"a\\nb":3:7')
  })

  it('is unknown if the line is not a constant or the source is not a DebugSource', () => {
    const wrong = debugLine.replace('%source', '%file')
    expect(placesOf(shader(`${wrong}\n${nop}`), 'OpNop')).toEqual([undefined])
    const unknown = debugLine.replace('%three', '%void')
    expect(placesOf(shader(`${unknown}\n${nop}`), 'OpNop')).toEqual([undefined])
  })

  it('is printed as a comment in a disassembly on request', () => {
    const words = shader(`OpLine %file 5 2\n${nop}`, 101, 'ä.comp')
    const placeOf = sourcePlacesOf(decode(words).module)
    const comment = (index: number) => {
      const place = placeOf(index)
      return place && sourcePlaceText(place)
    }
    expect(disassemble(words, { comment })).toContain('OpNop  ; ä.comp:5:2\n')
    expect(disassemble(words)).toContain('OpNop\n')
  })
})
