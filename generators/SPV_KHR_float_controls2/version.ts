import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'

const shader: Pieces = {
  capabilities: 'Shader FloatControls2',
  extensions: 'OpExtension "SPV_KHR_float_controls2"',
}

const shaders: Readonly<Record<string, Pieces>> = {
  used: {
    ...shader,
    annotations: 'OpDecorate %sum FPFastMathMode NotNaN',
    body: '%sum = OpFAdd %float %float_1 %float_2',
  },
  declared: shader,
}

/** Pairs of the rule on the version of modules. */
export const pairs = Object.entries(shaders).map(([name, pieces]) =>
  pair(
    'version-is-1-2-or-later',
    name,
    'a shader with the capability is of version 1.2',
    pieces,
    earlierVersions(1, 0),
    { environments: ['spv1.2'] },
  ),
)
