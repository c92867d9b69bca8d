import { enumerantFacts } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_NV_shader_atomic_fp16_vector',
  instructions: [],
  enumerants: enumerantFacts('Capability', { AtomicFloat16VectorNV: [6095] }),
  differences: [
    {
      fact: 'Capability.AtomicFloat16VectorNV.value',
      text: '6095',
      grammar: '5404',
      follow: 'grammar',
      why: 'SPV_EXT_shader_atomic_float16_add has 6095 for AtomicFloat16AddEXT.',
    },
  ],
}
