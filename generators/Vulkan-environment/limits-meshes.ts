import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** A mesh shader that a function of its own sets the outputs of, as a whole or not. */
function setting(counts: string): Pieces {
  return {
    ...stage('MeshEXT'),
    before: `%helper = OpFunction %void None %signature
%begin = OpLabel
OpSetMeshOutputsEXT ${counts}
OpReturn
OpFunctionEnd`,
    body: '%called = OpFunctionCall %void %helper',
  }
}

/** Pairs of the rules of the runtime validation on mesh shaders. */
export const pairs = [
  pairOf`mesh-vertex-count/outputs ${inVulkan}
a mesh has as many vertices as it may have
${stage('MeshEXT')}
body: OpSetMeshOutputsEXT {%uint_3 | one-more: %uint_4 | many: %uint_256} %uint_1`,
  pairOf`mesh-vertex-count/called ${inVulkan}
a function gives a mesh no vertices
${setting('{%uint_0 | more: %uint_4} %uint_0')}`,
  pairOf`mesh-primitive-count/outputs ${inVulkan}
a mesh has as many primitives as it may have
${stage('MeshEXT')}
body: OpSetMeshOutputsEXT %uint_2 {%uint_1 | one-more: %uint_2 | many: %uint_256}`,
  pairOf`mesh-primitive-count/called ${inVulkan}
a function gives a mesh no primitives
${setting('%uint_1 {%uint_0 | more: %uint_2}')}`,
]
