import type { EnumerantFact, Facts } from '../rule.ts'

const capabilities = ['FloatControls2']

function flag(name: string, value: number): EnumerantFact {
  return { kind: 'FPFastMathMode', name, value, capabilities, parameters: [] }
}

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_float_controls2',
  instructions: [],
  enumerants: [
    {
      kind: 'ExecutionMode',
      name: 'FPFastMathDefault',
      value: 6028,
      capabilities,
      parameters: [
        { kind: 'IdRef', quantifier: '', name: 'Target Type' },
        { kind: 'IdRef', quantifier: '', name: 'Fast-Math Mode' },
      ],
    },
    flag('AllowContract', 0x10000),
    flag('AllowReassoc', 0x20000),
    flag('AllowTransform', 0x40000),
    {
      kind: 'Decoration',
      name: 'FPFastMathMode',
      value: 40,
      capabilities: ['Kernel', 'FloatControls2'],
      parameters: [{ kind: 'FPFastMathMode', quantifier: '', name: 'Fast-Math Mode' }],
    },
    { kind: 'Capability', name: 'FloatControls2', value: 6029, capabilities: [], parameters: [] },
  ],
  differences: ['AllowContract', 'AllowReassoc'].flatMap((name) => {
    const path = `FPFastMathMode.${name}.capabilities`
    const why =
      'SPV_INTEL_fp_fast_math_mode has the same flag under a capability of its own, which comes first in order.'
    return [
      { fact: `${path}.length`, text: '1', grammar: '2', follow: 'grammar', why },
      {
        fact: `${path}[0]`,
        text: 'FloatControls2',
        grammar: 'FPFastMathModeINTEL',
        follow: 'grammar',
        why,
      },
    ]
  }),
}
