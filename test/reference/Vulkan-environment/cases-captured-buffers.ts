import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { annotated, lines } from './case.ts'

/** A geometry shader with two outputs, the second a block of two members. */
const outputs: Pieces = {
  capabilities:
    'OpCapability Geometry\nOpCapability TransformFeedback\nOpCapability GeometryStreams',
  entryPoints: 'OpEntryPoint Geometry %main "main" %a %b',
  modes: lines(
    'OpExecutionMode %main InputPoints',
    'OpExecutionMode %main OutputPoints',
    'OpExecutionMode %main OutputVertices 1',
    'OpExecutionMode %main Invocations 1',
  ),
  declarations: lines(
    '%block = OpTypeStruct %f32 %f32',
    '%pa = OpTypePointer Output %f32',
    '%pb = OpTypePointer Output %block',
    '%a = OpVariable %pa Output',
    '%b = OpVariable %pb Output',
  ),
}
const located = lines(
  'OpDecorate %block Block',
  'OpDecorate %a Location 0',
  'OpDecorate %b Location 1',
)
const both = lines(located, 'OpDecorate %a XfbBuffer 0', 'OpDecorate %b XfbBuffer 0')

/** Both rules are about the same outputs. */
function shared(slug: string, name: string, others: string): readonly RuleCase[] {
  const first = lines(others, both, `OpDecorate %a ${name} 8`)
  const rule = `captured-${slug}-everywhere`
  return [
    annotated(rule, lines(first, `OpDecorate %b ${name} 8`), first, outputs),
    annotated(
      rule,
      lines(first, `OpMemberDecorate %block 0 ${name} 8`, `OpMemberDecorate %block 1 ${name} 8`),
      lines(first, `OpMemberDecorate %block 0 ${name} 8`),
      outputs,
      'of one member',
    ),
    annotated(
      rule,
      lines(first.replace('%b XfbBuffer 0', '%b XfbBuffer 1')),
      first,
      outputs,
      'another buffer',
    ),
    annotated(
      rule,
      lines(first, `OpMemberDecorate %block 0 ${name} 8`, `OpMemberDecorate %block 1 ${name} 8`),
      lines(first, `OpMemberDecorate %block 0 ${name} 4`, `OpMemberDecorate %block 1 ${name} 4`),
      outputs,
      'inherited',
    ),
  ]
}

/** Outputs that are captured to one buffer. */
export const capturedBufferCases: readonly RuleCase[] = [
  ...shared('stride', 'XfbStride', ''),
  ...shared('stream', 'Stream', lines('OpDecorate %a XfbStride 16', 'OpDecorate %b XfbStride 16')),
]
