import type { Facts } from '../rule.ts'

/** Transcribed from the list of numbers and the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_fragment_shader_interlock',
  instructions: [
    {
      name: 'OpBeginInvocationInterlockEXT',
      opcode: 5364,
      wordCount: 1,
      variable: false,
      operands: [],
      capabilities: [
        'FragmentShaderSampleInterlockEXT',
        'FragmentShaderPixelInterlockEXT',
        'FragmentShaderShadingRateInterlockEXT',
      ],
    },
    {
      name: 'OpEndInvocationInterlockEXT',
      opcode: 5365,
      wordCount: 1,
      variable: false,
      operands: [],
      capabilities: [
        'FragmentShaderSampleInterlockEXT',
        'FragmentShaderPixelInterlockEXT',
        'FragmentShaderShadingRateInterlockEXT',
      ],
    },
  ],
  enumerants: [
    {
      kind: 'ExecutionMode',
      name: 'PixelInterlockOrderedEXT',
      value: 5366,
      capabilities: ['FragmentShaderPixelInterlockEXT'],
      parameters: [],
    },
    {
      kind: 'ExecutionMode',
      name: 'PixelInterlockUnorderedEXT',
      value: 5367,
      capabilities: ['FragmentShaderPixelInterlockEXT'],
      parameters: [],
    },
    {
      kind: 'ExecutionMode',
      name: 'SampleInterlockOrderedEXT',
      value: 5368,
      capabilities: ['FragmentShaderSampleInterlockEXT'],
      parameters: [],
    },
    {
      kind: 'ExecutionMode',
      name: 'SampleInterlockUnorderedEXT',
      value: 5369,
      capabilities: ['FragmentShaderSampleInterlockEXT'],
      parameters: [],
    },
    {
      kind: 'ExecutionMode',
      name: 'ShadingRateInterlockOrderedEXT',
      value: 5370,
      capabilities: ['FragmentShaderShadingRateInterlockEXT'],
      parameters: [],
    },
    {
      kind: 'ExecutionMode',
      name: 'ShadingRateInterlockUnorderedEXT',
      value: 5371,
      capabilities: ['FragmentShaderShadingRateInterlockEXT'],
      parameters: [],
    },
    {
      kind: 'Capability',
      name: 'FragmentShaderSampleInterlockEXT',
      value: 5363,
      capabilities: ['Shader'],
      parameters: [],
    },
    {
      kind: 'Capability',
      name: 'FragmentShaderShadingRateInterlockEXT',
      value: 5372,
      capabilities: ['Shader'],
      parameters: [],
    },
    {
      kind: 'Capability',
      name: 'FragmentShaderPixelInterlockEXT',
      value: 5378,
      capabilities: ['Shader'],
      parameters: [],
    },
  ],
  differences: [],
}
