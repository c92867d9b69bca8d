import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** Two geometry shaders, of which the second one has several streams, and helpers that emit. */
const geometry: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability GeometryStreams',
  entryPoints: 'OpEntryPoint Geometry %main "main"\nOpEntryPoint Geometry %other "other"',
  modes: ['main', 'other']
    .flatMap((name) =>
      ['InputPoints', 'OutputPoints', 'OutputVertices 2', 'Invocations 1'].map(
        (mode) => `OpExecutionMode %${name} ${mode}`,
      ),
    )
    .join('\n'),
  before: `%emits = OpFunction %void None %signature
%emits_block = OpLabel
OpEmitVertex
OpReturn
OpFunctionEnd
%streams = OpFunction %void None %signature
%streams_block = OpLabel
OpEmitStreamVertex %uint_1
OpReturn
OpFunctionEnd`,
}

/** Pairs of the rule on instructions for one stream of vertices and for several. */
export const pairs = [
  pairOf`vertex-streams/one-and-several in spv1.0, spv1.6
a geometry shader has one stream, another one has several
${geometry}
body: %one = OpFunctionCall %void %emits
OpEndPrimitive
{| stream-vertex: OpEmitStreamVertex %uint_0 | stream-primitive: OpEndStreamPrimitive %uint_0
  | helper: %call = OpFunctionCall %void %streams}
after: %other = OpFunction %void None %signature
%other_block = OpLabel
%several = OpFunctionCall %void %streams
OpEndStreamPrimitive %uint_1
{| vertex: OpEmitVertex | primitive: OpEndPrimitive | other-helper: %call = OpFunctionCall %void %emits}
OpReturn
OpFunctionEnd`,
]
