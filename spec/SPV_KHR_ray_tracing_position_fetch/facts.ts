import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

function declares(capability: string, text: string) {
  return {
    fact: `Capability.${capability}.capabilities[0]`,
    text,
    grammar: 'Shader',
    follow: 'grammar' as const,
    why: 'The core specification has Shader as well; NOTES.md has both readings.',
  }
}

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_ray_tracing_position_fetch',
  instructions: [
    instructionFact(
      'OpRayQueryGetIntersectionTriangleVertexPositionsKHR',
      5340,
      '5',
      ['RayQueryPositionFetchKHR'],
      'IdResultType',
      'IdResult',
      'IdRef Ray Query',
      'IdRef Intersection',
    ),
  ],
  enumerants: [
    ...enumerantFacts('BuiltIn', {
      HitTriangleVertexPositionsKHR: [5335, ['RayTracingPositionFetchKHR']],
    }),
    ...enumerantFacts('Capability', {
      RayTracingPositionFetchKHR: [5336, ['RayTracingKHR']],
      RayQueryPositionFetchKHR: [5391, ['RayQueryKHR']],
    }),
  ],
  differences: [
    declares('RayQueryPositionFetchKHR', 'RayQueryKHR'),
    declares('RayTracingPositionFetchKHR', 'RayTracingKHR'),
    {
      fact: 'OpRayQueryGetIntersectionTriangleVertexPositionsKHR.operands[2].name',
      text: 'Ray Query',
      grammar: 'RayQuery',
      follow: 'text',
      why: 'The grammar leaves out the blank.',
    },
  ],
}
