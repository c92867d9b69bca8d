import { pairIn } from '../pairs/pair-of.ts'
import { inVulkan, stage } from './shared/stages.ts'

const { modes = '', ...capturing } = stage('Geometry', {
  capabilities: ['TransformFeedback', 'GeometryStreams'],
  interfaces: '%one %two',
})

/** Two outputs of one buffer. */
const outputs = `%one = OpVariable %pointer_Output_float Output
%two = OpVariable %pointer_Output_float Output`

const usual = ['one', 'two']
  .map(
    (name, at) => `OpDecorate %${name} Location ${at}
OpDecorate %${name} XfbBuffer 0`,
  )
  .join('\n')

/** Decorations that all outputs of a buffer have, or none. */
const rules = [
  ['captured-stride-everywhere', 'XfbStride 8', 'Stream 0'],
  ['captured-stream-everywhere', 'Stream 0', 'XfbStride 8'],
] as const

/** Pairs of the rules on decorations that all outputs of a buffer have. */
export const pairs = rules.map(
  ([rule, own, other]) => pairIn(capturing)`${rule}/two ${inVulkan}
both outputs of a buffer have ${own.replace(/ \d/, '')}
modes: ${modes}
OpExecutionMode %main Xfb
annotations: ${usual}
${['one', 'two'].map((name) => `OpDecorate %${name} ${other}`).join('\n')}
{OpDecorate %one ${own} | first-without:}
{OpDecorate %two ${own} | second-without:}
declarations: ${outputs}`,
)
