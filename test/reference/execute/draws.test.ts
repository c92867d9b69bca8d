import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { execute } from '#reference/execute/execute'

/** A pipeline whose vertex shader passes its attribute on, and whose fragment shader has that body. */
function pipeline({ body = '%made = OpLoad %uint4 %given', place = '', flat = '0' } = {}): string {
  return `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %vertex "main" %attribute %passed %position %size
OpEntryPoint Fragment %fragment "main" %given %color
OpExecutionMode %fragment OriginUpperLeft
OpDecorate %attribute Location 0
OpDecorate %passed Location 0
OpDecorate %given Location ${flat}
OpDecorate %given Flat
OpDecorate %color Location 0
OpDecorate %position BuiltIn Position
OpDecorate %size BuiltIn PointSize
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%uint4 = OpTypeVector %uint 4
%float = OpTypeFloat 32
%float4 = OpTypeVector %float 4
%in4 = OpTypePointer Input %uint4
%out4 = OpTypePointer Output %uint4
%out_float = OpTypePointer Output %float
%out_float4 = OpTypePointer Output %float4
%c0 = OpConstant %uint 0
%f0 = OpConstant %float 0
%f1 = OpConstant %float 1
%half = OpConstant %float 0.5
%minus_half = OpConstant %float -0.5
%two = OpConstant %float 2
%attribute = OpVariable %in4 Input
%passed = OpVariable %out4 Output
%given = OpVariable %in4 Input
%color = OpVariable %out4 Output
%position = OpVariable %out_float4 Output
%size = OpVariable %out_float Output
%vertex = OpFunction %void None %procedure
%start = OpLabel
%all = OpLoad %uint4 %attribute
OpStore %passed %all
%x = OpCompositeExtract %uint %all 0
%is_left = OpIEqual %bool %x %c0
%place = OpSelect %float %is_left %minus_half %half
%where = OpCompositeConstruct %float4 ${place || '%place %f0 %f0 %f1'}
OpStore %position %where
OpStore %size %f1
OpReturn
OpFunctionEnd
%fragment = OpFunction %void None %procedure
%fragment_start = OpLabel
${body}
OpStore %color %made
OpReturn
OpFunctionEnd
`
}

/** Two points, of which the second is the right one of two pixels. */
function drawn(text: string) {
  const made = assemble(text, { version: 0x10600 })
  if (made.kind === 'faulty') throw new Error(JSON.stringify(made.errors))
  const words = Uint32Array.from([0, 5, 6, 7, 1, 8, 9, 10])
  return execute(made.words, {
    groups: [1, 1, 1],
    draw: {
      ...{ vertices: 2, instances: 1, targets: 1, width: 2, height: 1 },
      attributes: new Map([[0, new Uint8Array(words.buffer)]]),
    },
  })
}

/** The words of the color attachment; those that are open are missing. */
function colors(text: string): readonly (number | undefined)[] {
  const outcome = drawn(text)
  if (outcome.kind !== 'finished') throw new Error(`${outcome.kind}: ${outcome.message}`)
  const { bytes, known } = outcome.buffers.get('color,0') ?? { bytes: [], known: [] }
  const view = new Uint32Array(Uint8Array.from(bytes).buffer)
  return Array.from(view, (word, index) => (known[4 * index] === 1 ? word : undefined))
}

describe('draws in the interpreter', () => {
  it('pass what a vertex shader writes to the pixel of its point', () => {
    expect(colors(pipeline())).toEqual([0, 5, 6, 7, 1, 8, 9, 10])
  })

  it('leave the pixel of a discarded fragment as it is', () => {
    const body = `%made = OpLoad %uint4 %given
%first = OpCompositeExtract %uint %made 0
%is_first = OpIEqual %bool %first %c0
OpSelectionMerge %kept None
OpBranchConditional %is_first %gone %kept
%gone = OpLabel
OpKill
%kept = OpLabel`
    expect(colors(pipeline({ body }))).toEqual([0, 0, 0, 0, 1, 8, 9, 10])
  })

  it('leave open what a fragment shader reads and no vertex shader writes', () => {
    expect(colors(pipeline({ flat: '1' }))).toEqual(new Array(8).fill(undefined))
  })

  it('write no pixel of a point outside of the view, and the last one of two at one place', () => {
    expect(colors(pipeline({ place: '%two %f0 %f0 %f1' }))).toEqual(new Array(8).fill(0))
    expect(colors(pipeline({ place: '%half %f0 %f0 %f1' }))).toEqual([0, 0, 0, 0, 1, 8, 9, 10])
  })

  it.each([
    ['%f0 %f0 %f0 %f1', 'not in the middle of a pixel'],
    ['%half %f0 %f0 %two', 'whose w is not 1'],
  ])('refuse a point at %s', (place, why) => {
    expect(drawn(pipeline({ place }))).toMatchObject({
      kind: 'unsupported',
      message: expect.stringContaining(why),
    })
  })
})
