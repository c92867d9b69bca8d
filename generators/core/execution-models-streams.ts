import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** Two geometry shaders, of which the second one has several streams, and helpers that emit. */
const geometry: Pieces = {
  capabilities: 'Shader GeometryStreams',
  entryPoints: 'OpEntryPoint Geometry %main "main"\nOpEntryPoint Geometry %other "other"',
  modes: ['main', 'other']
    .flatMap((name) =>
      ['InputPoints', 'OutputPoints', 'OutputVertices 2', 'Invocations 1'].map(
        (mode) => `%${name} ${mode}`,
      ),
    )
    .join('\n'),
  before: `%void %emits()
OpEmitVertex
%void %streams()
OpEmitStreamVertex %uint_1`,
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
after: %void %other()
%several = OpFunctionCall %void %streams
OpEndStreamPrimitive %uint_1
{| vertex: OpEmitVertex | primitive: OpEndPrimitive | other-helper: %call = OpFunctionCall %void %emits}`,
]
